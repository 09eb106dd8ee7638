import { useLocation } from 'react-router-dom';
import { localizedPath, locatePath } from '../../domain/language-address.ts';
import type { LanguageInfo } from '../../domain/page-data/shell.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';

/** Gives the address of the shown page in a language; query and hash are kept. */
export function useLanguageLinks(): (language: LanguageInfo) => string {
  const { languages } = useSite();
  const { pathname, search, hash } = useLocation();
  const { path } = locatePath(languages, pathname);
  // Prerendered pages know neither query nor hash, and the first render has to agree with them.
  const suffix = useHydrated() ? search + hash : '';
  return (language) => localizedPath(language, path) + suffix;
}
