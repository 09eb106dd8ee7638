import { FACTS_DOT } from '../../shared/join-facts.ts';

/** Elements within a line of text. */
const INLINE = 'span,strong,em,b,i,small,bdi';

/** The visible text of an element, without parts for screen readers only. */
export function visibleText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const isHidden = parentElement !== null && parentElement.getBoundingClientRect().width <= 1;
    if (!isHidden) text += textContent;
  }
  return tidy(text);
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The texts of an element's paragraph and of the element; empty for an element that only contains others. */
export function textsAt(element: Element): readonly string[] {
  if (!hasWords(element)) return [];
  return [findParagraph(element), element].map(visibleText);
}

/** The clicked fact in a line of facts; empty elsewhere. */
export function factAt({ clientX, clientY }: MouseEvent): readonly string[] {
  // Older browsers have no such function.
  if (!('caretPositionFromPoint' in document)) return [];
  const caret = document.caretPositionFromPoint(clientX, clientY);
  const text = caret?.offsetNode.textContent ?? '';
  if (caret?.offsetNode.nodeType !== Node.TEXT_NODE || !text.includes(FACTS_DOT)) return [];
  const before = text.slice(0, caret.offset).split(FACTS_DOT).length - 1;
  return text
    .split(FACTS_DOT)
    .slice(before, before + 1)
    .map(tidy);
}

/** The elements of a page that have texts, each after its paragraph. */
export function textElements(page: Element): readonly Element[] {
  const found = [...page.querySelectorAll('*')].filter(
    (element) => !element.matches('script,style') && hasWords(element),
  );
  return [...new Set(found.flatMap((element) => [findParagraph(element), element]))];
}

/** The text of the table row or list item around an element. */
export function rowText(element: Element): string {
  return element.closest('tr,li')?.textContent ?? '';
}

function findParagraph(element: Element): Element {
  return element.closest(`:not(${INLINE})`) ?? element;
}

function hasWords(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}
