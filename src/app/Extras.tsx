import { useEffect } from 'react';
import { LanguageOffer } from '../features/language/LanguageOffer.tsx';
import { formatNumber } from '../i18n/plural.ts';
import { useSite } from '../i18n/site-context.tsx';
import { showSavedCount } from '../ui/saved/show-saved-count.ts';
import { keepSavedOffline } from './keep-saved-offline.ts';

/**
 * What follows once a page can be used: an offer of the browser's language, the number of tours that were kept, and
 * that these can be read without a connection.
 *
 * @public Loaded on demand.
 */
export function Extras() {
  const site = useSite();
  const { locale } = site.language;
  useEffect(() => showSavedCount((count) => formatNumber(locale, count)), [locale]);
  useEffect(() => keepSavedOffline(site), [site]);
  return <LanguageOffer />;
}
