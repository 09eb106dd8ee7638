import { describe, expect, it } from 'vitest';
import { allTexts, fill } from '../../../scripts/operator/prices/texts/catalogue.ts';

/** Every text by its place, with the values that it takes. */
function valuesOf(node: unknown, path = ''): readonly string[] {
  if (typeof node === 'string') return [`${path}: ${(node.match(/\{\w+\}/g) ?? []).toSorted().join(' ')}`];
  if (typeof node !== 'object' || node === null) return [];
  // The words for "yes" differ in number as well.
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'yes' ? [] : valuesOf(child, `${path}/${key}`),
  );
}

describe('the texts of the prices command', () => {
  const [first, ...others] = allTexts;

  it('exist in two languages', () => {
    expect(others.length).toBeGreaterThan(0);
  });

  it('take the same values in every language', () => {
    for (const texts of others) expect(valuesOf(texts)).toEqual(valuesOf(first));
  });
});

describe('fill', () => {
  it('puts values in place of their names', () => {
    expect(fill('{a} and {b}', { a: 1, b: '{a}' })).toBe('1 and {a}');
  });

  it.each(['{missing}', '{constructor}'])('leaves %s alone', (text) => {
    expect(fill(text, {})).toBe(text);
  });
});
