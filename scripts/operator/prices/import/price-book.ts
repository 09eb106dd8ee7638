import { ASK } from '../../../../schema/price-table.ts';
import type { Site } from '../../../../schema/site.ts';
import { languages } from '../../../messages/messages.ts';
import { amountRules } from '../amount-units.ts';
import {
  type CodeKind,
  type Figure,
  type FigureAddress,
  figureFile,
  figureKey,
  rowKey,
  rowOf,
} from '../figures/figure.ts';
import { listFigures } from '../figures/list-figures.ts';
import type { PriceList } from '../figures/price-list.ts';
import { writeCode } from '../sheets/price-code.ts';
import type { FigureRules } from '../sheets/read-figure.ts';
import type { Remark, RemarkText, RemarkValues } from './remark.ts';

/** What the figures in a file may belong to, and how they are written. */
export interface PriceBook {
  readonly list: PriceList;
  /** All figures of the list, by `figureKey`. */
  readonly figures: ReadonlyMap<string, Figure>;
  /** The rows in which they stand, by `rowKey`. */
  readonly rows: ReadonlyMap<string, FigureAddress>;
  /** Ids of the site's accommodation classes. */
  readonly tiers: readonly string[];
  /** Ids of the site's age groups. */
  readonly ages: readonly string[];
  readonly rules: FigureRules;
}

/** What a site's prices are. */
export function priceBook(list: PriceList, site: Site): PriceBook {
  const figures = listFigures(list);
  return {
    list,
    figures: new Map(figures.map((figure) => [figureKey(figure.address), figure])),
    rows: new Map(figures.map(({ address }) => [rowKey(address), rowOf(address)])),
    tiers: site.tiers.map(({ id }) => id),
    ages: site.ageGroups.map(({ id }) => id),
    rules: {
      ...amountRules(site),
      askWords: new Set([ASK, ...Object.values(languages).map(({ prices }) => prices.sheet.ask)]),
    },
  };
}

/** Why a row belongs to nothing, and which of its codes says so. */
interface RowFault {
  readonly at: CodeKind;
  readonly remark: Pick<Remark, 'text' | 'values'>;
}

/** What is wrong with the codes of a row; undefined if there are figures of this row. */
export function findRowFault(address: FigureAddress, book: PriceBook): RowFault | undefined {
  const { table, season, offer, age, band } = address;
  const { tables, calendar } = book.list;
  const isUnknown = (id: string | undefined, known: readonly string[]): id is string =>
    id !== undefined && !known.includes(id);
  const tableIds = tables.map(({ id }) => id);
  const seasons = calendar?.seasons.map(({ id }) => id) ?? [];
  const offers = calendar?.offers.map(({ id }) => id) ?? [];
  if (table === undefined && season === undefined && offer === undefined) {
    return fault('band', 'noTable', { code: writeCode('table', '…') });
  }
  if (isUnknown(table, tableIds)) return fault('table', 'unknownTable', unknown(table, tableIds));
  if (isUnknown(season, seasons)) return fault('season', 'unknownSeason', unknown(season, seasons));
  if (isUnknown(offer, offers)) return fault('offer', 'unknownOffer', unknown(offer, offers));
  if (isUnknown(age, book.ages)) return fault('age', 'unknownAge', unknown(age, book.ages));
  if (book.rows.has(rowKey(address))) return undefined;
  const file = figureFile(address);
  const bands = [...book.rows.values()].flatMap((row) =>
    row.table === table && row.season === season && row.band !== undefined ? [row.band] : [],
  );
  if (band === undefined || bands.length === 0) return fault('season', 'noRow', { file });
  const known = bands.join(', ');
  return fault('band', 'unknownBand', { id: band, table: table ?? '', known, file });
}

function unknown(id: string, known: readonly string[]): { readonly id: string; readonly known: string } {
  return { id, known: known.join(', ') };
}

function fault<Text extends RemarkText>(at: CodeKind, text: Text, values: RemarkValues[Text]): RowFault {
  return { at, remark: { text, values } };
}
