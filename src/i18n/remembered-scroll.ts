const KEY = 'language-scroll';

/** Keeps the scroll position for the page in another language that is opened next. */
export function rememberScroll(): void {
  try {
    sessionStorage.setItem(KEY, String(window.scrollY));
  } catch {
    // Without storage the page opens at its top.
  }
}

/** Where the page was left in another language, in pixels from the top; told once. */
export function takeRememberedScroll(): number | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored === null ? undefined : Number(stored);
  } catch {
    return undefined;
  }
}
