const KEY = 'language-scroll';

/** Keeps the scroll position for the page in another language that is opened next. */
export function rememberScroll(): void {
  try {
    sessionStorage.setItem(KEY, String(window.scrollY));
  } catch {
    // Without storage the page opens at its top.
  }
}

/** Scrolls to where the page was left in another language, once. */
export function restoreScroll(): void {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (stored !== null) window.scrollTo({ top: Number(stored), behavior: 'instant' });
  } catch {
    // Nothing remembered.
  }
}
