import type { AmountUnit } from '../../../schema/amount.ts';
import { currencyDecimals } from '../../../schema/currency-decimals.ts';
import { currenciesOf } from '../../../schema/currency-marks.ts';
import type { Site, SiteLanguage } from '../../../schema/site.ts';
import type { AmountRules } from './sheets/read-amount.ts';

/** The rules for writing amounts on a site. */
export function amountRules(site: Site): AmountRules {
  return { currency: site.currency, decimals: currencyDecimals(site), units: amountUnits(site) };
}

/**
 * The words that stand for thousands, millions and so on when people write prices, from the short forms of
 * the site's languages. Where two languages differ, the operator's counts; a word on which other languages
 * disagree is left out.
 */
export function amountUnits({ languages, operatorLanguage }: Site): readonly AmountUnit[] {
  const own = languages.filter(({ code }) => code === operatorLanguage).flatMap(unitsOf);
  const ownWords = new Set(own.map(({ word }) => word));
  const others = languages.flatMap(unitsOf).filter(({ word }) => !ownWords.has(word));
  const agreed = others.filter(({ word, factor }) =>
    others.every((other) => other.word !== word || other.factor === factor),
  );
  return [...own, ...agreed];
}

function unitsOf({ shortAmounts }: SiteLanguage): readonly AmountUnit[] {
  return shortAmounts.flatMap(({ text, unit, words = [] }) => {
    const shown = text.split('{amount}')[1]?.trim().replace(/\.$/, '') ?? '';
    const isWord = /^[^\d\s.,'’-]+$/.test(shown) && currenciesOf(shown).length === 0;
    return [...(isWord ? [shown] : []), ...words].map((word) => ({
      word: word.toLowerCase(),
      factor: unit,
    }));
  });
}
