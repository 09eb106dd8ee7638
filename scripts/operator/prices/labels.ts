import type { Site, SiteLanguage } from '../../../schema/site.ts';
import { toMinorUnits } from '../../../src/domain/minor-units.ts';
import { formatMoney, type MoneyFormat } from '../../../src/domain/money.ts';
import type { TableOwner } from '../../../src/domain/price-table.ts';
import { moneyFormatOf } from '../../compiler/resolve/money.ts';
import { type Dictionaries, type SiteTexts, Texts } from '../../compiler/resolve/texts.ts';
import type { Messages } from '../../messages/messages.ts';
import type { NamedTable } from './price-tables.ts';

/** How prices and what they belong to are called, in one language of the site. */
export interface Labels {
  /** What a table is for, such as "Overnight tours: A, B". */
  readonly table: (table: NamedTable) => string;
  readonly band: (id: string) => string;
  readonly tier: (id: string) => string;
  readonly packageName: (id: string) => string;
  /** An amount, as price tables have it, with the mark of the currency. */
  readonly money: (amount: number) => string;
  /** A change as a share of the old price: +0.05 is 5 per cent more. */
  readonly percent: (share: number) => string;
  /** The name of the currency and its code. */
  readonly currency: string;
  readonly locale: string;
}

/** The labels in a language, or, if the site does not have it, in the operator's. */
export function createLabels(source: Dictionaries, messages: Messages, wish?: string): Labels {
  const { site } = source;
  const language = languageOf(site, wish);
  const data = new Texts(source, language).all;
  const { locale } = language;
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'always',
  });
  return {
    table: ({ value }) => singleLine(ownerLabel(value.serves, data, messages)),
    band: (id) => singleLine(bandLabel(site, data, id)),
    tier: (id) => singleLine(site.tiers.some((tier) => tier.id === id) ? data.labels.tiers(id) : id),
    packageName: (id) => singleLine(data.packages(id).name),
    money: (amount) => moneyLabel(moneyFormatOf(language, site), amount),
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

function bandLabel({ bands }: Site, data: SiteTexts<string>, id: string): string {
  const band = bands.find((known) => known.id === id);
  if (!band) return id;
  const range = band.min === band.max ? String(band.min) : `${band.min}–${band.max}`;
  return data.interface.package.pax({ band: range });
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
