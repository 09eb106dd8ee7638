import { takeRememberedScroll } from '../i18n/remembered-scroll.ts';
import { firstEntry, jumpTo, positionOf } from './scroll-positions.ts';

/**
 * Takes a document that is opened again, or in another language, to where it was left. It is then laid out whole,
 * so that the place is what it was.
 */
export function restorePlace(): void {
  const top = takeRememberedScroll() ?? positionOf(firstEntry());
  if (top <= 0) return;
  document.documentElement.dataset.whole = '';
  jumpTo(top);
}
