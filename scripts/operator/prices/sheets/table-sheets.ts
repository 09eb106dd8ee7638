import type { Messages } from '../../../messages/messages.ts';
import { AMOUNT, type Figure, type FigureAddress } from '../figures/figure.ts';
import type { NamedTable, PriceList } from '../figures/price-list.ts';
import { tableFigures } from '../figures/table-figures.ts';
import type { FigureColumn, FigureRow, PriceSheet } from './price-sheet.ts';

/** How what stands in sheets is called, and in which currency it is. */
export interface SheetTexts {
  readonly messages: Messages;
  readonly currency: string;
  readonly table: (table: NamedTable) => string;
  readonly band: (id: string) => string;
  readonly tier: (id: string) => string;
  readonly season: (id: string) => string;
  /** When a season is. */
  readonly seasonDates: (id: string) => string;
  readonly offer: (id: string) => string;
  /** When one departs, and books, for a special offer. */
  readonly offerDates: (id: string) => string;
  readonly age: (id: string) => string;
  /** Names of the packages whose pages show a table. */
  readonly usedBy: (table: string) => readonly string[];
}

/** What sheets are made of: ids of the site's accommodation classes, its prices, and names. */
export interface SheetSource {
  readonly list: PriceList;
  readonly tiers: readonly string[];
  readonly texts: SheetTexts;
}

/** A sheet for each table, and one for each season in which a table has rows of its own. */
export function tableSheets(source: SheetSource): readonly PriceSheet[] {
  return source.list.tables.flatMap((table) => {
    const own = Object.entries(table.value.seasons ?? {}).flatMap(([season, { rows }]) =>
      rows ? [season] : [],
    );
    return [undefined, ...own].map((season) => tableSheet(table, season, source));
  });
}

function tableSheet(table: NamedTable, season: string | undefined, source: SheetSource): PriceSheet {
  const { texts } = source;
  const { sheet, aboutSeason } = texts.messages.prices;
  const figures = tableFigures(table).filter(
    ({ address }) => address.band !== undefined && address.season === season,
  );
  const name = texts.table(table);
  const title = season === undefined ? name : `${name} · ${texts.season(season)}`;
  const packages = texts.usedBy(table.id).join(' · ');
  const usedBy = packages === '' ? sheet.usedByNone : sheet.usedBy(packages);
  const unit = table.value.per === 'group' ? sheet.groupUnit : sheet.unit;
  return {
    address: { table: table.id, ...(season === undefined ? {} : { season }) },
    title,
    about: season === undefined ? usedBy : `${aboutSeason(texts.seasonDates(season))} ${usedBy}`,
    unit: unit(texts.currency, sheet.notes),
    headings: [sheet.band],
    columns: priceColumns(figures, source),
    rows: rowsByBand(figures).map(([band, own]) => ({
      address: { band },
      whom: title,
      label: texts.band(band),
      details: [],
      figures: own,
    })),
  };
}

/** All accommodation classes of the site, or one column where prices do not depend on them. */
function priceColumns(figures: readonly Figure[], source: SheetSource): readonly FigureColumn[] {
  return figures.some(({ address }) => address.figure === AMOUNT)
    ? [amountColumn(source.texts.messages.prices.sheet.price)]
    : tierColumns(source.tiers, source.texts);
}

/** Columns of accommodation classes. */
export function tierColumns(tiers: readonly string[], texts: SheetTexts): readonly FigureColumn[] {
  return tiers.map((tier) => ({ address: { tier }, label: texts.tier(tier) }));
}

/** The column of amounts that are the same in all accommodation classes. */
export function amountColumn(label: string): FigureColumn {
  return { address: { figure: AMOUNT }, label };
}

function rowsByBand(figures: readonly Figure[]): readonly (readonly [string, readonly Figure[]])[] {
  const bands = [...new Set(figures.map(({ address }) => address.band ?? ''))];
  return bands.map((band) => [band, figures.filter(({ address }) => address.band === band)]);
}

/** What a row stands for, so that its code is written with it. */
export type RowOf = (address: FigureAddress) => Pick<FigureRow, 'whom' | 'label' | 'details'>;
