import type { Browser, Page } from 'playwright-core';
import type { Reading } from './pairs.ts';
import { openSlowPhone } from './slow-phone.ts';

/** Milliseconds from the finger on until what belongs to an option is drawn; infinite if it never is. */
export type TapReading = Reading<'answered'>;

/** What the page keeps for whoever looks at it afterwards. */
interface Watch {
  /** Headings that are not to be seen when the finger comes. */
  hidden: readonly string[];
  start: number;
  answered: number;
  readonly isAnswered: () => boolean;
}

/** Nobody's finger follows what the eye sees sooner. */
const FINGER = 100;
const LONGEST_WAIT = 15_000;

/** Taps on a page's second option as soon as it is painted. */
export async function measureOptionTap(browser: Browser, url: string): Promise<TapReading> {
  const phone = await openSlowPhone(browser);
  const { page } = phone;
  const place = untilPainted(page);
  await page.addInitScript(watchOptions);
  await page.goto(url, { waitUntil: 'commit' });
  const { x, y } = await place;
  await new Promise((resolve) => setTimeout(resolve, FINGER));
  await page.touchscreen.tap(x, y);
  await phone.becomesQuiet();
  const answered = await readAnswer(page);
  await phone.close();
  return { answered: answered ?? Number.POSITIVE_INFINITY };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the option is, once the page says so. */
function untilPainted(page: Page): Promise<Place> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${page.url()} shows no options.`)), LONGEST_WAIT);
    const tell = (place: Place): void => {
      clearTimeout(timer);
      resolve(place);
    };
    page.exposeFunction('paintsOption', tell).catch(reject);
  });
}

/** What the tap led to, if that is still to be seen. */
function readAnswer(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const { watch } = globalThis as unknown as { readonly watch: Watch };
    return watch.isAnswered() && watch.answered > 0 ? watch.answered : undefined;
  });
}

/**
 * Runs in the page before anything of its own: scrolls to the options in the frame that first paints them, and
 * looks from the tap on in every frame for a heading that was not to be seen before.
 */
function watchOptions(): void {
  const page = {
    hidden: [] as readonly string[],
    start: 0,
    answered: 0,
    headings: (isSeen: boolean) =>
      [...document.querySelectorAll('main :is(h2, h3, h4)')]
        .filter((heading) => heading.checkVisibility({ visibilityProperty: true }) === isSeen)
        .map(({ textContent }) => textContent ?? ''),
    isAnswered: () => page.headings(true).some((heading) => page.hidden.includes(heading)),
    findOption: () => {
      const options = document.querySelectorAll<HTMLInputElement>('input[type="radio"][name="option"]');
      const label = options[1]?.labels?.[0];
      if (!label || label.getBoundingClientRect().height === 0) {
        requestAnimationFrame(page.findOption);
        return;
      }
      label.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = label.getBoundingClientRect();
      const told = { x: left + width / 2, y: top + height / 2 };
      void (globalThis as unknown as { paintsOption: (place: Place) => Promise<void> }).paintsOption(told);
    },
    findAnswer: () => {
      if (!page.isAnswered()) {
        requestAnimationFrame(page.findAnswer);
        return;
      }
      // The frame's own style, layout and paint come before the next task.
      setTimeout(() => {
        page.answered = performance.now() - page.start;
      });
    },
  };
  Object.assign(globalThis, { watch: page });
  requestAnimationFrame(page.findOption);
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const seen = page.headings(true);
      page.hidden = page.headings(false).filter((heading) => !seen.includes(heading));
      page.start = timeStamp;
      requestAnimationFrame(page.findAnswer);
    },
    { capture: true, once: true },
  );
}
