import { useEffect, useState } from 'react';
import { type Json, type Path, valueAt } from '../store/operation.ts';

const loaders = import.meta.glob<{ readonly default: Json }>('../../shared/i18n/dictionaries/*.json');

const loaded = new Map<string, Json>();

/** The software's own text in a language, which holds where the operator has none; undefined where there is none. */
export function useOwnText(language: string, area: string, path: Path): string | undefined {
  const [, setCount] = useState(0);
  useEffect(() => {
    const load = loaders[`../../shared/i18n/dictionaries/${language}.json`];
    if (!load || loaded.has(language)) return;
    void load().then(({ default: dictionary }) => {
      loaded.set(language, dictionary);
      setCount((count) => count + 1);
    });
  }, [language]);
  const text = valueAt(loaded.get(language), [area, ...path]);
  return typeof text === 'string' ? text : undefined;
}
