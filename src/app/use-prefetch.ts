import { useEffect } from 'react';
import { locatePath } from '../domain/language-address.ts';
import type { Page } from '../domain/page-data/page.ts';
import { useSite } from '../i18n/site-context.tsx';
import type { LanguageModule } from './language-module.ts';
import { fetchPage } from './page-store.ts';

/** Fetches the pages ahead that the shown page links to, and has that page kept for when there is no connection. */
export function usePrefetch(module: LanguageModule, page: Page | undefined): void {
  const { language, languages } = useSite();
  useEffect(() => {
    if (!page) return undefined;
    const ended = new AbortController();
    const fetchAhead = async (pathname: string) => {
      const target = locatePath(languages, pathname);
      if (target.language !== language) return;
      await fetchPage(module, target.path).catch(() => undefined);
    };
    import('./settled-page.ts')
      .then(({ followPage }) => followPage(fetchAhead, ended.signal, module, language))
      .catch(() => undefined);
    return () => ended.abort();
  }, [module, page, language, languages]);
}
