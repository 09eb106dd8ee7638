import { isRecord, type Json } from './workspace.ts';

/** An object of structured data for search engines. */
export type Thing = { readonly [key: string]: Json };

/** Every object of a value, at any depth. */
export function thingsIn(value: Json): readonly Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}
