import { EARLY } from './early-events.ts';
import { restorePlace } from './restore-place.ts';

/*
 * Stands in every prerendered document, which answers by itself: links, menus, options, forms that a server
 * takes. Asks for the app once the page is painted and the browser has nothing else to do, or at once when the
 * visitor is about to use what needs it. What was done until then is kept for the app to carry out.
 */

/** What is about to need the app. */
const NEEDS_APP = 'button:not([data-early]), input, textarea, select, form[method="dialog"]';

/** Buttons that do nothing without the app. */
const ANSWERED_BY_APP = 'button[type="button"]:not([data-early])';

/** How long, in milliseconds, a busy browser may put off asking for the app. */
const LONGEST_WAIT = 3000;

let isAsked = false;

function needsApp({ target }: Event): boolean {
  return target instanceof Element && target.closest(NEEDS_APP) !== null;
}

/** Asks for style sheets and scripts; the app, which is the last of them, starts when the styles are there. */
function askForApp(): void {
  if (isAsked) return;
  isAsked = true;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')];
  const styles = links.flatMap((link) => {
    if (link.dataset.later === 'script') {
      link.rel = 'modulepreload';
      return [];
    }
    return new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
      link.disabled = false;
    });
  });
  const app = links.at(-1)?.href ?? '';
  void Promise.all(styles).then(() => import(/* @vite-ignore */ app));
}

/** Keeps what only the app can answer. */
function noteEarly({ type, target }: Event): void {
  const kept = window[EARLY];
  if (!kept || !(target instanceof Element)) return;
  if (type === 'click') {
    const button = target.closest('button');
    if (button?.matches(ANSWERED_BY_APP)) keep(kept.pressed, button);
  } else if (type === 'submit') {
    if (target instanceof HTMLFormElement && target.method === 'dialog') keep(kept.submitted, target);
  } else if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    keep(kept.filled, target);
  }
}

function keep<Item>(list: Item[], item: Item): void {
  if (!list.includes(item)) list.push(item);
}

function askWhenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(askForApp, { timeout: LONGEST_WAIT });
  else setTimeout(askForApp, 200);
}

window[EARLY] = { pressed: [], submitted: [], filled: [] };
for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
  document.addEventListener(type, (event) => needsApp(event) && askForApp(), {
    capture: true,
    passive: true,
  });
}
for (const type of ['click', 'submit', 'input', 'change']) {
  document.addEventListener(type, noteEarly, { capture: true });
}
restorePlace();
if (document.readyState === 'complete') askWhenIdle();
else window.addEventListener('load', askWhenIdle);
