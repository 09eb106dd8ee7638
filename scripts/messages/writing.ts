/** How whole numbers are written: with a separator for thousands. */
export function figuresWith(separator: string): (amount: number) => string {
  return (amount) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, separator);
}

/** How numbers with one decimal are written. */
export function decimalsWith(point: string): (amount: number) => string {
  return (amount) => amount.toFixed(1).replace('.', point);
}

/** Quoted names in a row: `"a", "b"`. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** Values in a row as texts write them: `{a}, {b}`. */
export function braced(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

/** A text with a capital letter at its start. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A text cut to so many characters. */
export function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
