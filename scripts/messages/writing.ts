/** Writes numbers with a separator for thousands and all their decimals. */
export function figuresWith(separator: string, point: string): (amount: number | string) => string {
  return (amount) => {
    const [whole = '', ...decimals] = String(amount).split('.');
    return [whole.replace(/\B(?=(?:\d{3})+$)/g, separator), ...decimals].join(point);
  };
}

/** Writes amounts of money in the same way: with at least two decimals, or none. */
export function moneyWith(figure: (written: string) => string): (amount: number) => string {
  return (amount) => figure(String(amount).replace(/\.\d$/, '$&0'));
}

/** Writes numbers with one decimal. */
export function decimalsWith(point: string): (amount: number) => string {
  return (amount) => amount.toFixed(1).replace('.', point);
}

/** Quoted names in a row: `"a", "b"`. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** Values in a row as texts write them: `{a}, {b}`. */
export function formatPlaceholders(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

/** A text with a capital letter at its start. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A text cut to a maximal length, in characters. */
export function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/**
 * A command as people write it.
 *
 * @param folder the data folder as people name it, if it is not the usual one
 */
export function commandFor(
  name: 'check' | 'translations' | 'upgrade',
  folder: string | undefined,
  ...flags: readonly string[]
): string {
  const shown = folder && /[^\w./\\:~-]/.test(folder) ? `"${folder}"` : folder;
  const all = [...flags, ...(shown === undefined ? [] : [`--data ${shown}`])];
  return [`npm run ${name}`, ...(all.length > 0 ? ['--', ...all] : [])].join(' ');
}
