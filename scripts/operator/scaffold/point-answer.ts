import { pointSchema } from '../../../schema/primitives.ts';
import type { Localized } from '../../messages/messages.ts';

/** A point on the map, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Latitude and longitude, in degrees, as people copy them from a map: "54.6, -3.13". */
export function pointFrom(answer: string): Point | undefined {
  const [latitude = '', longitude = '', ...others] = answer.replace(/[()°]/g, '').split(/\s*[,;\s]\s*/);
  const isNumber = (text: string): boolean => /^[-−]?\d+(?:\.\d+)?$/.test(text);
  if (!isNumber(latitude) || !isNumber(longitude) || others.length > 0) return undefined;
  const [north, east] = [latitude, longitude].map((text) => Number(text.replace('−', '-')));
  return pointSchema.safeParse({ latitude: north, longitude: east }).data;
}

export function refusePoint(answer: string): Localized | undefined {
  return pointFrom(answer) ? undefined : ({ entries }) => entries.noPoint(answer);
}
