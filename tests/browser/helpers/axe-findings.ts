import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';

/** Every document takes it in anew: the short form, in half the time. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that may find in one scheme what they do not find in the other. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** What axe finds: the rule, and the elements that break it. */
export async function axeFindings(
  page: Page,
  rules: readonly string[] = ALL_RULES,
): Promise<readonly string[]> {
  // A document that has been asked before has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  // What axe says of the whole page takes longer to hand over than to find: only faults leave the page.
  return page.evaluate(
    async (runOnly: string[]) => {
      const options = { runOnly, resultTypes: ['violations'] };
      const { violations } = await Reflect.get(window, 'axe').run(document, options);
      return (violations as readonly Result[]).flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    },
    [...rules],
  );
}
