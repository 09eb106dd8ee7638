import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { collections } from '../../schema/collections.ts';
import { startingValue } from '../../src/desk/fields/starting-value.ts';
import { findBranchIndex, readBranches } from '../../src/desk/fields/union-branches.ts';
import { readSchema } from '../../src/desk/form/schema-node.ts';

/** All unions below a schema, by their places. */
function unionsBelow(schema: z.ZodType, path: string): readonly (readonly [string, z.ZodType])[] {
  const { type, shape = {}, catchall, element, valueType, options } = readSchema(schema);
  return [
    ...(type === 'union' ? [[path, schema] as const] : []),
    ...options.flatMap((option) => unionsBelow(option, path)),
    ...Object.entries(shape).flatMap(([key, child]) => unionsBelow(child, `${path} ${key}`)),
    ...[catchall, element, valueType].flatMap((child) => (child ? unionsBelow(child, `${path} *`) : [])),
  ];
}

const unions = Object.entries(collections).flatMap(([name, { data }]) => unionsBelow(data, name));

describe('A choice between forms of a value', () => {
  it('is found in the schemas.', () => {
    expect(unions.map(([path]) => path)).toContain('site contactForm');
  });

  it('begins in a menu with the question what an entry leads to.', () => {
    const [, schema = collections.navigation.data] =
      unions.find(([path]) => path === 'navigation header *') ?? [];
    expect(startingValue(readSchema(schema))).toEqual({});
  });

  it.each(unions)('shows the form that was chosen at %s.', (_path, schema) => {
    const branches = readBranches(readSchema(schema));
    const shown = branches.map((branch, index) => findBranchIndex(branches, startingValue(branch), index));
    expect(shown).toEqual(branches.map((_, index) => index));
  });
});
