import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { languageTwice, ownCurrency } from '../diagnostics/exchange.ts';
import type { Model } from '../link/model.ts';

/** Rates of other currencies: each for another than the site's, and no more than one for a language. */
export function checkExchange({ files }: Model): readonly Diagnostic[] {
  const { site } = files.single;
  const rates = site?.value.exchange?.rates;
  if (!site || !rates) return [];
  const { file, value } = site;
  const known = new Set<string>();
  return rates.flatMap(({ currency, languages }, index) => {
    const path = ['exchange', 'rates', index];
    const isOwn = currency === value.currency;
    const twice = languages.flatMap((language, place) => {
      const isKnown = known.has(language);
      known.add(language);
      return isKnown ? [languageTwice(file.valueAt([...path, 'languages', place]), language)] : [];
    });
    return [...(isOwn ? [ownCurrency(file.valueAt([...path, 'currency']), currency)] : []), ...twice];
  });
}
