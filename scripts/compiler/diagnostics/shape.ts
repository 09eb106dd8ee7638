import type { Diagnostic, Location } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';

function shapeError(code: string, at: Location, message: string, hint: string): Diagnostic {
  return { code: `shape.${code}`, severity: 'error', at, message, hint };
}

export const unknownKey = (at: Location, key: string, known: readonly string[]): Diagnostic =>
  shapeError('unknown-key', at, `"${key}" is not known here.`, suggest(key, known, 'Remove it.'));

export const missingField = (at: Location, field: string, expected: string): Diagnostic =>
  shapeError('missing-field', at, `"${field}" is missing.`, `Add "${field}": ${expected}.`);

export const wrongType = (at: Location, expected: string, found: string): Diagnostic =>
  shapeError('wrong-type', at, `Expected ${expected}, found ${found}.`, `Write ${expected} here.`);

export const notOneOf = (at: Location, found: string, allowed: readonly string[]): Diagnostic =>
  shapeError(
    'not-one-of',
    at,
    `${found} is not one of the possible values.`,
    suggest(found.replaceAll('"', ''), allowed, 'Correct the value.'),
  );

export const outOfRange = (at: Location, message: string): Diagnostic =>
  shapeError('out-of-range', at, message, 'Correct the value.');

export const invalidValue = (at: Location, message: string, found: string): Diagnostic =>
  shapeError('invalid', at, `${message}; found ${found}.`, 'Write it as in the example.');

export const brokenRule = (at: Location, message: string, hint?: string): Diagnostic =>
  shapeError('rule', at, `${message}.`, hint ?? 'Correct the value.');
