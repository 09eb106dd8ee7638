/**
 * The address of the page that a link leads to within this document: one of the site's own, not in another
 * window, not as a file, and not marked `data-new-document`, as a change of language is.
 */
export function pageAddress(link: Element): string | undefined {
  const href = link.getAttribute('href') ?? '';
  const isOwn = href.startsWith('/') && !href.startsWith('//');
  return isOwn && !link.matches('[target], [download], [data-new-document]') ? href : undefined;
}

/**
 * Has links to pages of the site followed without loading a document. One listener for all of them: a link
 * is plain HTML, and costs nothing to render.
 *
 * @returns ends it
 */
export function followPageLinks(go: (address: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // Held keys ask for another tab, window or file.
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const address = link ? pageAddress(link) : undefined;
    if (address === undefined) return;
    event.preventDefault();
    go(address);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
