/** Known to Node, not yet to the type checker. */
interface RangeRules extends Intl.PluralRules {
  selectRange(from: number, to: number): Intl.LDMLPluralRule;
}

/**
 * What writes dates, lists, names and plurals of a locale. Making one takes fifty times as long as writing with it, and
 * every page asks for the same: each is made once.
 */
export const dateFormat = kept(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const listFormat = kept(
  (locale, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

export const displayNames = kept(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);

export const pluralRules = kept((locale) => new Intl.PluralRules(locale) as RangeRules);

function kept<Arguments extends readonly unknown[], Format>(
  make: (locale: string, ...args: Arguments) => Format,
): (locale: string, ...args: Arguments) => Format {
  const formats = new Map<string, Format>();
  return (locale, ...args) => {
    const key = JSON.stringify([locale, ...args]);
    const format = formats.get(key) ?? make(locale, ...args);
    formats.set(key, format);
    return format;
  };
}
