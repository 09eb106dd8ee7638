import type { FieldPlace } from '../../src/desk/preview/preview-api.ts';
import type { Page } from '../../src/shared/page-data/page.ts';
import { plainText, VALUE_MARK } from '../compiler/parse/message.ts';
import type { Content } from '../compiler/resolve/content.ts';
import type { Texts } from '../compiler/resolve/texts.ts';

/** Letters of a text below which it may stand in another one by chance. */
const FEWEST_LETTERS = 8;

/** The field of a shown text, the first of several: the same, one with values filled in, or a part of it. */
export function findTextField(lookup: Texts, shown: readonly string[]): FieldPlace | undefined {
  const wanted = shown.map(simplify);
  const texts = lookup.asked.map((key) => ({ key, text: simplify(plainText(lookup.find(key).text)) }));
  const find = (fits: (text: string, own: string) => boolean) =>
    wanted.map((own) => texts.find(({ text }) => fits(text, own))).find((found) => found !== undefined);
  const found =
    find((text, own) => text === own) ??
    find((text, own) => text.includes(VALUE_MARK) && hasLetters(text) && shownPattern(text).test(own)) ??
    longest(texts.filter(({ text }) => text.length >= FEWEST_LETTERS && wanted[0]?.includes(text))) ??
    find((text, own) => own.length >= FEWEST_LETTERS && text.includes(own));
  if (!found) return undefined;
  const [area, ...path] = found.key.split('.');
  return { file: `texts/${lookup.language.code}/${area}.json`, field: path.join('.') };
}

/**
 * The field of a price that a tour's page shows; its price list where the cell cannot be told.
 *
 * @param row the text of the row that the price is in: tables of several options may have the same price
 */
export function findPriceField(
  { packages }: Content,
  page: Page | undefined,
  shown: readonly string[],
  row: string,
): FieldPlace | undefined {
  if (page?.kind !== 'package' || !/\d/.test(shown.join(''))) return undefined;
  const tour = packages.find(({ id }) => id === page.id);
  const lists = page.variants.flatMap(({ prices }, index) => {
    const file = tour?.variants[index]?.table?.file.path;
    return prices && file !== undefined ? [{ prices, file }] : [];
  });
  const cells = lists.flatMap(({ prices, file }) =>
    prices.rows.flatMap(({ figures }, index) =>
      figures.flatMap((figure, column) => {
        const isShown = figure !== null && shown.at(-1)?.includes(figure);
        const tier = prices.tiers[column]?.id;
        const field = ['rows', index, ...(tier === undefined ? [] : [tier])].join('.');
        return isShown ? [{ file, field, figures }] : [];
      }),
    ),
  );
  const cell =
    cells.find(({ figures }) => figures.every((figure) => figure === null || row.includes(figure))) ??
    cells[0];
  if (cell) return { file: cell.file, field: cell.field };
  return lists[0] && { file: lists[0].file, field: 'rows' };
}

function simplify(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function hasLetters(text: string): boolean {
  return text.replaceAll(VALUE_MARK, '').trim().length > 2;
}

function shownPattern(text: string): RegExp {
  const parts = text.split(VALUE_MARK).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function longest<Text extends { readonly text: string }>(texts: readonly Text[]): Text | undefined {
  return texts.toSorted((left, right) => right.text.length - left.text.length)[0];
}
