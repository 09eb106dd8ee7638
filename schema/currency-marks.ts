/** Signs of money of one letter are left out: they may as well stand for thousands or millions. */
const MIN_LETTERS = 2;

let marks: ReadonlySet<string> | undefined;

/**
 * Whether a text is how a currency is written beside an amount: its code or its symbol, in whatever case,
 * with or without a full stop.
 */
export function isCurrencyMark(text: string): boolean {
  marks ??= collectMarks();
  return marks.has(text.toLowerCase().replace(/\.$/, ''));
}

function collectMarks(): ReadonlySet<string> {
  return new Set(
    Intl.supportedValuesOf('currency').flatMap((currency) =>
      [currency, symbolOf(currency)].filter(isUnmistakable).map((mark) => mark.toLowerCase()),
    ),
  );
}

function symbolOf(currency: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

function isUnmistakable(mark: string): boolean {
  return /^\p{Sc}$/u.test(mark) || mark.length >= MIN_LETTERS;
}
