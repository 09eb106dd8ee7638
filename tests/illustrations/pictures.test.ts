import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkScenes } from '../../scripts/illustrations/check-scenes.ts';
import { drawIllustration } from '../../scripts/illustrations/draw.ts';
import { readScenes } from '../../scripts/illustrations/read-scenes.ts';
import { defaultDataFolder, defaultSceneFolder } from '../../scripts/project/folders.ts';

const folder = (name: string): string => path.join(defaultDataFolder, name);
const read = (...parts: readonly string[]): string =>
  readFileSync(path.join(defaultDataFolder, ...parts), 'utf8');

const { scenes, diagnostics } = checkScenes(readScenes(defaultSceneFolder));
const pictures = readdirSync(folder('images')).filter((name) => name.endsWith('.svg'));

/** On the wire; one picture, the first that most visitors see, may weigh more. */
const MOST_COMPRESSED = 18_000;
const MOST_COMPRESSED_OF_THE_FINEST = 24_000;

describe.each(pictures)('%s', (name) => {
  const svg = read('images', name);

  it('is a whole picture that a renderer other than a browser reads, too', async () => {
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ format, landscape: (width ?? 0) >= (height ?? 0) }).toEqual({ format: 'svg', landscape: true });
  });

  it('runs nothing and asks for nothing from elsewhere', () => {
    const references = [...svg.matchAll(/(?:href|src)="([^"]*)"|url\(([^)]*)\)/g)].map(
      ([, href, url]) => href ?? url,
    );
    expect(references.filter((reference) => !reference?.startsWith('#'))).toEqual([]);
    expect(svg).not.toMatch(/<(?:script|foreignObject|image|style|a)\b|\son[a-z]+=|<!/i);
  });

  it('names only what it defines', () => {
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  });
});

describe.each(scenes)('$name', ({ illustration }) => {
  it('is light enough for a slow network', () => {
    const most = illustration.most > 54 ? MOST_COMPRESSED_OF_THE_FINEST : MOST_COMPRESSED;
    expect(brotliCompressSync(read('images', illustration.file)).length).toBeLessThanOrEqual(most);
  });
});

it('has scenes of which the check has nothing to say', () => {
  expect(scenes.length).toBeGreaterThan(10);
  expect(diagnostics).toEqual([]);
});

it('lets at most one picture be heavier than the others', () => {
  expect(scenes.filter(({ illustration }) => illustration.most > 54).length).toBeLessThanOrEqual(1);
});

it('has a picture for every scene and no other illustration', () => {
  const registered: unknown = JSON.parse(read('images.json'));
  const expected = Object.fromEntries(
    scenes.map(({ name, illustration }) => [name, { file: illustration.file }]),
  );
  expect(registered).toMatchObject({ images: expected });
  expect(pictures.filter((name) => name !== 'brand.svg')).toEqual(
    scenes.map(({ illustration }) => illustration.file).toSorted(),
  );
});

// The two that are drawn soonest stand for all: a change of the program that is not drawn shows in them.
it.each(['whaleShark', 'souvenir'])('%s is what the program draws from its scene', (key) => {
  const found = scenes.find(({ name }) => name === key);
  expect(found && drawIllustration(found.illustration) === read('images', found.illustration.file)).toBe(
    true,
  );
});
