const MAX_KEYS = 5;

const warned = new Set<string>();

/** Warns in the console of texts that a page lacks in a language, once per language. */
export function warnMissing(language: string, keys: readonly string[]): void {
  const [...missing] = new Set(keys);
  if (missing.length === 0 || warned.has(language)) return;
  warned.add(language);
  const others = missing.length - MAX_KEYS;
  const named = missing.slice(0, MAX_KEYS).join(', ');
  console.warn(`Missing translations in "${language}": ${named}${others > 0 ? ` and ${others} more` : ''}`);
}
