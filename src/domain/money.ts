/** How amounts are written: the locale's way, in a currency such as `USD`. */
export interface MoneyFormat {
  readonly locale: string;
  readonly currency: string;
}

/**
 * An amount in full, without decimals, such as `$3,150,000`. Thousands that the locale sets apart by a narrow
 * space get a wide one: few typefaces have the narrow, and what stands in for it may have no width.
 */
export function formatMoney({ locale, currency }: MoneyFormat, amount: number): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
    .format(amount)
    .replaceAll('\u202f', '\u00a0');
}
