/** Currency signs of one letter are ignored, since they may also mean thousands or millions. */
const MIN_LETTERS = 2;

let marks: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * The codes of the currencies that a mark beside an amount may mean. The mark is a code or a symbol, in any case,
 * with or without a full stop; the list is empty for anything else.
 */
export function currenciesOf(mark: string): readonly string[] {
  marks ??= collectMarks();
  return marks.get(mark.toLowerCase().replace(/\.$/, '')) ?? [];
}

function collectMarks(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const currency of Intl.supportedValuesOf('currency')) {
    const written = new Set(
      [currency, symbolOf(currency)].filter(isUnmistakable).map((mark) => mark.toLowerCase()),
    );
    for (const mark of written) found.set(mark, [...(found.get(mark) ?? []), currency]);
  }
  return found;
}

function symbolOf(currency: string): string {
  const format = new Intl.NumberFormat('en-001', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

function isUnmistakable(mark: string): boolean {
  return /^\p{Sc}$/u.test(mark) || mark.length >= MIN_LETTERS;
}
