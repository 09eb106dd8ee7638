import { describe, expect, it } from 'vitest';
import { collections, kindUnions } from '../../schema/collections.ts';
import { idSources } from '../../schema/id-sources.ts';
import { markedParts, referencedKinds } from '../../schema/schema-walk.ts';

const declared = Object.values(collections);

describe('the kinds of entries', () => {
  it('have a place where a reference to each can be looked up.', () => {
    const referred = new Set(declared.flatMap(({ data }) => [...referencedKinds(data)]));
    expect(referred.size).toBeGreaterThan(10);
    expect([...referred].filter((kind) => !idSources.has(kind))).toEqual([]);
  });

  it('are declared in one place each.', () => {
    const folders = declared.flatMap((collection) =>
      collection.form === 'folder' && 'kind' in collection ? [collection.kind] : [],
    );
    const parts = declared.flatMap(({ data }) => markedParts(data).flatMap(({ meta }) => meta.entries ?? []));
    const kinds = [...folders, ...parts, ...Object.keys(kindUnions)];
    expect(kinds).toEqual([...new Set(kinds)]);
  });
});
