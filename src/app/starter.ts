import { restoreScroll } from '../routing/scroll.ts';
import { EARLY } from './early-events.ts';

/*
 * Stands in every prerendered document, which answers by itself: links, menus, options, forms that a server
 * takes. Asks for the app a while after the page is painted, once the browser has nothing else to do, or at once when
 * the visitor is about to use what needs it. What was done until then is kept for the app to carry out.
 * Every byte of it is in every page.
 */

/** What is about to need the app. Radio buttons are answered by styles: they need it once one is chosen. */
const NEEDS_APP = 'button:not([data-early]),input:not([type=radio]),textarea,select';

/**
 * For how long, in milliseconds, a painted page is left to itself. Fetching and compiling the app slows down what the
 * browser answers by itself, most of all on a phone: a first tap is answered before.
 */
const PAUSE = 400;

/** How long, in milliseconds, a busy browser may put off asking for the app. */
const LONGEST_WAIT = 3000;

/** For how many frames the first paint may be waited for. */
const MOST_FRAMES = 99;

let isAsked = false;

/** Asks for the scripts, and runs one after the other, each in a task of its own; the app is the last of them. */
async function askForApp(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')];
  for (const script of scripts) script.rel = 'modulepreload';
  for (const { href } of scripts) await import(/* @vite-ignore */ href);
}

function listen(types: string, listener: (event: Event) => void): void {
  for (const type of types.split(' ')) {
    document.addEventListener(type, listener, { capture: true, passive: true });
  }
}

function askWhenIdle(): void {
  const ask = () => void askForApp();
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(ask, { timeout: LONGEST_WAIT });
    else ask();
  };
  // What is loaded may not be painted yet; a browser that does not tell is not waited for long.
  let frames = 0;
  const whenPainted = () => {
    if (performance.getEntriesByName('first-contentful-paint')[0] || ++frames > MOST_FRAMES)
      setTimeout(whenIdle, PAUSE);
    else requestAnimationFrame(whenPainted);
  };
  requestAnimationFrame(whenPainted);
}

window[EARLY] = [];
listen('pointerover pointerdown focusin keydown change', ({ type, target }) => {
  // The document does not know the query and mark of its address, which its twins in other languages keep.
  const twin = (target as Element).closest?.<HTMLAnchorElement>('a[hreflang]');
  if (twin) {
    twin.search = location.search;
    twin.hash = location.hash;
  }
  if (type !== 'change' && !(target as Element).closest?.(NEEDS_APP)) return;
  // What the browser answers by itself is painted first.
  requestAnimationFrame(() => setTimeout(() => void askForApp()));
});
listen('click submit input change', ({ type, target }) => window[EARLY]?.push([type, target]));
restoreScroll();
if (document.readyState === 'complete') askWhenIdle();
else window.addEventListener('load', askWhenIdle);
