import { digits } from '../../../src/shared/i18n/plural.ts';
import type { Statistic } from '../../../src/shared/page-data/parts.ts';
import type { PageContext } from './page-context.ts';

/** Figures in the digits of a language, with their labels. */
export function statistics(
  { language: { locale } }: PageContext,
  entries: readonly { readonly id: string; readonly value: string }[],
  label: (id: string) => string,
): readonly Statistic[] {
  const own = (digit: string): string => digits(locale, Number(digit));
  return entries.map(({ id, value }) => ({ id, value: value.replaceAll(/\d/g, own), label: label(id) }));
}
