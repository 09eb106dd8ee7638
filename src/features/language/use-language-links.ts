import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { localizedPath, locatePath } from '../../domain/language-address.ts';
import type { LanguageInfo } from '../../domain/page-data/shell.ts';
import { storeLanguage } from '../../i18n/language-choice.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { rememberScroll } from '../../routing/scroll.ts';

/** Properties of a link to the shown page in a language: a click stores the choice, and keeps place, query and hash. */
export function useLanguageLinks() {
  const { languages } = useSite();
  const { path } = locatePath(languages, useLocation().pathname);
  return (language: LanguageInfo) => ({
    href: localizedPath(language, path),
    hrefLang: language.code,
    'data-new-document': true,
    onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      storeLanguage(language.code);
      rememberScroll();
      const { search, hash } = window.location;
      Object.assign(currentTarget, { search, hash });
    },
  });
}
