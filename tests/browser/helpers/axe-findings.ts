import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';

/** The minified form: every document has to parse it again. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose findings depend on the colour scheme. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** The findings of axe: the rule, and the element that breaks it. */
export async function axeFindings(
  page: Page,
  rules: readonly string[] = ALL_RULES,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  // Transferring the whole result takes longer than the run: only faults leave the page.
  return page.evaluate(
    async (runOnly: string[]) => {
      // Frames have no axe that could answer: without this, the run waits for each of them in vain.
      const options = { runOnly, resultTypes: ['violations'], iframes: false };
      const { violations } = await Reflect.get(window, 'axe').run(document, options);
      return (violations as readonly Result[]).flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    },
    [...rules],
  );
}
