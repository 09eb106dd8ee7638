import { type Diagnostic, type Location, warning } from './diagnostic.ts';

/** A rule of style counts more than its glossary allows. */
export const styleAboveLimit = (
  at: Location,
  name: string,
  count: number,
  limit: number,
  language: string,
): Diagnostic =>
  warning('style.above-limit', at, ({ style }) => style.aboveLimit(name, count, limit, language));
