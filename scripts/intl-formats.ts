/**
 * What writes dates, lists and names in a locale. Making one takes fifty times as long as writing with it, and
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
