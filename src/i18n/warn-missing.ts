const warned = new Set<string>();

/** Warns in the console of texts missing in a language, once per key and language. */
export function warnMissing(language: string, keys: readonly string[]): void {
  for (const key of keys) {
    const entry = `${language}:${key}`;
    if (warned.has(entry)) continue;
    warned.add(entry);
    console.warn(`Missing translation in "${language}": ${key}`);
  }
}
