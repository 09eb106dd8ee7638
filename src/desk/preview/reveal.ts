import { rowText, textElements, visibleText } from './page-texts.ts';
import type { ShownPlace } from './preview-api.ts';

/** Milliseconds to wait for the texts of a page that was just opened. */
const RENDER_TIMEOUT = 1000;
const LOOK_AGAIN = 100;

/** Pixels at the top and bottom of the page that its bars may cover. */
const BARS = 90;

/** Scrolls to the text of a field unless it is in view, and marks it for a moment. */
export async function reveal(places: readonly ShownPlace[]): Promise<void> {
  if (places.length === 0) return;
  const end = performance.now() + RENDER_TIMEOUT;
  let element = findElement(places);
  while (!element && performance.now() < end) {
    await new Promise((done) => setTimeout(done, LOOK_AGAIN));
    element = findElement(places);
  }
  if (!element) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const folded = element.closest('details:not([open])');
  if (folded) folded.setAttribute('open', '');
  if (!isInSight(element)) {
    const { top, height } = element.getBoundingClientRect();
    // The window alone: `scrollIntoView` would move the desk around it as well.
    window.scrollTo({
      top: window.scrollY + top - Math.max(BARS, (window.innerHeight - height) / 2),
      behavior: isStill ? 'instant' : 'smooth',
    });
  }
  element.animate([{ outline: `${MARK} #e8590c` }, { outline: `${MARK} transparent` }], {
    duration: 2000,
    easing: isStill ? 'steps(1, end)' : 'ease-in',
  });
}

/** An outline, which does not move anything. */
const MARK = '3px solid';

/** The element with one of the texts: one in view, else one of the page rather than of its header or footer. */
function findElement(places: readonly ShownPlace[]): Element | undefined {
  const wanted = places.map(({ pattern, row = [] }) => ({ pattern: new RegExp(pattern), row }));
  const found = textElements(document.body).filter((element) => {
    const text = visibleText(element);
    return (
      isShown(element) &&
      wanted.some(
        ({ pattern, row }) => pattern.test(text) && row.every((part) => rowText(element).includes(part)),
      )
    );
  });
  const [first] = found;
  return found.find(isInSight) ?? found.find((element) => element.closest('main') !== null) ?? first;
}

function isShown(element: Element): boolean {
  return element.checkVisibility() || element.closest('details:not([open])') !== null;
}

function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top >= BARS && bottom <= window.innerHeight - BARS;
}
