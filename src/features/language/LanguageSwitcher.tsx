import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { localizedPath, locatePath } from '../../shared/language-address.ts';
import { storeLanguage } from '../../shared/language-choice.ts';
import type { LanguageInfo } from '../../shared/page-data/layout.ts';
import { storeScroll } from '../../shared/scroll.ts';
import { useSite } from '../../shared/site-context.tsx';
import { storeTypedFields } from '../../ui/Form/typed-fields.ts';
import classes from './LanguageSwitcher.module.css';

/** Links to the same page in every published language; a click is remembered. */
export function LanguageSwitcher() {
  const { language: current, languages, messages } = useSite();
  const linkTo = useLanguageLinks();
  const shown = languages.filter(({ code, isUnpublished }) => !isUnpublished || code === current.code);
  return (
    <ul aria-label={messages.header.language} className={classes.list}>
      {shown.map((language) => (
        <li key={language.code}>
          <a
            {...linkTo(language)}
            lang={language.code}
            aria-current={language.code === current.code ? 'true' : undefined}
            className={classes.link}
          >
            <span className={classes.code}>{language.code.toUpperCase()}</span>{' '}
            <span className={classes.name}>{language.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Props of a link to the shown page in a language: a click stores the choice, and keeps scroll, query, hash and what was typed. */
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
      storeTypedFields();
      const { search, hash } = window.location;
      Object.assign(currentTarget, { search, hash });
    },
  });
}
