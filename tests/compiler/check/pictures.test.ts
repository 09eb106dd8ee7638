import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findInside, type PictureInspection } from '../../../scripts/compiler/check/pictures.ts';
import { compileSite } from '../../../scripts/compiler/compile.ts';
import { pixelSize } from '../../../scripts/compiler/parse/pixel-size.ts';
import { listFindings, newFindings } from '../../helpers/findings.ts';
import { twoColours } from '../../helpers/pictures.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

function findPictures(workspace: Workspace): readonly string[] {
  return listFindings(workspace, /^(?:image\.|reference\.unknown-image)/);
}

/** With another file for the picture of the ferry. */
function withFerry(name: string, bytes: Uint8Array): Workspace {
  return site
    .replace('images.json', 'ferry.svg', name)
    .without('images/ferry.svg')
    .withBytes(`images/${name}`, bytes);
}

function png(width: number, height = 60): Promise<Buffer> {
  return twoColours(width, height).png().toBuffer();
}

function drawing(bytes: number): Uint8Array {
  const start = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><!--';
  const end = '--></svg>';
  return Buffer.from(`${start}${' '.repeat(bytes - start.length - end.length)}${end}`);
}

describe('the size of a picture', () => {
  it.each([
    [1, 4, 3],
    [4, 4, 3],
    [5, 3, 4],
    [8, 3, 4],
  ])('with the orientation %i is %i × %i: as it is shown', async (orientation, width, height) => {
    const picture = { create: { width: 4, height: 3, channels: 3, background: 'teal' } } as const;
    const photograph = await sharp(picture).withMetadata({ orientation }).jpeg().toBuffer();
    expect(pixelSize(photograph)).toEqual({ width, height, kind: 'jpg' });
  });

  it('is unknown of what is no picture, or has no height', () => {
    const gif = (height: number) => Uint8Array.from([...Buffer.from('GIF89a'), 7, 0, height, 0, 0, 0, 0]);
    expect(pixelSize(gif(5))).toEqual({ width: 7, height: 5, kind: 'gif' });
    expect(pixelSize(gif(0))).toBeUndefined();
    expect(pixelSize(Buffer.from('a letter'))).toBeUndefined();
  });
});

it.each<readonly [width: number, height: number, known: PictureInspection, expected: readonly string[]]>([
  [25_000, 10_000, {}, []],
  [25_001, 10_000, {}, ['image.pixels']],
  [20_000, 1000, {}, []],
  [20_001, 1000, {}, ['image.proportions']],
  [1600, 900, { damage: 'premature end' }, ['image.damaged']],
])('a photograph of %d × %d pixels, known as %j, is reported as %j', (width, height, known, expected) => {
  const image = { path: 'images/lake.jpg', name: 'lake.jpg', bytes: new Uint8Array() };
  expect(findInside(image, { width, height, kind: 'jpg' }, known).map(({ code }) => code)).toEqual(expected);
});

describe('a file', () => {
  it('that no key names is reported, unless the list of pictures cannot be read', () => {
    const more = site.withBytes('images/garden.svg', drawing(200));
    expect(findPictures(more)).toEqual(['images/garden.svg  image.unused']);
    expect(findPictures(more.withText('images.json', '{'))).toEqual([]);
  });

  it('must be a picture, and may be called jpeg as well as jpg', async () => {
    expect(findPictures(withFerry('ferry.png', Buffer.from('Due laghi')))).toEqual([
      'images/ferry.png  image.unreadable',
    ]);
    expect(findPictures(withFerry('ferry.jpeg', await twoColours(1200, 60).jpeg().toBuffer()))).toEqual([]);
  });

  it('of more than five million bytes is called needlessly large', () => {
    expect(findPictures(withFerry('ferry.svg', drawing(5_000_000)))).toEqual([]);
    const [heavy, ...others] = newFindings(withFerry('ferry.svg', drawing(5_800_000)));
    expect(heavy).toMatchObject({ code: 'image.heavy', severity: 'warning' });
    expect(heavy?.message).toMatch(/^The file is 5\.8 MB,/);
    expect(others).toEqual([]);
  });

  it('is 1200 pixels wide or more, or 512 if it is the icon of the site', async () => {
    const small = ['images/ferry.png  image.small'];
    expect(findPictures(withFerry('ferry.png', await png(1200)))).toEqual([]);
    expect(findPictures(withFerry('ferry.png', await png(1199)))).toEqual(small);
    const icon = async (width: number) =>
      findPictures(withFerry('ferry.png', await png(width)).set('site.json', ['icon'], 'ferry'));
    expect(await icon(512)).toEqual([]);
    expect(await icon(511)).toEqual(small);
  });
});

