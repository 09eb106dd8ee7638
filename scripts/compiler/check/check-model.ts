import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Model } from '../link/model.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkAges } from './check-ages.ts';
import { checkBands } from './check-bands.ts';
import { checkCalendar } from './check-calendar.ts';
import { checkChannels } from './check-channels.ts';
import { checkContact } from './check-contact.ts';
import { checkCurrency } from './check-currency.ts';
import { checkDecimals } from './check-decimals.ts';
import { checkDurations } from './check-durations.ts';
import { checkExchange } from './check-exchange.ts';
import { checkFacts } from './check-facts.ts';
import { checkIcons } from './check-icons.ts';
import { checkImages } from './check-images.ts';
import { checkItineraries } from './check-itineraries.ts';
import { checkLanguages, sumUpMissing } from './check-languages.ts';
import { checkLegs } from './check-legs.ts';
import { checkLengths } from './check-lengths.ts';
import { checkLists } from './check-lists.ts';
import { checkMap } from './check-map.ts';
import { checkMeta } from './check-meta.ts';
import { checkOptions } from './check-options.ts';
import { checkPast } from './check-past.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPoints } from './check-points.ts';
import { checkPriceSense } from './check-price-sense.ts';
import { checkPrices } from './check-prices.ts';
import { checkRates } from './check-rates.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkReferences } from './check-references.ts';
import { checkTableUse } from './check-table-use.ts';
import { checkTexts } from './check-texts.ts';
import { checkTimes } from './check-times.ts';
import { checkTypefaces, type InstalledTypefaces } from './check-typefaces.ts';
import type { PictureInspections } from './picture-findings.ts';

/** What is known from outside the data, and what is asked of it. */
export interface CheckContext {
  /** Year, month, day: acknowledgements run out, offers are over; without it nothing is. */
  readonly today?: string | undefined;
  /** What was seen inside of the pictures; photographs that nobody has decoded are taken as sound. */
  readonly pictures?: PictureInspections | undefined;
  /** Packages with typefaces that are installed; without it, those named in the data are taken as there. */
  readonly typefaces?: InstalledTypefaces | undefined;
}

/**
 * What is wrong with the content as a whole: references, texts, meaning.
 *
 * @param shape what is wrong with its files by themselves: what follows from that is no second mistake
 */
export function checkModel(
  model: Model,
  shape: readonly Diagnostic[],
  { today, pictures, typefaces }: CheckContext = {},
): readonly Diagnostic[] {
  const found = [
    ...checkReferences(model),
    ...sumUpMissing(model, checkTexts(model)),
    ...checkLanguages(model),
    ...checkLists(model),
    ...checkAddresses(model),
    ...checkRedirects(model),
    ...checkImages(model, pictures),
    ...checkIcons(model),
    ...checkCurrency(model),
    ...checkExchange(model),
    ...checkDecimals(model),
    ...checkPrices(model),
    ...checkRates(model),
    ...checkBands(model),
    ...checkAges(model),
    ...checkCalendar(model),
    ...checkTimes(model),
    ...checkFacts(model),
    ...checkOptions(model),
    ...checkPoints(model),
    ...checkMap(model),
    ...checkContact(model),
    ...checkChannels(model),
    ...checkTypefaces(model, typefaces),
    ...checkItineraries(model),
    ...checkPlaceholders(model),
  ];
  return [...found, ...findDoubts(model, [...shape, ...found], today)];
}

/** What is only unlikely, as far as it does not follow from mistakes. */
function findDoubts(
  model: Model,
  found: readonly Diagnostic[],
  today: string | undefined,
): readonly Diagnostic[] {
  const errors = found.filter(({ severity }) => severity === 'error');
  const wrong = new Set(errors.map(({ at }) => at.file));
  const prices = checkPriceSense(model).filter(({ at }) => !wrong.has(at.file));
  if (errors.length > 0) return prices;
  return [
    ...prices,
    ...checkDurations(model),
    ...checkTableUse(model),
    ...checkLengths(model),
    ...checkPast(model, today),
    ...checkLegs(model),
    ...checkMeta(model),
  ];
}
