import { useSite } from '../../shared/site-context.tsx';
import classes from './LanguageSwitcher.module.css';
import { useLanguageLinks } from './use-language-links.ts';

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
