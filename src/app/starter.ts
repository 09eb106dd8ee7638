import { restoreScroll } from '../shared/scroll.ts';
import { ANSWERED_BY_APP } from './early-presses.ts';
import { doesWithoutApp } from './without-app.ts';

/*
 * Part of every prerendered document, which answers by itself: links, menus, options, forms that a server takes.
 * Asks for the app once the page is painted and the browser idle, or at once when the visitor is about to use what
 * needs it. It must stay small: it is in every page.
 */

/** Radio buttons are answered by styles: they need the app once one is chosen. */
const NEEDS_APP = 'button,input:not([type=radio]),textarea,select';

/**
 * Milliseconds between the first paint and the request for the app. Fetching and compiling it slows down what the
 * browser answers by itself, most of all on a phone: a first tap is answered before.
 */
const PAUSE = 400;

/** Milliseconds for which a busy browser may delay the request for the app. */
const MAX_WAIT = 3000;

/** Limit of frames to wait for the first paint. */
const MAX_FRAMES = 99;

const isWithoutApp = doesWithoutApp();

/** Loads the scripts and runs them in order, each in a task of its own, with the app last. */
async function askForApp(): Promise<void> {
  if (isWithoutApp) return;
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')];
  for (const script of scripts) {
    script.rel = 'modulepreload';
    // Loaded only once.
    delete script.dataset.later;
  }
  for (const { href } of scripts) await import(/* @vite-ignore */ href);
}

function listen(types: string, listener: (type: string, target: Element) => void): void {
  for (const type of types.split(' ')) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element) listener(type, target);
      },
      { capture: true, passive: true },
    );
  }
}

function askWhenIdle(): void {
  const ask = () => void askForApp();
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(ask, { timeout: MAX_WAIT });
    else ask();
  };
  // A loaded page may not be painted yet; some browsers never report the paint.
  let frames = 0;
  const whenPainted = () => {
    if (performance.getEntriesByName('first-contentful-paint')[0] || ++frames > MAX_FRAMES)
      setTimeout(whenIdle, PAUSE);
    else requestAnimationFrame(whenPainted);
  };
  requestAnimationFrame(whenPainted);
}

/** Shows what waits for the app, and goes back to pages that the app showed in this document. */
function doWithoutApp(): void {
  delete document.documentElement.dataset.choice;
  const { pathname } = location;
  window.addEventListener('popstate', () => {
    if (location.pathname !== pathname) location.reload();
  });
}

/** Chooses the option that the address names, or that holds the place it names. */
function chooseOption(): void {
  const place = document.getElementById(location.hash.slice(1));
  const named =
    new URLSearchParams(location.search).get('option') ??
    place?.closest<HTMLElement>('[data-option]')?.dataset.option;
  for (const option of document.querySelectorAll<HTMLInputElement>('[name=option]')) {
    if (option.value !== named) continue;
    option.checked = true;
    place?.scrollIntoView();
  }
}

window.earlyPresses = new Set();
listen('pointerover pointerdown focusin keydown change', (type, target) => {
  // The document does not know the query and hash of its address, which links to other languages carry on.
  const alternate = target.closest<HTMLAnchorElement>('a[hreflang]');
  if (alternate) {
    alternate.search = location.search;
    alternate.hash = location.hash;
  }
  if (type !== 'change' && !target.closest(NEEDS_APP)) return;
  // The browser's own answer is painted first.
  requestAnimationFrame(() => setTimeout(() => void askForApp()));
});
listen('click', (_type, target) => {
  const button = target.closest<HTMLElement>(ANSWERED_BY_APP);
  if (button) window.earlyPresses?.add(button);
});
chooseOption();
if (isWithoutApp) doWithoutApp();
restoreScroll();
if (document.readyState === 'complete') askWhenIdle();
else window.addEventListener('load', askWhenIdle);