describe('a file that the site cannot show', () => {
  /** The head of a picture as a phone takes it. */
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.from([0, 0, 0, 56]),
    Buffer.from('meta\0\0\0\0'),
    Buffer.from([0, 0, 0, 44]),
    Buffer.from('iprp'),
    Buffer.from([0, 0, 0, 36]),
    Buffer.from('ipco'),
    Buffer.from([0, 0, 0, 20]),
    Buffer.from('ispe\0\0\0\0'),
    Buffer.from([0, 0, 16, 0, 0, 0, 12, 0]),
    Buffer.alloc(40),
  ]);

  it('is told from a damaged picture by its ending', () => {
    expect(findPictures(site.withText('images/notes.txt', 'Due laghi'))).toEqual([
      'images/notes.txt  image.no-picture',
    ]);
  });

  it('comes with the way to a JPEG if a phone took it, whatever its name', () => {
    const [unshown, ...others] = newFindings(site.withBytes('images/IMG_2031.HEIC', heic));
    expect(unshown).toMatchObject({ code: 'image.format', severity: 'warning' });
    expect(unshown?.hint).toMatch(/export it as JPEG. On an iPhone/);
    expect(others).toEqual([]);
    const [renamed] = newFindings(withFerry('ferry.jpg', heic));
    expect(renamed).toMatchObject({ code: 'image.kind', severity: 'error' });
    expect(renamed?.hint).toMatch(/export it as JPEG. On an iPhone/);
  });
});

it('a picture that moves is reported, since visitors see its first frame only', async () => {
  const still = await png(1200);
  const moving = sharp([still, await sharp(still).flop().toBuffer()], { join: { animated: true } });
  const webp = await moving.webp().toBuffer();
  expect(findPictures(withFerry('ferry.webp', webp))).toEqual(['images/ferry.webp  image.animated']);
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8);
  control.write('acTL', 4);
  const animatedPng = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
  expect(findPictures(withFerry('ferry.png', animatedPng))).toEqual(['images/ferry.png  image.animated']);
});

describe('a key that no file names', () => {
  const more = site.set('images.json', ['images', 'garden'], { file: 'lake.svg' });

  it('is reported, even if a kind of destination has that name', () => {
    const alike = more.set('site.json', ['destinationTabs', 2], 'garden');
    expect(findPictures(alike)).toEqual(['images.json images.garden image.unused-key']);
  });

  it('is not reported while a file that may name it cannot be read', () => {
    expect(findPictures(more.withText('destinations/mottarone.json', '{'))).toEqual([]);
  });
});

it('a picture of another host is reported unless the operator trusts the host', () => {
  const remote = site.set('images.json', ['images', 'lake', 'remote'], 'https://pictures.example/lake.jpg');
  const trusting = (host: string) => remote.set('site.json', ['imageHosts'], [host]);
  const untrusted = ['images.json images.lake.remote image.unknown-host'];
  expect(findPictures(trusting('pictures.example'))).toEqual([]);
  expect(findPictures(trusting('photos.example'))).toEqual(untrusted);
  expect(findPictures(remote.withText('site.json', '{'))).toEqual([]);
});

describe('the address of a picture', () => {
  async function addressFor(name: string, bytes: Promise<Buffer>): Promise<string | undefined> {
    const compiled = compileSite(withFerry(name, await bytes).sources);
    return compiled.ok ? compiled.site.images.find(({ key }) => key === 'ferry')?.src : undefined;
  }

  it('changes when the picture does', async () => {
    const first = await addressFor('ferry.png', png(1200, 60));
    expect(await addressFor('ferry.png', png(1200, 72))).not.toBe(first);
  });

  it('names a file that every browser can show', async () => {
    const webp = twoColours(1200, 60).webp().toBuffer();
    expect(await addressFor('ferry.png', png(1200))).toMatch(/^\/images\/ferry\.[0-9a-f]{8}\.png$/);
    expect(await addressFor('ferry.webp', webp)).toMatch(/^\/images\/ferry\.[0-9a-f]{8}\.jpg$/);
  });
});
