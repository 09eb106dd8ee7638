import { BAR_MARK, type VisitAnswer } from '../../domain/offline.ts';

/** The bar that says that the page may be old. */
function shownBar(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${BAR_MARK}]`);
}

/**
 * Says that the page may be old, or no more. A document that came so says so until it is loaded anew.
 *
 * @param notice nothing: the page is up to date
 */
export function showBar(notice: VisitAnswer['notice']): void {
  const shown = shownBar();
  if (!notice) {
    if (shown?.getAttribute(BAR_MARK) === 'page') shown.remove();
    return;
  }
  const bar = shown ?? document.createElement('div');
  if (!shown) {
    bar.setAttribute(BAR_MARK, 'page');
    bar.role = 'status';
    document.body.prepend(bar);
  }
  const text = document.createElement('span');
  text.textContent = notice.text;
  const retry = document.createElement('a');
  retry.href = '';
  retry.textContent = notice.retry;
  bar.replaceChildren(text, ' ', retry);
}
