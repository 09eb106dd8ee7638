import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Reading } from './pairs.ts';
import { openSlowPhone } from './slow-phone.ts';

/**
 * Milliseconds from the finger on until what belongs to an option is drawn, by the moment of the tap; infinite if it
 * never is.
 */
export type TapReading = Reading<TapMoment>;

/** A moment at which an option is tapped, in milliseconds after the page is painted whole. */
export type TapMoment = keyof typeof TAP_MOMENTS;

/** Nobody's finger follows what the eye sees sooner; a while later the page is waking. */
export const TAP_MOMENTS = { early: 100, waking: 600 } as const;

/** What the page keeps for whoever looks at it afterwards. */
interface Watch {
  readonly answered: number;
  readonly isAnswered: () => boolean;
}

const LONGEST_WAIT = 15_000;

/** Taps on a page's second option at each of the moments, the page being opened anew. */
export async function measureOptionTaps(browser: Browser, url: string): Promise<TapReading> {
  return {
    early: await measureOptionTap(browser, url, TAP_MOMENTS.early),
    waking: await measureOptionTap(browser, url, TAP_MOMENTS.waking),
  };
}

async function measureOptionTap(browser: Browser, url: string, moment: number): Promise<number> {
  const phone = await openSlowPhone(browser);
  const { page, session } = phone;
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'paintsOption' });
  await page.addInitScript(watchOptions);
  const place = untilPainted(session, url);
  const [{ x, y }] = await Promise.all([place, page.goto(url, { waitUntil: 'commit' })]);
  await new Promise((resolve) => setTimeout(resolve, moment));
  await page.touchscreen.tap(x, y);
  await phone.becomesQuiet();
  const answered = await readAnswer(page);
  await phone.close();
  return answered ?? Number.POSITIVE_INFINITY;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the option is, once the page says so. */
function untilPainted(session: CDPSession, url: string): Promise<Place> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${url} shows no options.`)), LONGEST_WAIT);
    session.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(timer);
      resolve(JSON.parse(payload) as Place);
    });
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
 * Runs in the page before anything of its own: scrolls to the options in the frame that first paints the whole
 * document, and looks from the tap on in every frame for a heading that was not to be seen then. Methods alone keep
 * their text when TypeScript is translated; functions in variables are given a helper that the page lacks.
 */
function watchOptions(): void {
  const watch = {
    hidden: [] as readonly string[],
    start: 0,
    answered: 0,
    headings(isSeen: boolean): readonly string[] {
      return [...document.querySelectorAll('main :is(h2, h3, h4)')]
        .filter((heading) => heading.checkVisibility({ visibilityProperty: true }) === isSeen)
        .map(({ textContent }) => textContent ?? '');
    },
    noteHidden(): void {
      const seen = watch.headings(true);
      watch.hidden = watch.headings(false).filter((heading) => !seen.includes(heading));
    },
    // Asks about no more than it must: whether something is to be seen takes its styles, which take time.
    isAnswered(): boolean {
      return [...document.querySelectorAll('main :is(h2, h3, h4)')].some(
        (heading) =>
          watch.hidden.includes(heading.textContent ?? '') &&
          heading.checkVisibility({ visibilityProperty: true }),
      );
    },
    findOption(): void {
      const options = document.querySelectorAll<HTMLInputElement>('input[type="radio"][name="option"]');
      const label = options[1]?.labels?.[0];
      const isWhole = document.readyState !== 'loading';
      if (!isWhole || !label || label.getBoundingClientRect().height === 0) {
        requestAnimationFrame(() => watch.findOption());
        return;
      }
      watch.noteHidden();
      label.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = label.getBoundingClientRect();
      const { paintsOption } = globalThis as unknown as { paintsOption: (place: string) => void };
      const place = JSON.stringify({ x: left + width / 2, y: top + height / 2 });
      // What is urgent comes as soon as this frame is painted, before scripts that wait.
      void scheduler.postTask(() => paintsOption(place), { priority: 'user-blocking' });
    },
    touch(time: number): void {
      watch.start = time;
      requestAnimationFrame(() => watch.findAnswer());
    },
    findAnswer(): void {
      if (!watch.isAnswered()) {
        requestAnimationFrame(() => watch.findAnswer());
        return;
      }
      // The frame's own style, layout and paint come before the next task.
      setTimeout(() => {
        watch.answered = performance.now() - watch.start;
      });
    },
  };
  Object.assign(globalThis, { watch });
  requestAnimationFrame(() => watch.findOption());
  const once = { capture: true, once: true };
  addEventListener('pointerdown', ({ timeStamp }) => watch.touch(timeStamp), once);
}
