import { ASK } from '../../../schema/price-table.ts';
import type { Site, SiteLanguage } from '../../../schema/site.ts';
import { toMinorUnits } from '../../../src/domain/minor-units.ts';
import { formatMoney, type MoneyFormat } from '../../../src/domain/money.ts';
import type { DateRange } from '../../../src/domain/offer/model.ts';
import type { TableOwner } from '../../../src/domain/price-table.ts';
import { dateRangesText } from '../../compiler/resolve/date-text.ts';
import { moneyFormatOf } from '../../compiler/resolve/money.ts';
import { pluralNumber } from '../../compiler/resolve/plural-number.ts';
import { type SiteTexts, Texts } from '../../compiler/resolve/texts.ts';
import type { Messages } from '../../messages/messages.ts';
import { type FigureAddress, type FigureValue, isPercent } from './figures/figure.ts';
import type { NamedTable } from './figures/price-list.ts';
import type { SitePrices } from './site-prices.ts';

/** How prices and what they belong to are called, in one language of the site. */
export interface Labels {
  /** What a table is for, such as "Overnight tours: A, B". */
  readonly table: (table: NamedTable) => string;
  readonly band: (id: string) => string;
  readonly tier: (id: string) => string;
  readonly season: (id: string) => string;
  /** When a season is; empty where the calendar does not say. */
  readonly seasonDates: (id: string) => string;
  readonly offer: (id: string) => string;
  /** On what days one departs for a special offer; empty: on any. */
  readonly offerDates: (id: string) => string;
  /** Travellers of an age, with the ages. */
  readonly age: (id: string) => string;
  /** What a row is for, without its table. */
  readonly row: (row: FigureAddress) => string;
  /** An accommodation class, or what kind of figure it is. */
  readonly column: (address: FigureAddress) => string;
  /** Seasons and special offers, as a whole. */
  readonly calendar: string;
  readonly packageName: (id: string) => string;
  /** An amount, as price tables have it, with the mark of the currency. */
  readonly money: (amount: number) => string;
  /** A figure: an amount, per cent, or the word that says that one has to ask. */
  readonly value: (address: FigureAddress, value: FigureValue) => string;
  /** A change as a share of the old price: +0.05 is 5 per cent more. */
  readonly percent: (share: number) => string;
  /** The name of the currency and its code. */
  readonly currency: string;
  readonly locale: string;
}

/** What labels are made from. */
type LabelSource = Pick<SitePrices, 'site' | 'source' | 'list'>;

interface Dated {
  readonly id: string;
  readonly dates?: readonly DateRange[] | undefined;
}

/** The labels in a language, or, if the site does not have it, in the operator's. */
export function createLabels({ site, source, list }: LabelSource, messages: Messages, wish?: string): Labels {
  const language = languageOf(site, wish);
  const data = new Texts(source, language).all;
  const { locale } = language;
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'always',
  });
  const { sheet } = messages.prices;
  const datesOf = (entries: readonly Dated[] = [], id: string): string => {
    const dates = entries.find((entry) => entry.id === id)?.dates ?? [];
    return dates.length === 0 ? '' : singleLine(dateRangesText(locale, dates));
  };
  const named = (text: string, id: string): string => singleLine(text.endsWith(`.${id}`) ? id : text);
  const band = (id: string): string => singleLine(bandLabel(site, data, locale, id));
  const tier = (id: string): string =>
    singleLine(site.tiers.some((known) => known.id === id) ? data.labels.tiers(id) : id);
  const season = (id: string): string => named(data.labels.seasons(id), id);
  const offer = (id: string): string => named(data.labels.offers(id), id);
  const age = (id: string): string => agesLabel(site, named(data.labels.ageGroups(id), id), id);
  const money = (amount: number): string => moneyLabel(moneyFormatOf(language, site), amount);
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  return {
    table: ({ value }) => singleLine(ownerLabel(value.serves, data, messages)),
    band,
    tier,
    season,
    seasonDates: (id) => datesOf(list.calendar?.seasons, id),
    offer,
    offerDates: (id) => datesOf(list.calendar?.offers, id),
    age,
    row: (row) =>
      [
        ...(row.season === undefined ? [] : [season(row.season)]),
        ...(row.offer === undefined ? [] : [offer(row.offer)]),
        ...(row.band === undefined ? [] : [band(row.band)]),
        ...(row.age === undefined ? [] : [age(row.age)]),
        ...(row.single === undefined ? [] : [sheet.single]),
      ].join(' · '),
    column: (address) => {
      if (address.tier !== undefined) return tier(address.tier);
      return isPercent(address) ? sheet.percent : sheet.amount;
    },
    calendar: messages.prices.report.calendar,
    packageName: (id) => singleLine(data.packages(id).name),
    money,
    value: (address, value) => {
      if (value === ASK) return sheet.ask;
      return isPercent(address) ? singleLine(shares.format(value / 100)) : money(value);
    },
    percent: (share) => percent.format(share),
    currency: currencyName(site.currency, locale),
    locale,
  };
}

/** Amounts of another time may have more decimals than those of today. */
function moneyLabel(format: MoneyFormat, amount: number): string {
  const minor = toMinorUnits(amount, format.decimals);
  return minor === undefined ? `${format.currency} ${amount}` : formatMoney(format, minor);
}

function languageOf({ languages, operatorLanguage }: Site, wish: string | undefined): SiteLanguage {
  const found =
    languages.find(({ code }) => code === wish) ?? languages.find(({ code }) => code === operatorLanguage);
  if (!found) throw new Error(`The site has no language "${operatorLanguage}".`);
  return found;
}

function ownerLabel(owner: TableOwner, data: SiteTexts<string>, { prices }: Messages): string {
  if ('nights' in owner) return prices.sheet.ofNights(owner.nights);
  const whom =
    'package' in owner ? data.packages(owner.package).name : data.labels.categories(owner.category);
  if (owner.options === undefined) return whom;
  const options = owner.options.map((option) => data.options(option).name).join(', ');
  return prices.sheet.ofOptions(whom, options);
}

function bandLabel({ bands }: Site, data: SiteTexts<string>, locale: string, id: string): string {
  const band = bands.find((known) => known.id === id);
  if (!band) return id;
  const range = band.min === band.max ? String(band.min) : `${band.min}–${band.max}`;
  return data.interface.package.pax({ band: range, people: pluralNumber(locale, band) });
}

function agesLabel({ ageGroups }: Site, label: string, id: string): string {
  const group = ageGroups.find((known) => known.id === id);
  return group ? `${label} (${group.from}–${group.to})` : label;
}

function currencyName(currency: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(currency);
  return name === undefined || name === currency ? currency : `${name} (${currency})`;
}

/** Labels stand in cells: no line breaks, nothing that a spreadsheet cannot hold, no brackets of codes. */
function singleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .trim();
}
