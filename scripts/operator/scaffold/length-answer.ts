import { durationSchema } from '../../../schema/duration.ts';
import type { TourPackage } from '../../../schema/package.ts';

const DAYS = /^(\d+)d?$/i;
const HOURS = /^(\d+(?:[.,]5)?)h$/i;

/** The length that an answer gives: days as `12`, hours as `4h` or `1.5h`; undefined if it gives none that can be. */
export function lengthFrom(answer: string): TourPackage['duration'] {
  const [, days] = DAYS.exec(answer) ?? [];
  const [, hours] = HOURS.exec(answer) ?? [];
  const length = hours === undefined ? { days: Number(days) } : { hours: Number(hours.replace(',', '.')) };
  return durationSchema.safeParse(length).data;
}
