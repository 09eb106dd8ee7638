/**
 * An amount as a text that is read in one way only: `35.5`, and `35.1250`, since three digits behind a mark may as well
 * be thousands.
 *
 * @param point what stands in front of decimals
 */
export function amountText(amount: number, point = '.'): string {
  const [whole = '', decimals] = String(amount).split('.');
  if (decimals === undefined) return whole;
  return `${whole}${point}${decimals.length === 3 ? `${decimals}0` : decimals}`;
}
