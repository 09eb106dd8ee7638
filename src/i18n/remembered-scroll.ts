import { LANGUAGE_SCROLL } from './language-scroll.ts';

/** Keeps the scroll position for the page in another language that is opened next, which takes it once. */
export function rememberScroll(): void {
  try {
    sessionStorage.setItem(LANGUAGE_SCROLL, String(window.scrollY));
  } catch {
    // Without storage the page opens at its top.
  }
}
