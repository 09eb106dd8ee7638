import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Model } from '../link/model.ts';
import { checkAddresses, checkRedirects } from './addresses.ts';
import { checkCalendar } from './calendar.ts';
import { checkChannels, checkContact } from './contact.ts';
import { checkDurations } from './durations.ts';
import { checkFreePrices, checkPercents } from './free-prices.ts';
import { checkAges, checkBands } from './groups.ts';
import { checkIcons, checkImages } from './images.ts';
import { checkItineraries, checkOptions } from './itineraries.ts';
import {
  checkLanguages,
  checkMeta,
  checkTypefaces,
  type InstalledTypefaces,
  summarizeMissing,
} from './languages.ts';
import { checkCurrency, checkDecimals, checkExchange } from './money.ts';
import { checkNames } from './names.ts';
import { checkPast } from './past.ts';
import type { PictureInspections } from './pictures.ts';
import { checkMap, checkPoints } from './points.ts';
import { checkRates, checkTinyAmounts } from './price-rates.ts';
import { checkPriceSense } from './price-sense.ts';
import { checkPrices, checkSharedTables, checkTableUse } from './price-tables.ts';
import { checkPlaceholders } from './publishing.ts';
import { checkLists, checkReferences } from './references.ts';
import { checkTexts } from './texts.ts';
import { checkFacts, checkLegs, checkTimes } from './times.ts';

/** Facts from outside the data. */
export interface CheckContext {
  /** Year, month, day: acknowledgements run out, offers are over; without it nothing is. */
  readonly today?: string | undefined;
  /** Findings inside pictures; photographs that were not decoded count as undamaged. */
  readonly pictures?: PictureInspections | undefined;
  /** Packages with typefaces that are installed; without it, those named in the data are taken as there. */
  readonly typefaces?: InstalledTypefaces | undefined;
}

/**
 * Checks the content as a whole: references, texts, meaning.
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
    ...summarizeMissing(model, checkTexts(model)),
    ...checkNames(model),
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
    ...checkFreePrices(model),
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

/** Warnings of what is only unlikely, as far as it does not follow from mistakes. */
function findDoubts(
  model: Model,
  found: readonly Diagnostic[],
  today: string | undefined,
): readonly Diagnostic[] {
  const errors = found.filter(({ severity }) => severity === 'error');
  const wrong = new Set(errors.map(({ at }) => at.file));
  const prices = [...checkPriceSense(model), ...checkTinyAmounts(model), ...checkPercents(model)].filter(
    ({ at }) => !wrong.has(at.file),
  );
  if (errors.length > 0) return prices;
  return [
    ...prices,
    ...checkDurations(model),
    ...checkTableUse(model),
    ...checkSharedTables(model),
    ...checkPast(model, today),
    ...checkLegs(model),
    ...checkMeta(model),
  ];
}
