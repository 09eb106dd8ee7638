import type * as z from 'zod';
import { findForbidden } from '../../../schema/characters.ts';
import { type JsonPath, valueAtPath } from '../../../schema/json-path.ts';
import { knownKeys, readDefinition, schemasAt } from '../../../schema/schema-walk.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { findNearest } from '../diagnostics/did-you-mean.ts';
import { finding } from '../diagnostics/finding.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import { brokenRule, formatLiteral, invalidValue, nameExpected, nameFound } from './rules.ts';

const unknownKey = finding('shape.unknown-key', 'error', {
  en: ({ key, known }: { key: string; known: readonly string[] }, { suggest }) => [
    `"${key}" is not known here.`,
    suggest(key, known) ?? 'Remove it.',
  ],
  id: ({ key, known }, { suggest }) => [
    `"${key}" tidak dikenal di sini.`,
    suggest(key, known) ?? 'Hapus saja.',
  ],
});

/** The schemas that a place allows, and the value there. */
interface Mismatch {
  readonly schemas: readonly z.ZodType[];
  readonly value: unknown;
}

const missingField = finding('shape.missing-field', 'error', {
  en: ({ field, schemas }: { field: string; schemas: readonly z.ZodType[] }, words) => [
    `"${field}" is missing.`,
    `Add "${field}": ${nameExpected(schemas, words)}.`,
  ],
  id: ({ field, schemas }, words) => [
    `"${field}" belum ada.`,
    `Tambahkan "${field}": ${nameExpected(schemas, words)}.`,
  ],
});

export const wrongType = finding('shape.wrong-type', 'error', {
  en: ({ schemas, value }: Mismatch, words) => [
    `Expected ${nameExpected(schemas, words)}, found ${nameFound(value, words)}.`,
    `Write ${nameExpected(schemas, words)} here.`,
  ],
  id: ({ schemas, value }, words) => [
    `Seharusnya ${nameExpected(schemas, words)}, tetapi tertulis ${nameFound(value, words)}.`,
    `Tulis ${nameExpected(schemas, words)} di sini.`,
  ],
});

const unknownValue = finding('shape.not-one-of', 'error', {
  en: ({ value, allowed }: { value: unknown; allowed: readonly string[] }, words) => [
    `${nameFound(value, words)} is not one of the possible values.`,
    words.suggest(nameFound(value, words).replaceAll('"', ''), allowed) ?? 'Correct the value.',
  ],
  id: ({ value, allowed }, words) => [
    `${nameFound(value, words)} bukan salah satu isi yang diperbolehkan.`,
    words.suggest(nameFound(value, words).replaceAll('"', ''), allowed) ?? 'Perbaiki isinya.',
  ],
});

/** A bound of a number, or of the entries of a list. */
interface Bound {
  readonly isLeast: boolean;
  readonly isInclusive: boolean;
  readonly bound: string;
}

const tooFewOrMany = finding('shape.out-of-range', 'error', {
  en: ({ isLeast, bound, count }: Bound & { count: number }) => [
    isLeast
      ? `Expected at least ${bound} ${bound === '1' ? 'entry' : 'entries'}.`
      : `Expected at most ${bound} entries, found ${count}.`,
    isLeast ? 'Add what is missing.' : 'Remove those that are too many.',
  ],
  id: ({ isLeast, bound, count }) => [
    isLeast
      ? `Daftar ini harus berisi paling sedikit ${bound} isian.`
      : `Daftar ini boleh berisi paling banyak ${bound} isian, tetapi ada ${count}.`,
    isLeast ? 'Tambahkan yang kurang.' : 'Hapus yang berlebih.',
  ],
});

const outOfRange = finding('shape.out-of-range', 'error', {
  en: ({ isLeast, isInclusive, bound, value }: Bound & { value: unknown }, words) => {
    const least = isInclusive ? 'at least' : 'more than';
    const most = isInclusive ? 'at most' : 'less than';
    return [
      `Expected ${isLeast ? least : most} ${bound}, found ${nameFound(value, words)}.`,
      'Correct the value.',
    ];
  },
  id: ({ isLeast, isInclusive, bound, value }, words) => {
    const least = isInclusive ? 'paling sedikit' : 'lebih dari';
    const most = isInclusive ? 'paling banyak' : 'kurang dari';
    return [
      `Isinya harus ${isLeast ? least : most} ${bound}, tetapi tertulis ${nameFound(value, words)}.`,
      'Perbaiki isinya.',
    ];
  },
});

type Issue = z.core.$ZodIssue;

/**
 * The findings behind the issues that zod reports: at their places, and in an operator's words. A key that
 * resembles a missing one is one finding.
 *
 * @param schema the value at `base` was validated against it
 * @param base the path of that value, from which the paths of the issues start
 */
