import type * as z from 'zod';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import {
  brokenRule,
  invalidValue,
  missingField,
  notOneOf,
  outOfRange,
  unknownKey,
  wrongType,
} from '../diagnostics/shape.ts';
import { type JsonPath, type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';
import { describeExpected, describeFound } from './describe.ts';
import { definitionOf, knownKeys, schemasAt } from './schema-walk.ts';

type Issue = z.core.$ZodIssue;

/**
 * The findings behind an issue that zod reports: at their place, and in an operator's words.
 *
 * @param schema what the value at `base` was held against
 * @param base where that value stands; the issue's path starts there
 */
export function issueToDiagnostics(
  file: ParsedFile,
  schema: z.ZodType,
  issue: Issue,
  base: JsonPath = [],
): readonly Diagnostic[] {
  const below = jsonPath(issue.path);
  const path = [...base, ...below];
  const schemas = schemasAt(schema, below);
  const found = valueAtPath(file.value, path);
  if (found === undefined && path.length > 0 && issue.code !== 'unrecognized_keys') {
    return [missingField(file.keyAt(path), String(path.at(-1)), describeExpected(schemas))];
  }
  const options = schemas.flatMap((candidate) => definitionOf(candidate).options ?? []);
  if (options.length > 0) return unionToDiagnostics(file, schemas, options, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(file.keyAt([...path, key]), key, knownKeys(schemas)));
    case 'invalid_type':
      return [wrongType(file.valueAt(path), describeExpected(schemas), describeFound(found))];
    case 'invalid_value':
      return [notOneOf(file.valueAt(path), describeFound(found), issue.values.map(String))];
    case 'too_small':
    case 'too_big':
      return [outOfRange(file.valueAt(path), describeRange(issue, found))];
    case 'invalid_key':
      return [invalidValue(file.keyAt(path), keyMessage(issue), `"${String(path.at(-1))}"`)];
    case 'custom':
      return [brokenRule(file.valueAt(path), issue.message, hintOf(issue))];
    default:
      return [invalidValue(file.valueAt(path), issue.message, describeFound(found))];
  }
}

/** Of the possible shapes the one that fits best speaks; the others would only confuse. */
function unionToDiagnostics(
  file: ParsedFile,
  schemas: readonly z.ZodType[],
  options: readonly z.ZodType[],
  path: JsonPath,
): readonly Diagnostic[] {
  const value = valueAtPath(file.value, path);
  const [best] = options
    .map((schema) => ({ schema, issues: schema.safeParse(value).error?.issues ?? [] }))
    .toSorted((left, right) => misfit(left.issues) - misfit(right.issues));
  const isOtherKind =
    best?.issues.some(({ path: at, code }) => at.length === 0 && code === 'invalid_type') ?? true;
  if (!best || isOtherKind) {
    return [wrongType(file.valueAt(path), describeExpected(schemas), describeFound(value))];
  }
  return best.issues.flatMap((inner) => issueToDiagnostics(file, best.schema, inner, path));
}

/** How badly a shape fits: a value of another kind worst, then each key of its own that it does not know. */
function misfit(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => {
    const isOwn = issue.path.length === 0;
    if (isOwn && issue.code === 'invalid_type') return sum + 10_000;
    return sum + (isOwn && issue.code === 'unrecognized_keys' ? 100 * issue.keys.length : 1);
  }, 0);
}

function describeRange(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, found: unknown): string {
  const isSmall = issue.code === 'too_small';
  const bound = String(isSmall ? issue.minimum : issue.maximum);
  if (issue.origin === 'array') {
    return `Expected ${isSmall ? 'at least' : 'at most'} ${bound} ${bound === '1' ? 'entry' : 'entries'}.`;
  }
  const relation = isSmall
    ? issue.inclusive
      ? 'at least'
      : 'more than'
    : issue.inclusive
      ? 'at most'
      : 'less than';
  return `Expected ${relation} ${bound}, found ${describeFound(found)}.`;
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
