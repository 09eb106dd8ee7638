import type * as z from 'zod';
import { everywhere } from '../../messages/messages.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/did-you-mean.ts';
import { ruleMessages } from '../diagnostics/rules.ts';
import {
  brokenRule,
  invalidValue,
  missingField,
  notOneOf,
  outOfRange,
  tooFewOrMany,
  unknownKey,
  wrongType,
} from '../diagnostics/shape.ts';
import { type JsonPath, type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';
import { describeExpected, describeFound, written } from './describe.ts';
import { definitionOf, knownKeys, schemasAt } from './schema-walk.ts';

type Issue = z.core.$ZodIssue;

/**
 * The findings behind the issues that zod reports: at their places, and in an operator's words. A key that
 * stands where a similar one is missing is one finding.
 *
 * @param schema what the value at `base` was held against
 * @param base where that value stands; the issues' paths start there
 */
export function issuesToDiagnostics(
  file: ParsedFile,
  schema: z.ZodType,
  issues: readonly Issue[],
  base: JsonPath = [],
): readonly Diagnostic[] {
  const misspelt = findMisspelt(file, schema, issues, base);
  const told = new Set(misspelt.flatMap(({ path, missing }) => [nameOf(path), nameOf(missing)]));
  const isTold = (path: JsonPath): boolean =>
    told.size > 0 && [...path.keys(), path.length].some((length) => told.has(nameOf(path.slice(0, length))));
  return [
    ...misspelt.map(({ path, field }) => unknownKey(file.keyAt(path), String(path.at(-1)), [field])),
    ...issues.flatMap((issue) => {
      const path = [...base, ...jsonPath(issue.path)];
      if (isTold(path)) return [];
      if (issue.code !== 'unrecognized_keys') return issueToDiagnostics(file, schema, issue, base);
      const keys = issue.keys.filter((key) => !isTold([...path, key]));
      return issueToDiagnostics(file, schema, { ...issue, keys }, base);
    }),
  ];
}

/** A key that stands where a similar one is missing. */
interface Misspelt {
  readonly path: JsonPath;
  readonly missing: JsonPath;
  readonly field: string;
}

function findMisspelt(
  file: ParsedFile,
  schema: z.ZodType,
  issues: readonly Issue[],
  base: JsonPath,
): readonly Misspelt[] {
  return issues.flatMap((issue) => {
    const below = jsonPath(issue.path);
    const missing = [...base, ...below];
    const parent = missing.slice(0, -1);
    const owner: object = Object(valueAtPath(file.value, parent));
    const field = below.at(-1);
    if (typeof field !== 'string' || Object.hasOwn(owner, field)) return [];
    const schemas = schemasAt(schema, below.slice(0, -1));
    const key = nearest(field, strangersIn(owner, schemas));
    // Of several missing keys that are similar, the nearest was meant.
    const isMeant = key !== undefined && nearest(key, knownKeys(schemas)) === field;
    return isMeant ? [{ path: [...parent, key], missing, field }] : [];
  });
}

/** The keys of an object that none of its schemas knows. */
function strangersIn(owner: object, schemas: readonly z.ZodType[]): readonly string[] {
  const known = new Set(knownKeys(schemas));
  return Object.keys(owner).filter((key) => !known.has(key));
}

function issueToDiagnostics(
  file: ParsedFile,
  schema: z.ZodType,
  issue: Issue,
  base: JsonPath,
): readonly Diagnostic[] {
  const below = jsonPath(issue.path);
  const path = [...base, ...below];
  const schemas = schemasAt(schema, below);
  const found = valueAtPath(file.value, path);
  if (found === undefined) {
    return [missingField(file.keyAt(path), String(path.at(-1)), describeExpected(schemas))];
  }
  const options = schemas.flatMap((candidate) => definitionOf(candidate).options ?? []);
  const inUnion = options.length > 0 ? unionToDiagnostics(file, schemas, options, path) : [];
  // A value that is well by itself may break a rule of what holds it.
  if (inUnion.length > 0) return inUnion;
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = knownKeys(schemas);
      return issue.keys.map((key) => unknownKey(file.keyAt([...path, key]), key, known));
    }
    case 'invalid_type':
      if (issue.expected === 'int') {
        return [
          invalidValue(file.valueAt(path), ruleMessages('whole-number', '').says, describeFound(found)),
        ];
      }
      return [wrongType(file.valueAt(path), describeExpected(schemas), describeFound(found))];
    case 'invalid_value':
      return [notOneOf(file.valueAt(path), describeFound(found), issue.values.map(String))];
    case 'too_small':
    case 'too_big':
      return [beyondBound(file.valueAt(path), issue, found)];
    case 'invalid_key': {
      const key = `"${String(path.at(-1))}"`;
      return [
        invalidValue(
          file.keyAt(path),
          ruleMessages(issue.issues[0]?.message ?? '', key).says,
          everywhere(key),
        ),
      ];
    }
    case 'custom': {
      const { says, hint } = ruleMessages(issue.message, written(found));
      return [brokenRule(file.valueAt(path), says, hint)];
    }
    case 'invalid_union': {
      // What a value is, is said by one of its fields, which names none of the kinds.
      const kinds = schemas.flatMap((candidate) => definitionOf(candidate).values ?? []);
      return [notOneOf(file.valueAt(path), describeFound(found), kinds.map(String))];
    }
    default:
      return [
        invalidValue(
          file.valueAt(path),
          ruleMessages(issue.message, written(found)).says,
          describeFound(found),
        ),
      ];
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
    .toSorted((left, right) => misfit(left.issues, value) - misfit(right.issues, value));
  if (!best || best.issues.some((issue) => isOfOtherKind(issue, value))) {
    return [wrongType(file.valueAt(path), describeExpected(schemas), describeFound(value))];
  }
  return issuesToDiagnostics(file, best.schema, best.issues, path);
}

/** How badly a shape fits: a value of another kind worst, then each key of its own that it does not know. */
function misfit(issues: readonly Issue[], value: unknown): number {
  return issues.reduce((sum, issue) => {
    if (isOfOtherKind(issue, value)) return sum + 10_000;
    const isOwn = issue.path.length === 0;
    return sum + (isOwn && issue.code === 'unrecognized_keys' ? 100 * issue.keys.length : 1);
  }, 0);
}

/** Whether the value itself is of another kind, such as a text in place of an entry. */
function isOfOtherKind(issue: Issue, value: unknown): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_value') return issue.values.every((allowed) => typeof allowed !== typeof value);
  return issue.code === 'invalid_type';
}

function beyondBound(
  at: Location,
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  found: unknown,
): Diagnostic {
  const isLeast = issue.code === 'too_small';
  const value = String(isLeast ? issue.minimum : issue.maximum);
  const bound = { isLeast, isInclusive: issue.inclusive ?? true, value };
  return issue.origin === 'array' ? tooFewOrMany(at, bound) : outOfRange(at, bound, describeFound(found));
}

/** Different paths have different names. */
function nameOf(path: JsonPath): string {
  return JSON.stringify(path);
}

function jsonPath(path: readonly PropertyKey[]): JsonPath {
  return path.map((step) => (typeof step === 'number' ? step : String(step)));
}
