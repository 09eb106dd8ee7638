import type * as z from 'zod';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import {
  invalidValue,
  missingField,
  notOneOf,
  outOfRange,
  unknownKey,
  wrongType,
} from '../diagnostics/shape.ts';
import { type JsonPath, type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';
import { describeExpected, describeFound } from './describe.ts';
import { knownKeys, schemasAt } from './schema-walk.ts';

type Issue = z.core.$ZodIssue;

/** The findings behind an issue that zod reports: at their place, and in an operator's words. */
export function issueToDiagnostics(file: ParsedFile, schema: z.ZodType, issue: Issue): readonly Diagnostic[] {
  const path = jsonPath(issue.path);
  const found = valueAtPath(file.value, path);
  if (found === undefined && path.length > 0 && issue.code !== 'unrecognized_keys') {
    return [missingField(file.keyAt(path), String(path.at(-1)), describeExpected(schemasAt(schema, path)))];
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) =>
        unknownKey(file.keyAt([...path, key]), key, knownKeys(schemasAt(schema, path))),
      );
    case 'invalid_union':
      return unionToDiagnostics(file, schema, issue, path);
    case 'invalid_type':
      return [wrongType(file.valueAt(path), describeExpected(schemasAt(schema, path)), describeFound(found))];
    case 'invalid_value':
      return [notOneOf(file.valueAt(path), describeFound(found), issue.values.map(String))];
    case 'too_small':
    case 'too_big':
      return [outOfRange(file.valueAt(path), describeRange(issue, found))];
    case 'invalid_key':
      return [invalidValue(file.keyAt(path), keyMessage(issue), `"${String(path.at(-1))}"`)];
    default:
      return [invalidValue(file.valueAt(path), issue.message, describeFound(found), hintOf(issue))];
  }
}

/** Of the possible shapes the one that fits best speaks; the others would only confuse. */
function unionToDiagnostics(
  file: ParsedFile,
  schema: z.ZodType,
  issue: z.core.$ZodIssueInvalidUnion,
  path: JsonPath,
): readonly Diagnostic[] {
  const best = issue.errors.toSorted((left, right) => misfit(left) - misfit(right))[0];
  const wrongKind = best?.some((inner) => inner.path.length === 0 && inner.code === 'invalid_type') ?? true;
  if (!best || wrongKind) {
    const expected = describeExpected(schemasAt(schema, path));
    return [wrongType(file.valueAt(path), expected, describeFound(valueAtPath(file.value, path)))];
  }
  return best.flatMap((inner) =>
    issueToDiagnostics(file, schema, { ...inner, path: [...issue.path, ...inner.path] }),
  );
}

function misfit(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => {
    if (issue.path.length === 0 && issue.code === 'invalid_type') return sum + 100;
    return sum + (issue.code === 'unrecognized_keys' ? 2 * issue.keys.length : 3);
  }, 0);
}

function describeRange(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, found: unknown): string {
  const isSmall = issue.code === 'too_small';
  const bound = String(isSmall ? issue.minimum : issue.maximum);
  if (issue.origin === 'array') {
    return `Expected ${isSmall ? 'at least' : 'at most'} ${bound} ${bound === '1' ? 'entry' : 'entries'}`;
  }
  const relation = isSmall
    ? issue.inclusive
      ? 'at least'
      : 'more than'
    : issue.inclusive
      ? 'at most'
      : 'less than';
  return `Expected ${relation} ${bound}, found ${describeFound(found)}`;
}

function keyMessage(issue: z.core.$ZodIssueInvalidKey): string {
  return issue.issues[0]?.message ?? 'This name is not allowed';
}

function hintOf(issue: Issue): string | undefined {
  const hint: unknown = issue.code === 'custom' ? issue.params?.hint : undefined;
  return typeof hint === 'string' ? hint : undefined;
}

function jsonPath(path: readonly PropertyKey[]): JsonPath {
  return path.map((step) => (typeof step === 'number' ? step : String(step)));
}
