import { ON_REQUEST } from '../../../schema/price-table.ts';
import type { Site, SiteLanguage } from '../../../schema/site.ts';
import { formatMoney, toMinorUnits } from '../../../src/pricing/money.ts';
import type { TableOwner } from '../../../src/pricing/price-table.ts';
import {
  type NamedTable,
  type PriceCell,
  type PriceColumn,
  type PriceRowKey,
  type PriceValue,
  ROW_PARTS,
  type RowPart,
  type SinglePrice,
} from '../../compiler/link/price-cells.ts';
import { dateRangesText } from '../../compiler/resolve/date-text.ts';
import { pluralNumber } from '../../compiler/resolve/group-size.ts';
import { createMoneyFormat } from '../../compiler/resolve/money.ts';
import { type SiteTexts, Texts } from '../../compiler/resolve/texts.ts';
import { languageCode, type Messages } from '../../messages/messages.ts';
import { columnTier, rowCode } from './cells.ts';
import type { SitePrices } from './site-prices.ts';

/** Names of prices for people, in one language. */
export type Labels = ReturnType<typeof createLabels>;

/**
 * Names prices in the language of the messages if the site has it, else in the operator's.
 *
 * @param former tables that are no longer there
 */
export function createLabels(
  { site, source, list }: Pick<SitePrices, 'site' | 'source' | 'list'>,
  messages: Messages,
  former: readonly NamedTable[] = [],
) {
  const language = findLanguage(site, messages);
  const { locale } = language;
  const texts = new Texts(source, language).all;
  const { report, sheet } = messages.prices;
  const format = createMoneyFormat(language, site);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const change = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always', ...digits });
  const money = (amount: number): string => {
    // Amounts of an older version may have more decimals than those of today.
    const minor = toMinorUnits(amount, format.decimals);
    return minor === undefined ? `${format.currency} ${amount}` : formatMoney(format, minor);
  };
  const parts = createPartNames(site, [...former, ...list.tables], texts, locale, messages);
  return {
    /** The table with its id, or the calendar. */
    file: ({ table }: PriceRowKey): string =>
      table === undefined ? report.calendar : `${parts.table(table)} (${table})`,
    /** The row within its table. */
    row: (row: PriceRowKey): string =>
      ROW_PARTS.flatMap((part) => {
        const id = part === 'table' ? undefined : row[part];
        return id === undefined ? [] : parts[part](id);
      }).join(' · '),
    /** The accommodation class, or "Amount" or "Per cent". */
    column: (column: PriceColumn): string => {
      const tier = columnTier(column);
      if (tier === undefined) return column === 'percent' ? sheet.percent : sheet.amount;
      return singleLine(site.tiers.some(({ id }) => id === tier) ? texts.labels.tiers(tier) : tier);
    },
    /** The days of a season, or of departure for a special offer; empty: any. */
    dates: ({ season, offer }: PriceRowKey): string => {
      const { seasons = [], offers = [] } = list.calendar ?? {};
      const dated = seasons.find(({ id }) => id === season) ?? offers.find(({ id }) => id === offer);
      return dated?.dates ? singleLine(dateRangesText(locale, dated.dates)) : '';
    },
    packageName: (id: string): string => singleLine(texts.packages(id).name),
    money,
    value: (column: PriceColumn, value: PriceValue): string => {
      if (value === ON_REQUEST) return sheet.ask;
      return column === 'percent' ? singleLine(percent.format(value / 100)) : money(value);
    },
    /** A change as a share of the old price: +0.05 is 5 per cent more. */
    change: (share: number): string => change.format(share),
    locale,
  };
}

/** The names of the parts of a row by their ids; the id itself where there is no name. */
function createPartNames(
  site: Site,
  tables: readonly NamedTable[],
  texts: SiteTexts<string>,
  locale: string,
  messages: Messages,
): Readonly<Record<RowPart, (id: string) => string>> {
  const owners = new Map(tables.map(({ id, value }) => [id, value.serves]));
  // A missing text is its own key, which ends in the id.
  const orId = (text: string, id: string): string => singleLine(text.endsWith(`.${id}`) ? id : text);
  return {
    table: (id) => singleLine(tableName(owners.get(id), texts, messages) ?? id),
    season: (id) => orId(texts.labels.seasons(id), id),
    offer: (id) => orId(texts.labels.offers(id), id),
    band: (id) => {
      const { min, max } = site.bands.find((band) => band.id === id) ?? {};
      if (min === undefined || max === undefined) return id;
      const band = min === max ? String(min) : `${min}–${max}`;
      return singleLine(texts.interface.package.pax({ band, people: pluralNumber(locale, { min, max }) }));
    },
    age: (id) => {
      const group = site.ageGroups.find((known) => known.id === id);
      return `${orId(texts.labels.ageGroups(id), id)}${group ? ` (${group.from}–${group.to})` : ''}`;
    },
    single: (id) => messages.prices.sheet.singles[id as SinglePrice].name,
  };
}

/** Names some cells among all as shortly as possible: whole tables, else rows, else accommodation classes of a table. */
export function nameParts(
  some: readonly PriceCell[],
  all: readonly PriceCell[],
  labels: Pick<Labels, 'file' | 'row' | 'column'>,
): readonly string[] {
  const chosen = new Set(some);
  const others = all.filter((cell) => !chosen.has(cell));
  const tables = new Set(others.map(({ row }) => row.table));
  const rows = new Set(others.map(({ row }) => rowCode(row)));
  const parts = some.map(({ row, column }) => {
    const file = labels.file(row);
    if (!tables.has(row.table)) return file;
    return `${file}, ${rows.has(rowCode(row)) ? labels.column(column) : labels.row(row)}`;
  });
  return [...new Set(parts)];
}

/** The language of the messages if the site has it, else the operator's. */
function findLanguage({ languages: all, operatorLanguage }: Site, messages: Messages): SiteLanguage {
  const wanted = languageCode(messages);
  const found = all.find(({ code }) => code === wanted) ?? all.find(({ code }) => code === operatorLanguage);
  if (!found) throw new Error(`The site has no language "${operatorLanguage}".`);
  return found;
}

function tableName(
  serves: TableOwner | undefined,
  texts: SiteTexts<string>,
  { prices: { sheet } }: Messages,
): string | undefined {
  if (!serves || 'nights' in serves) return serves && sheet.ofNights(serves.nights);
  const owner =
    'package' in serves ? texts.packages(serves.package).name : texts.labels.categories(serves.category);
  const options = serves.options?.map((option) => texts.options(option).name).join(', ');
  return options === undefined ? owner : sheet.ofOptions(owner, options);
}

/** A label for a spreadsheet cell: no line breaks, nothing that it cannot hold, no brackets of codes. */
function singleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .trim();
}
