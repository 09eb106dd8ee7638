import { storeLanguage } from '../../i18n/language-choice.ts';
import { rememberScroll } from '../../i18n/remembered-scroll.ts';
import { useSite } from '../../i18n/site-context.tsx';
import classes from './LanguageSwitcher.module.css';
import { useLanguageLinks } from './use-language-links.ts';

/** Links to the same page in every published language; a click is remembered. */
export function LanguageSwitcher() {
  const { language: current, languages, messages } = useSite();
  const hrefIn = useLanguageLinks();
  const shown = languages.filter(({ code, isUnpublished }) => !isUnpublished || code === current.code);
  return (
    <ul aria-label={messages.header.language} className={classes.list}>
      {shown.map((language) => (
        <li key={language.code}>
          <a
            href={hrefIn(language)}
            hrefLang={language.code}
            data-new-document
            lang={language.code}
            aria-current={language.code === current.code ? 'true' : undefined}
            className={classes.link}
            onClick={() => {
              storeLanguage(language.code);
              rememberScroll();
            }}
          >
            <span className={classes.code}>{language.code.toUpperCase()}</span>{' '}
            <span className={classes.name}>{language.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
