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
    find((text, own) => text.includes(VALUE_MARK) && hasLetters(text) && patternOf(text).test(own)) ??
    longest(texts.filter(({ text }) => text.length >= FEWEST_LETTERS && wanted[0]?.includes(text))) ??
    find((text, own) => own.length >= FEWEST_LETTERS && text.includes(own));
  if (!found) return undefined;
  const [area, ...path] = found.key.split('.');
  return { file: `texts/${lookup.language.code}/${area}.json`, field: path.join('.') };
}

/** The field of the price that a tour's page shows; its price list where the cell cannot be told. */
export function findPriceField(
  { packages }: Content,
  page: Page | undefined,
  shown: readonly string[],
): FieldPlace | undefined {
  if (page?.kind !== 'package' || !/\d/.test(shown.join(''))) return undefined;
  const tour = packages.find(({ id }) => id === page.id);
  const lists = page.variants.map(({ prices }, index) => ({
    prices,
    file: tour?.variants[index]?.table?.file.path,
  }));
  for (const { prices, file } of lists)
    for (const [row, { figures }] of prices?.rows.entries() ?? []) {
      const column = figures.findIndex((figure) => figure !== null && shown.at(-1)?.includes(figure));
      const tier = prices?.tiers[column];
      if (file !== undefined && column !== -1)
        return { file, field: tier ? `rows.${row}.${tier.id}` : `rows.${row}` };
    }
  const first = lists.find(({ file }) => file !== undefined)?.file;
  return first === undefined ? undefined : { file: first, field: 'rows' };
}

function simplify(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function hasLetters(text: string): boolean {
  return text.replaceAll(VALUE_MARK, '').trim().length > 2;
}

function patternOf(text: string): RegExp {
  const parts = text.split(VALUE_MARK).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function longest<Text extends { readonly text: string }>(texts: readonly Text[]): Text | undefined {
  return texts.toSorted((left, right) => right.text.length - left.text.length)[0];
}
