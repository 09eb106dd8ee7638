import type { MarkedText } from '../../domain/page-data/parts.ts';

/** A text, marked with its language where that is not the page's. */
export function Marked({ value }: { readonly value: MarkedText }) {
  return value.language === undefined ? value.text : <span lang={value.language}>{value.text}</span>;
}
