/** Caches the results of a function by its arguments, which are compared as JSON. */
export function cacheResults<Arguments extends readonly unknown[], Result>(
  make: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const known = new Map<string, Result>();
  return (...args) => {
    const key = JSON.stringify(args);
    const result = known.get(key) ?? make(...args);
    known.set(key, result);
    return result;
  };
}
