import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiled, dataOf, textWithoutHashes } from './compiled-site.ts';

// The expected modules are written by hand; `.txt` keeps them away from formatters and type checks.

const folder = join(import.meta.dirname, 'hill-camp/emitted');
const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.txt'))
  .map((path) => path.replaceAll('\\', '/').replace(/\.txt$/, ''))
  .toSorted();

/** The lines of a module; how far they are indented and what stands between them says nothing. */
function linesOf(module: string): readonly string[] {
  return textWithoutHashes(module)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

describe('the emitted modules', () => {
  const data = dataOf('hill-camp');

  it.each(written)('hold in %s what was written down', (path) => {
    const emitted = compiled(data.sources).files.find((file) => file.path === path);
    expect(linesOf(emitted?.content ?? '')).toEqual(
      linesOf(readFileSync(join(folder, `${path}.txt`), 'utf8')),
    );
  });

  it('are one for all languages, and one for each language and page', () => {
    const pages = [
      '_home',
      '_not-found',
      'about',
      'contact',
      'mine',
      'places',
      'places_hill',
      'tours',
      'tours_camp-2d',
      'tours_lodge-2d',
      'tours_lodge-long',
      'tours_plain-walk',
    ];
    const ofLanguage = (code: string): readonly string[] => [
      `${code}/language.ts`,
      `${code}/messages.ts`,
      ...pages.map((page) => `${code}/pages/${page}.ts`),
      `${code}/pages/_tours-0.ts`,
    ];
    const expected = ['content.ts', 'messages.ts', 'registry.ts', ...ofLanguage('en'), ...ofLanguage('fr')];
    const { files } = compiled(data.sources);
    expect(files.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
  });

  it('are at least these six kinds', () => {
    expect(written).toEqual([
      'content.ts',
      'en/language.ts',
      'fr/messages.ts',
      'fr/pages/places_hill.ts',
      'messages.ts',
      'registry.ts',
    ]);
  });
});
