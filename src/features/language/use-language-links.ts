import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { localizedPath, locatePath } from '../../shared/language-address.ts';
import { storeLanguage } from '../../shared/language-choice.ts';
import type { LanguageInfo } from '../../shared/page-data/shell.ts';
import { storeScroll } from '../../shared/scroll.ts';
import { useSite } from '../../shared/site-context.tsx';

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
      storeScroll();
      const { search, hash } = window.location;
      Object.assign(currentTarget, { search, hash });
    },
  });
}
