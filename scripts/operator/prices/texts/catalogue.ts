import { UsageError } from '../../../command-line.ts';
import en from './en.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };

/** What the command says, in one language. Words in braces are filled in by `fill`. */
export type PricesTexts = typeof en;

const CATALOGUES: Readonly<Record<string, PricesTexts>> = { en, id };

/** The texts of every language that the command speaks. */
export const allTexts: readonly PricesTexts[] = Object.values(CATALOGUES);

/**
 * The texts of a language that was asked for; without a wish those of the operator's language, or of the
 * first that the command speaks.
 *
 * @throws UsageError if a language was asked for that the command does not speak
 */
export function textsIn(wish: string | undefined, operatorLanguage: string): PricesTexts {
  if (wish === undefined) return CATALOGUES[operatorLanguage] ?? en;
  const found = Object.hasOwn(CATALOGUES, wish) ? CATALOGUES[wish] : undefined;
  if (found) return found;
  throw new UsageError(`Unknown language "${wish}". Known are ${Object.keys(CATALOGUES).join(', ')}.`);
}

/** The texts of the operator's language first, then of one that more people read. */
export function textsForEveryone(own: PricesTexts): readonly PricesTexts[] {
  return own === en ? [en] : [own, en];
}

/** Puts values in place of their names in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
