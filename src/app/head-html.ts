import type { HeadElement } from './head.ts';
import { HEAD_MARK } from './head-mark.ts';

/** The HTML of a page's head. */
export function headHtml(head: readonly HeadElement[]): string {
  return head.map(elementHtml).join('');
}

function elementHtml({ tag, attributes, text }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const opening = `<${tag} ${HEAD_MARK}${written.join('')}>`;
  return text === undefined ? opening : `${opening}${escapeHtml(text)}</${tag}>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
