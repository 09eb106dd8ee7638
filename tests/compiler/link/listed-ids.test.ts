import { describe, expect, it } from 'vitest';
import { idOf, listedIds, listedKeys, textAt } from '../../../scripts/compiler/link/listed-ids.ts';
import { ParsedFile } from '../../../scripts/compiler/parse/parsed-file.ts';
import type { ContentFiles } from '../../../scripts/compiler/validate/content-files.ts';

const FILE = 'menu.json';

function filesWith(value: unknown, mistakes: readonly string[] = []): ContentFiles {
  const files: Partial<ContentFiles> = {
    parsed: new Map([[FILE, new ParsedFile(FILE, JSON.stringify(value), value)]]),
    broken: new Map([[FILE, mistakes]]),
  };
  return files as ContentFiles;
}

it.each([
  ['walk', 'walk'],
  [{ id: 'walk' }, 'walk'],
  [{ code: 'it' }, 'it'],
  [{ id: 5 }, undefined],
  [{ name: 'walk' }, undefined],
])('the id of %j is %s', (entry, id) => {
  expect(idOf(entry)).toBe(id);
});

it('entries of a list without an id are left out', () => {
  expect(listedIds(filesWith(['walk', { name: 'swim' }]), FILE, [])).toEqual(['walk']);
});

it('what is no record has no keys, and what is no text is none', () => {
  const files = filesWith({ nothing: null, number: 5 });
  expect(listedKeys(files, FILE, ['nothing'])).toBeUndefined();
  expect(textAt(files, FILE, ['number'])).toBeUndefined();
});

describe('a list within an object', () => {
  const idsWith = (mistake: string) =>
    listedIds(filesWith({ header: { links: ['home'] } }, [mistake]), FILE, ['header', 'links']);

  it.each(['header', 'header.links', 'header.links.0', 'header.links.0.text'])(
    'is not known with a mistake at %s',
    (mistake) => {
      expect(idsWith(mistake)).toBeUndefined();
    },
  );

  it.each(['links', 'head', 'header.link', 'header.linksBelow'])(
    'is known with a mistake at %s',
    (mistake) => {
      expect(idsWith(mistake)).toEqual(['home']);
    },
  );
});
