/** An amount of the data in minor units of the site's currency: the one place where it becomes that. */
export function toMinor(amount: number): number {
  return amount;
}
