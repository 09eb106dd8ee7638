import { type Diagnostic, error, type Location, warning } from './diagnostic.ts';

/** A band of group sizes, as messages name it. */
interface ShownBand {
  readonly id: string;
  readonly min: number;
  readonly max: number;
}

export const bandOrder = (at: Location, band: ShownBand, before: ShownBand): Diagnostic =>
  error('band.order', at, ({ bands }) => bands.order(band, before));

export const bandOverlap = (at: Location, band: ShownBand, before: ShownBand): Diagnostic =>
  error('band.overlap', at, ({ bands }) => bands.overlap(band, before));

export const bandGap = (at: Location, band: ShownBand, before: ShownBand): Diagnostic =>
  warning('band.gap', at, ({ bands }) => bands.gap(band, before));

export const bandWithoutPrice = (at: Location, band: string): Diagnostic =>
  warning('band.without-price', at, ({ bands }) => bands.withoutPrice(band));