export function issuesToDiagnostics(
  file: ParsedFile,
  schema: z.ZodType,
  issues: readonly Issue[],
  base: JsonPath = [],
): readonly Diagnostic[] {
  const misspelt = findMisspelt(file, schema, issues, base);
  const covered = new Set(misspelt.flatMap(({ path, missing }) => [pathKey(path), pathKey(missing)]));
  const isCovered = (path: JsonPath): boolean =>
    covered.size > 0 &&
    [...path.keys(), path.length].some((length) => covered.has(pathKey(path.slice(0, length))));
  return [
    ...misspelt.map(({ path, field }) =>
      unknownKey(file.keyAt(path), { key: String(path.at(-1)), known: [field] }),
    ),
    ...issues.flatMap((issue) => {
      const path = [...base, ...jsonPath(issue.path)];
      if (isCovered(path)) return [];
      if (issue.code !== 'unrecognized_keys') return issueToDiagnostics(file, schema, issue, base);
      const keys = issue.keys.filter((key) => !isCovered([...path, key]));
      return issueToDiagnostics(file, schema, { ...issue, keys }, base);
    }),
  ];
}

/** A key that resembles a missing one. */
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
    const key = findNearest(field, unknownKeysIn(owner, schemas));
    // Of several missing keys that are similar, the nearest was meant.
    const isMeant = key !== undefined && findNearest(key, knownKeys(schemas)) === field;
    return isMeant ? [{ path: [...parent, key], missing, field }] : [];
  });
}

/** The keys of an object that are unknown to all of its schemas. */
function unknownKeysIn(owner: object, schemas: readonly z.ZodType[]): readonly string[] {
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
  const value = valueAtPath(file.value, path);
  if (value === undefined) return [missingField(file.keyAt(path), { field: String(path.at(-1)), schemas })];
  const options = schemas.flatMap((candidate) => readDefinition(candidate).options ?? []);
  const inUnion = options.length > 0 ? unionToDiagnostics(file, schemas, options, path) : [];
  // A value that is valid by itself may break a rule of its parent.
  if (inUnion.length > 0) return inUnion;
  const at = () => file.valueAt(path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = knownKeys(schemas);
      return issue.keys.map((key) => unknownKey(file.keyAt([...path, key]), { key, known }));
    }
    case 'invalid_type':
      return issue.expected === 'int'
        ? [invalidValue(at(), { rule: 'whole-number', value })]
        : [wrongType(at(), { schemas, value })];
    case 'invalid_value':
      return [unknownValue(at(), { value, allowed: issue.values.map(String) })];
    case 'too_small':
    case 'too_big':
      return [beyondBound(at(), issue, value)];
    case 'invalid_key':
      return [
        invalidValue(file.keyAt(path), { rule: issue.issues[0]?.message ?? '', value: String(path.at(-1)) }),
      ];
    case 'custom':
      return [
        brokenInText(file, path, issue.message, value) ??
          brokenRule(at(), { rule: issue.message, found: formatLiteral(value) }),
      ];
    case 'invalid_union': {
      // The value of a discriminated union's field is none of the known ones.
      const kinds = schemas.flatMap((candidate) => readDefinition(candidate).values ?? []);
      return [unknownValue(at(), { value, allowed: kinds.map(String) })];
    }
    default:
      return [invalidValue(at(), { rule: issue.message, value })];
  }
}

/** A text with a character that no text may hold, at the place of the character. */
function brokenInText(
  file: ParsedFile,
  path: JsonPath,
  rule: string,
  value: unknown,
): Diagnostic | undefined {
  if (rule !== 'character' || typeof value !== 'string') return undefined;
  const { index, length } = findForbidden(value) ?? { index: 0, length: 1 };
  return brokenRule(file.partAt(path, index, length), { rule, found: `"${value}"` });
}

/** Reports the issues of the best fitting alternative only: those of the others would confuse. */
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
    return [wrongType(file.valueAt(path), { schemas, value })];
  }
  return issuesToDiagnostics(file, best.schema, best.issues, path);
}

/** The misfit of a shape: a value of another kind is worst, then each key of its own that it does not know. */
function misfit(issues: readonly Issue[], value: unknown): number {
  return issues.reduce((sum, issue) => {
    if (isOfOtherKind(issue, value)) return sum + 10_000;
    const isOwn = issue.path.length === 0;
    return sum + (isOwn && issue.code === 'unrecognized_keys' ? 100 * issue.keys.length : 1);
  }, 0);
}

/** True if the value itself is of another kind, such as a text in place of an entry. */
function isOfOtherKind(issue: Issue, value: unknown): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_value') return issue.values.every((allowed) => typeof allowed !== typeof value);
  return issue.code === 'invalid_type';
}

function beyondBound(
  at: Location,
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): Diagnostic {
  const isLeast = issue.code === 'too_small';
  const bound = String(isLeast ? issue.minimum : issue.maximum);
  const values = { isLeast, isInclusive: issue.inclusive ?? true, bound };
  return Array.isArray(value)
    ? tooFewOrMany(at, { ...values, count: value.length })
    : outOfRange(at, { ...values, value });
}

/** Different paths have different names. */
function pathKey(path: JsonPath): string {
  return JSON.stringify(path);
}

function jsonPath(path: readonly PropertyKey[]): JsonPath {
  return path.map((step) => (typeof step === 'number' ? step : String(step)));
}
