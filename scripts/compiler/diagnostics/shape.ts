import { type Localized, usualMessages } from '../../messages/messages.ts';
import { type Diagnostic, error, type Location } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';

export const unknownKey = (at: Location, key: string, known: readonly string[]): Diagnostic => {
  const suggestion = suggest(key, known);
  return error('shape.unknown-key', at, (messages) => messages.shape.unknownKey(key, suggestion(messages)));
};

export const missingField = (at: Location, field: string, expected: Localized): Diagnostic =>
  error('shape.missing-field', at, (messages) => messages.shape.missingField(field, expected(messages)));

export const wrongType = (at: Location, expected: Localized, found: Localized): Diagnostic =>
  error('shape.wrong-type', at, (messages) => messages.shape.wrongType(expected(messages), found(messages)));

export const notOneOf = (at: Location, found: Localized, allowed: readonly string[]): Diagnostic => {
  const suggestion = suggest(found(usualMessages).replaceAll('"', ''), allowed);
  return error('shape.not-one-of', at, (messages) =>
    messages.shape.notOneOf(found(messages), suggestion(messages)),
  );
};

/** A bound of a number, or of the entries of a list. */
export interface Bound {
  readonly isLeast: boolean;
  readonly isInclusive: boolean;
  readonly value: string;
}

export const tooFewOrMany = (at: Location, bound: Bound): Diagnostic =>
  error('shape.out-of-range', at, ({ shape }) => shape.tooFewOrMany(bound));

export const outOfRange = (at: Location, bound: Bound, found: Localized): Diagnostic =>
  error('shape.out-of-range', at, (messages) => messages.shape.outOfRange(bound, found(messages)));

/** The value is not written as its place wants it. */
export const invalidValue = (at: Location, rule: Localized, found: Localized): Diagnostic =>
  error('shape.invalid', at, (messages) => messages.shape.invalid(rule(messages), found(messages)));

/** The value breaks a rule that holds for several values together. */
export const brokenRule = (at: Location, rule: Localized, hint: Localized<string | undefined>): Diagnostic =>
  error('shape.rule', at, (messages) => messages.shape.brokenRule(rule(messages), hint(messages)));
