import type { MarkedText } from '../../shared/page-data/parts.ts';
import { useLanguageMark } from './language-mark.ts';

interface MarkedProps {
  readonly value: MarkedText;
  /** Stands around every text; none: only around one in another language. */
  readonly as?: 'blockquote';
}

/** A text, marked with its language where that is not the page's. */
export function Marked({ value: { text, language }, as: Element }: MarkedProps) {
  const mark = useLanguageMark(language);
  if (Element) return <Element {...mark}>{text}</Element>;
  return mark.lang === undefined ? text : <span {...mark}>{text}</span>;
}
