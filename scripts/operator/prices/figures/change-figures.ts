import type { JsonPath } from '../../../compiler/parse/parsed-file.ts';
import { AMOUNT, type Figure, type FigureAddress, type FigureKind, PERCENT } from './figure.ts';

/** What a season adds or an offer takes off: nothing, per cent or an amount. */
export interface Change {
  readonly percent?: number | undefined;
  readonly amount?: number | undefined;
}

/** The figures of a change: none, or one. */
export function changeFigures(
  change: Change,
  kind: FigureKind,
  place: FigureAddress,
  path: JsonPath,
): readonly Figure[] {
  return ([PERCENT, AMOUNT] as const).flatMap((figure) => {
    const value = change[figure];
    return value === undefined
      ? []
      : [{ address: { ...place, figure }, kind, value, path: [...path, figure] }];
  });
}
