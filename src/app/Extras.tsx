import { useEffect } from 'react';
import { LanguageOffer } from '../features/language/LanguageOffer.tsx';
import { formatNumber } from '../shared/i18n/plural.ts';
import { useSite } from '../shared/site-context.tsx';
import { showSavedCount } from '../ui/saved/show-saved-count.ts';
import { useOfflinePages } from './offline/use-offline-pages.ts';

/**
 * Follows once a page can be used: an offer of the browser's language, the number of saved tours, pages without a
 * connection.
 *
 * @public Loaded on demand.
 */
export function Extras() {
  const { locale } = useSite().language;
  useEffect(() => showSavedCount((count) => formatNumber(locale, count)), [locale]);
  useOfflinePages();
  return <LanguageOffer />;
}
