import type { Page } from 'playwright-core';

/** Parts of the screen that are of no use on paper. */
const CONTROLS =
  '#root > header, form, button, iframe, nav, search, input, select, textarea, [data-size][data-variant], [role="radio"]';

/** A sheet of A4 between its margins, in CSS pixels. */
export const PAPER = { width: 688, height: 1008 };

/** Lays a page out as printers do, and gives what is of no use there, in the way, unreadable or missing. */
export async function paperFaults(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  const controls = await page.locator(`:is(${CONTROLS}):visible`).count();
  const titles = await page.locator('main h1:visible').count();
  // biome-ignore lint/performance/useDomNodeTextContent: only what is laid out counts
  const footer = await page.locator('footer').innerText();
  return [
    ...(controls === 0 ? [] : [`${controls} controls`]),
    ...(titles === 1 ? [] : [`${titles} titles`]),
    ...(footer.includes('hello@example.com') ? [] : [`a footer without the address: ${footer}`]),
    ...(await printFaults(page)),
  ];
}

/** Elements that browsers print over others, or too wide or too pale for white paper. */
function printFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate((height) => {
    const faults: string[] = [];
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    if (beyond > 0) faults.push(`${beyond} px too wide`);
    const add = (fault: string, element: Element) =>
      faults.push(`${fault}: ${element.outerHTML.slice(0, 80)}`);
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || element.getBoundingClientRect().height === 0) continue;
      const { position, display, color } = getComputedStyle(element);
      // Fixed parts are printed on every page.
      if (position === 'fixed' || position === 'sticky') add(position, element);
      // Browsers lay the next row of a grid over the end of one that a page break cuts.
      const rows = display === 'grid' ? [...element.children] : [];
      if (rows.some((row) => row.getBoundingClientRect().height > height)) add('long row', element);
      if (!element.matches('main :is(h1, h2, h3, p, li, dt, dd, a, td)')) continue;
      // Printers leave backgrounds out.
      const brightest = Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
      const isOnMap = element.closest('div:has(> [aria-hidden] > img)') !== null;
      if (brightest > 110 && !isOnMap) add('pale', element);
    }
    return faults;
  }, PAPER.height);
}
