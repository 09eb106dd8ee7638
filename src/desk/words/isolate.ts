const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name that keeps its direction to itself, so that numbers and signs beside it stay in their places. */
export function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(withoutIsolated(name)) ? `\u2068${name}\u2069` : name;
}

function withoutIsolated(text: string): string {
  return text.replaceAll(/\u2068[^\u2069]*\u2069/g, '');
}

/** A text as people type it. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '');
}

/** Words whose sentences isolate the names that they take. */
export function isolateNames<Words extends object>(words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, isolateIn(value)])) as Words;
}

function isolateIn(value: unknown): unknown {
  if (typeof value === 'function')
    return (...names: readonly unknown[]): unknown => Reflect.apply(value, undefined, names.map(isolateName));
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? isolateNames(value) : value;
}

function isolateName(name: unknown): unknown {
  if (Array.isArray(name)) return name.map(isolateName);
  return typeof name === 'string' ? isolate(name) : name;
}
