import { type ComponentType, useEffect, useState } from 'react';
import { mayOffer, offeredLanguage } from '../../shared/language-choice.ts';
import type { LanguageInfo } from '../../shared/page-data/layout.ts';
import { useSite } from '../../shared/site-context.tsx';

interface Offer {
  readonly Card: ComponentType<{ readonly offered: LanguageInfo; readonly onDismiss: () => void }>;
  readonly offered: LanguageInfo;
}

/** Offers the browser's language to visitors who have not chosen one; loaded on demand. */
export function LanguageOffer() {
  const { language, languages } = useSite();
  const [offer, setOffer] = useState<Offer>();

  useEffect(() => {
    const offered = mayOffer() ? offeredLanguage(languages, language.code, navigator.languages) : undefined;
    if (!offered) return;
    let active = true;
    import('./OfferCard.tsx')
      .then(({ OfferCard }) => active && setOffer({ Card: OfferCard, offered }))
      .catch(() => undefined);
    return () => {
      active = false;
    };
  }, [languages, language]);

  return offer ? <offer.Card offered={offer.offered} onDismiss={() => setOffer(undefined)} /> : null;
}
