import { type Figure, type FigureAddress, isPercent, PERCENT, rowKey, rowOf } from '../figures/figure.ts';
import { listFigures } from '../figures/list-figures.ts';
import type { FigureColumn, PriceSheet } from './price-sheet.ts';
import { amountColumn, type RowOf, type SheetSource, type SheetTexts, tierColumns } from './table-sheets.ts';

/** What a sheet lists, and how it calls that. */
interface ListSheet {
  readonly holds: (address: FigureAddress) => boolean;
  readonly texts: { readonly name: string; readonly about: string; readonly headings: readonly string[] };
  readonly percent: string;
  readonly amount: string;
  readonly row: RowOf;
}

/** A sheet each for seasons, children, rooms for one and special offers, where there are any. */
export function listSheets(source: SheetSource): readonly PriceSheet[] {
  const figures = listFigures(source.list);
  return listsOf(source).flatMap((list) => {
    // What holds for all tables stands before what single ones say.
    const own = figures
      .filter(({ address }) => list.holds(address))
      .toSorted((left, right) => Number(Boolean(left.address.table)) - Number(Boolean(right.address.table)));
    return own.length === 0 ? [] : [listSheet(list, own, source)];
  });
}

function listsOf({ list, texts }: SheetSource): readonly ListSheet[] {
  const { sheet, lists } = texts.messages.prices;
  const whom = ({ table: id }: FigureAddress): string => {
    const table = list.tables.find((known) => known.id === id);
    return table ? texts.table(table) : sheet.allTables;
  };
  const season = ({ season: id = '' }: FigureAddress): string => texts.season(id);
  const offer = ({ offer: id = '' }: FigureAddress): string => texts.offer(id);
  return [
    {
      holds: (address) => address.season !== undefined && address.band === undefined,
      texts: lists.seasons,
      percent: sheet.changePercent,
      amount: sheet.changeAmount,
      row: (address) => ({
        whom: whom(address),
        label: season(address),
        details: [texts.seasonDates(address.season ?? ''), whom(address)],
      }),
    },
    {
      holds: ({ age }) => age !== undefined,
      texts: lists.children,
      percent: sheet.sharePercent,
      amount: sheet.amount,
      row: (address) => ({
        whom: whom(address),
        label: texts.age(address.age ?? ''),
        details: [whom(address)],
      }),
    },
    {
      holds: ({ single }) => single !== undefined,
      texts: lists.single,
      percent: sheet.sharePercent,
      amount: sheet.amount,
      row: (address) => ({ whom: whom(address), label: sheet.single, details: [whom(address)] }),
    },
    {
      holds: (address) => address.offer !== undefined,
      texts: lists.offers,
      percent: sheet.changePercent,
      amount: sheet.changeAmount,
      row: (address) => ({
        whom: sheet.offer,
        label: offer(address),
        details: [texts.offerDates(address.offer ?? '')],
      }),
    },
  ];
}

function listSheet(list: ListSheet, figures: readonly Figure[], source: SheetSource): PriceSheet {
  const { name, about, headings } = list.texts;
  const { sheet } = source.texts.messages.prices;
  const rows = new Map(figures.map(({ address }) => [rowKey(address), rowOf(address)]));
  return {
    name,
    address: {},
    title: name,
    about,
    unit: sheet.listUnit(source.texts.currency, sheet.notes),
    headings,
    columns: columnsOf(list, figures, source.tiers, source.texts),
    rows: [...rows].map(([key, address]) => ({
      address,
      ...list.row(address),
      figures: figures.filter((figure) => rowKey(figure.address) === key),
    })),
  };
}

/** Only columns in which something stands. */
function columnsOf(
  { percent, amount }: ListSheet,
  figures: readonly Figure[],
  tiers: readonly string[],
  texts: SheetTexts,
): readonly FigureColumn[] {
  const isAny = (test: (address: FigureAddress) => boolean): boolean =>
    figures.some(({ address }) => test(address));
  return [
    ...(isAny(isPercent) ? [{ address: { figure: PERCENT }, label: percent }] : []),
    ...(isAny((address) => address.figure !== undefined && !isPercent(address))
      ? [amountColumn(amount)]
      : []),
    ...(isAny(({ tier }) => tier !== undefined) ? tierColumns(tiers, texts) : []),
  ];
}
