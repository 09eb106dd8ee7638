import { createContext, use } from 'react';

/** What marks an element with its language. */
interface LanguageMark {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** The languages of texts and of what is around them. */
export interface TextLanguages {
  /** That of texts that name none. */
  readonly own: string;
  /** That with which the elements around are marked. */
  readonly around: string;
  readonly all: readonly { readonly code: string; readonly direction: 'ltr' | 'rtl' }[];
}

const Languages = createContext<TextLanguages>({ own: '', around: '', all: [] });

export const TextLanguagesProvider = Languages.Provider;

/**
 * What marks an element whose text is in another language than what is around it: that language, and its direction where
 * it runs the other way.
 *
 * @param code none: the text is in the page's language
 */
export function useLanguageMark(code: string | undefined): LanguageMark {
  const { own, around, all } = use(Languages);
  const lang = code ?? own;
  if (lang === around) return {};
  const directionOf = (wanted: string) => all.find((other) => other.code === wanted)?.direction;
  const dir = directionOf(lang);
  return dir === undefined || dir === directionOf(around) ? { lang } : { lang, dir };
}
