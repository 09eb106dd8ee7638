import { EARLY, type Field } from './early-events.ts';
import { restorePlace } from './restore-place.ts';

/*
 * Stands in every prerendered document, which answers by itself: links, menus, options, forms that a server
 * takes. Asks for the app once the page is painted and the browser has nothing else to do, or at once when the
 * visitor is about to use what needs it. What was done until then is kept for the app to carry out.
 */

/** What is about to need the app. */
const NEEDS_APP = 'button:not([data-early]),input,textarea,select';

/** Buttons that do nothing without the app. */
const ANSWERED_BY_APP = 'button[type="button"]:not([data-early])';

/** Forms that are sent nowhere without the app. */
const SENT_BY_APP = 'form[method="dialog"]';

/** How long, in milliseconds, a busy browser may put off asking for the app. */
const LONGEST_WAIT = 3000;

let isAsked = false;

function needsApp({ target }: Event): boolean {
  return target instanceof Element && target.closest(NEEDS_APP) !== null;
}

/** Asks for the scripts, and runs one after the other, each in a task of its own; the app is the last of them. */
async function askForApp(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')];
  for (const script of scripts) script.rel = 'modulepreload';
  for (const { href } of scripts) await import(/* @vite-ignore */ href);
}

/** Keeps what only the app can answer. */
function noteEarly({ type, target }: Event): void {
  const kept = window[EARLY];
  if (!kept || !(target instanceof Element)) return;
  if (type === 'click') {
    const button = target.closest('button');
    if (button?.matches(ANSWERED_BY_APP)) kept.pressed.add(button);
  } else if (type === 'submit') {
    if (target.matches(SENT_BY_APP)) kept.submitted.add(target as HTMLFormElement);
  } else {
    // Only fields have the events that are left.
    kept.filled.add(target as Field);
  }
}

function askWhenIdle(): void {
  const ask = () => void askForApp();
  const later = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(ask, { timeout: LONGEST_WAIT });
    else setTimeout(ask, 200);
  };
  // What is loaded may not be painted yet: the frame after the next follows a paint.
  requestAnimationFrame(() => requestAnimationFrame(later));
}

window[EARLY] = { pressed: new Set(), submitted: new Set(), filled: new Set() };
for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
  document.addEventListener(type, (event) => void (needsApp(event) && askForApp()), {
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
