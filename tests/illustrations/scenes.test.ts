import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkScenes } from '../../scripts/illustrations/check-scenes.ts';
import { sceneSchema } from '../../scripts/illustrations/draw-illustrations.ts';
import { readScenes } from '../../scripts/illustrations/read-scenes.ts';
import { defaultSceneFolder, sceneSchemaFile } from '../../scripts/project/folders.ts';

const LAKE = `{
  "file": "lake.svg",
  "seed": 1,
  "light": [0, 0, 1],
  "palette": { "sky": "#e9f6e4", "water": "#2fa39b" },
  "layers": [
    { "kind": "veil", "top": 0, "bottom": 500, "ramp": ["sky/60", "water@40"] },
    { "kind": "veil", "id": "sea", "top": 500, "bottom": 900, "ramp": ["water", "#0d3b3b"] },
    { "kind": "reflection", "of": ["sea"], "y": 500 }
  ]
}
`;

const scene = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) });

/** What is said of the lake with one piece of its text replaced. */
function findingsWith(piece: string, replacement: string): readonly string[] {
  const pieces = LAKE.split(piece);
  if (pieces.length !== 2) throw new Error(`"${piece}" is not once in the lake.`);
  return findingsIn(scene('lake.json', pieces.join(replacement)));
}

function findingsIn(...scenes: readonly ReturnType<typeof scene>[]): readonly string[] {
  return checkScenes(scenes).diagnostics.map(
    ({ severity, code, at, message, hint }) =>
      `${at.file}:${at.line}:${at.column} ${severity} ${code}: ${message} ${hint}`,
  );
}

describe('the check of a scene', () => {
  it('has nothing to say of a sound one', () => {
    expect(findingsIn(scene('lake.json', LAKE))).toEqual([]);
    expect(checkScenes([scene('lake.json', LAKE)]).scenes).toMatchObject([
      { name: 'lake', illustration: { file: 'lake.svg', most: 54 } },
    ]);
  });

  it.each([
    [
      'a colour that the palette does not have',
      '"water@40"',
      '"watre@40"',
      'lake.json:7:67 error scene.unknown-colour: There is no colour of the palette "watre". Did you mean "water"?',
    ],
    [
      'a layer that is not there',
      '["sea"]',
      '["see"]',
      'lake.json:9:36 error scene.unknown-layer: There is no layer "see". Did you mean "sea"?',
    ],
    [
      'a colour that no layer uses',
      '"#2fa39b" }',
      '"#2fa39b", "shore": "#1b4246" }',
      'lake.json:5:54 warning scene.unused-colour: No layer of the picture uses the colour "shore". ' +
        'Remove it from the palette, or use it.',
    ],
    [
      'a colour that is not written as one',
      '"sky/60"',
      '"sky 60"',
      'lake.json:7:57 error scene.invalid: Expected a colour such as "sand", "#e8d5b0", "sand/60" (60 % opaque) ' +
        'or "sand@30" (at 30 % of a ramp); found "sky 60". Write it as in the example.',
    ],
    [
      'a colour of the palette that is no hexadecimal one',
      '"#e9f6e4"',
      '"green"',
      'lake.json:5:23 error scene.invalid: Expected a colour such as "#e8d5b0"; found "green". ' +
        'Write it as in the example.',
    ],
    [
      'a file that is no drawing',
      '"lake.svg"',
      '"lake.png"',
      'lake.json:2:11 error scene.invalid: Expected a file name of small letters, digits and hyphens that ends ' +
        'with ".svg"; found "lake.png". Write it as in the example.',
    ],
  ])('tells %s', (_what, piece, replacement, told) => {
    expect(findingsWith(piece, replacement)).toEqual([told]);
  });

  // What these say is the compiler’s.
  it.each([
    ['a misspelt field', '"bottom": 500,', '"botom": 500,', 'lake.json:7:33 error shape.unknown-key'],
    ['a missing comma', '"seed": 1,', '"seed": 1', 'lake.json:3:11 error syntax.malformed'],
    ['a layer of no kind', '"reflection"', '"reflektion"', 'lake.json:9:15 error shape.not-one-of'],
  ])('tells %s at its place', (_what, piece, replacement, told) => {
    expect(findingsWith(piece, replacement)).toEqual([expect.stringContaining(`${told}: `)]);
  });

  it('tells a picture that another scene draws already', () => {
    expect(findingsIn(scene('lake.json', LAKE), scene('sea.json', LAKE))).toEqual([
      'sea.json:2:11 error scene.same-file: The picture "lake.svg" is already that of lake.json. ' +
        'Give one of the two another file.',
    ]);
  });

  it('tells what is wrong in all scenes at once', () => {
    const damaged = LAKE.replace('"sky/60"', '"sku/60"');
    expect(findingsIn(scene('a.json', damaged), scene('b.json', '{'))).toMatchObject([
      expect.stringMatching(/^a\.json:7:57 error scene\.unknown-colour/),
      expect.stringMatching(/^b\.json:1:1 error syntax\./),
    ]);
  });
});

describe('the rules of scenes that editors read', () => {
  it('follow from the schema (else: npm run illustrations)', () => {
    expect(readFileSync(sceneSchemaFile, 'utf8')).toBe(sceneSchema());
  });

  it.each(readScenes(defaultSceneFolder))('are named by $path', ({ bytes }) => {
    const { $schema } = JSON.parse(new TextDecoder().decode(bytes)) as { readonly $schema: string };
    expect(relative(dirname(sceneSchemaFile), join(defaultSceneFolder, $schema))).toBe('scene.schema.json');
  });
});
