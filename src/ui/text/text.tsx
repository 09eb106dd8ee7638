import { createContext, use } from 'react';
import type { MarkedText } from '../../shared/page-data/parts.ts';

interface MarkedProps {
  readonly value: MarkedText;
  /** Wraps every text; without it only texts in another language are wrapped. */
  readonly as?: 'blockquote';
}

/** A text, marked with its language where that is not the page's. */
export function Marked({ value: { text, language }, as: Element }: MarkedProps) {
  const mark = useLangAttributes(language);
  if (Element) return <Element {...mark}>{text}</Element>;
  return mark.lang === undefined ? text : <span {...mark}>{text}</span>;
}

/** A title whose line does not end between a number and what it counts: "2 Days" stay together. */
export function KeepNumbers({ text }: { readonly text: string }) {
  return text.replaceAll(/(\p{Nd}) (?=\p{L})/gu, '$1\u00a0');
}

/** Paragraphs of running text. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id and never change places.
    <p key={index}>{text}</p>
  ));
}

/** Attributes of an element in another language. */
interface LangAttributes {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** The languages of texts and of what is around them. */
export interface TextLanguages {
  /** The language of texts that name none. */
  readonly own: string;
  /** The language of the surrounding elements. */
  readonly around: string;
  readonly all: readonly { readonly code: string; readonly direction: 'ltr' | 'rtl' }[];
}

const Languages = createContext<TextLanguages>({ own: '', around: '', all: [] });

export const TextLanguagesProvider = Languages.Provider;

/**
 * Attributes for an element whose text is in another language than its surroundings: the language, and the direction
 * where it differs.
 *
 * @param code none: the text is in the page's language
 */
export function useLangAttributes(code: string | undefined): LangAttributes {
  const { own, around, all } = use(Languages);
  const lang = code ?? own;
  if (lang === around) return {};
  const findDirection = (wanted: string) => all.find((other) => other.code === wanted)?.direction;
  const dir = findDirection(lang);
  return dir === undefined || dir === findDirection(around) ? { lang } : { lang, dir };
}
