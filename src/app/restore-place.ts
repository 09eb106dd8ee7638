import { LANGUAGE_SCROLL } from '../i18n/language-scroll.ts';
import { SCROLL_POSITIONS } from './scroll-key.ts';

/**
 * Takes a document that is opened again, or in another language, to where it was left. It is then laid out whole,
 * so that the place is what it was. Stands in every document, and is short for it: what is stored is not doubted,
 * and whatever fails leaves the page at its top.
 */
export function restorePlace(): void {
  try {
    const stored = sessionStorage;
    const { key = 'default' } = (history.state ?? {}) as { readonly key?: string };
    const positions = JSON.parse(stored.getItem(SCROLL_POSITIONS) ?? '{}') as Record<string, number>;
    const top = Number(stored.getItem(LANGUAGE_SCROLL) ?? positions[`${key} ${location.pathname}`]);
    stored.removeItem(LANGUAGE_SCROLL);
    // Neither at the top nor unknown.
    if (!(top > 0)) return;
    document.documentElement.dataset.whole = '';
    scrollTo({ top, behavior: 'instant' });
  } catch {
    // No storage, or nothing of ours.
  }
}
