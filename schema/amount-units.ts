import type { AmountUnit } from './amount.ts';
import { findCurrencies } from './currency.ts';
import type { Site, SiteLanguage } from './site.ts';

/**
 * The words for thousands, millions and so on when people write prices, from the short forms of
 * the site's languages. Where languages differ, the operator's wins; a word on which other languages
 * disagree is left out.
 */
export function amountUnits({ languages: all, operatorLanguage }: Site): readonly AmountUnit[] {
  const own = all.filter(({ code }) => code === operatorLanguage).flatMap(languageUnits);
  const ownWords = new Set(own.map(({ word }) => word));
  const others = all.flatMap(languageUnits).filter(({ word }) => !ownWords.has(word));
  const agreed = others.filter(({ word, factor }) =>
    others.every((other) => other.word !== word || other.factor === factor),
  );
  return [...own, ...agreed];
}

function languageUnits({ shortAmounts }: SiteLanguage): readonly AmountUnit[] {
  return shortAmounts.flatMap(({ text, unit, words = [] }) => {
    const shown = text.split('{amount}')[1]?.trim().replace(/\.$/, '') ?? '';
    const isWord = /^[^\d\s.,'’-]+$/.test(shown) && findCurrencies(shown).length === 0;
    return [...(isWord ? [shown] : []), ...words].map((word) => ({ word: word.toLowerCase(), factor: unit }));
  });
}
