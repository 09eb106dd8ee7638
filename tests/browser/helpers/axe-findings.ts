import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that may find in one scheme what they do not find in the other. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** What axe finds: the rule, and the elements that break it. */
export async function axeFindings(
  page: Page,
  rules: readonly string[] = ALL_RULES,
): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
