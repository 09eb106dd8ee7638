import { expect, it } from 'vitest';
import { findInside, type PictureInspection } from '../../../scripts/compiler/check/picture-findings.ts';

const image = { path: 'images/lake.jpg', name: 'lake.jpg', bytes: new Uint8Array() };

it.each<readonly [width: number, height: number, known: PictureInspection, expected: readonly string[]]>([
  [12_000, 10_000, {}, []],
  [12_001, 10_000, {}, ['image.pixels']],
  [20_000, 1000, {}, []],
  [20_001, 1000, {}, ['image.proportions']],
  [1600, 900, { damage: 'premature end' }, ['image.damaged']],
])('a photograph of %d × %d pixels, known as %j, is reported as %j', (width, height, known, expected) => {
  const found = findInside(image, { width, height, kind: 'jpg' }, known);
  expect(found.map(({ at, code }) => `${at.file} ${code}`)).toEqual(
    expected.map((code) => `images/lake.jpg ${code}`),
  );
});
