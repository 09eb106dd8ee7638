import { useSite } from './site-context.tsx';

/** What marks an element with its language. */
export interface LanguageMark {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/**
 * What marks an element whose text is in another language than the page: that language, and its direction where it runs
 * the other way.
 *
 * @param code none: the text is in the page's language
 */
export function useLanguageMark(code: string | undefined): LanguageMark {
  const { language, languages } = useSite();
  if (code === undefined) return {};
  const direction = languages.find((other) => other.code === code)?.direction;
  return direction === undefined || direction === language.direction
    ? { lang: code }
    : { lang: code, dir: direction };
}
