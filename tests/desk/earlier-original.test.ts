import { describe, expect, it } from 'vitest';
import { findEarlierOriginal } from '../../src/desk/store/earlier-original.ts';
import type { Operation } from '../../src/desk/store/operation.ts';
import { sourceHash } from '../../src/desk/store/source-hash.ts';

const file = 'texts/en/packages.json';
const text = { area: 'packages', path: ['walk', 'summary'] } as const;

describe('The original of an older translation', () => {
  it.each<[string, Operation]>([
    ['a text', { kind: 'set', file, path: ['walk', 'summary'], before: 'Old.', after: 'New.' }],
    ['an entry', { kind: 'set', file, path: ['walk'], before: { summary: 'Old.' } }],
    ['a file', { kind: 'file', file, before: '{"walk":{"summary":"Old."}}', after: '{}' }],
  ])('is found where %s was changed.', (_, operation) => {
    const newer: Operation = {
      kind: 'set',
      file,
      path: ['walk', 'summary'],
      before: 'New.',
      after: 'Newer.',
    };
    expect(findEarlierOriginal([newer, operation], 'en', text, sourceHash('Old.'))).toBe('Old.');
    expect(findEarlierOriginal([newer, operation], 'en', text, sourceHash('Other.'))).toBeUndefined();
    expect(findEarlierOriginal([operation], 'fr', text, sourceHash('Old.'))).toBeUndefined();
  });
});
