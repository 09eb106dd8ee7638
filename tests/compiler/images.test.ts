import { describe, expect, it } from 'vitest';
import { compileSite } from '../../scripts/compiler/compile.ts';
import { pixelSize } from '../../scripts/compiler/parse/pixel-size.ts';
import { newFindings } from '../helpers/findings.ts';
import { noise, twoColours } from '../helpers/pictures.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

const site = secondOperator();

function withFerry(name: string, bytes: Uint8Array): Workspace {
  return site
    .replace('images.json', 'ferry.svg', name)
    .without('images/ferry.svg')
    .withBytes(`images/${name}`, bytes);
}

function codes(workspace: Workspace): readonly string[] {
  return newFindings(workspace).map(({ code }) => code);
}

async function srcOf(workspace: Workspace): Promise<string | undefined> {
  const compiled = compileSite(workspace.sources);
  return compiled.ok ? compiled.site.images.find(({ key }) => key === 'ferry')?.src : undefined;
}

describe('pixelSize', () => {
  it('gives the size of a photograph as it is shown, not as it lies in the file', async () => {
    const sideways = await twoColours(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(pixelSize(sideways)).toEqual({ width: 40, height: 60, kind: 'jpg' });
  });

  it('gives nothing for what is no picture', () => {
    expect(pixelSize(Buffer.from('no picture'))).toBeUndefined();
  });
});

describe('the check of pictures', () => {
  it('accepts a photograph that is wide enough', async () => {
    expect(codes(withFerry('ferry.jpg', await twoColours(1200, 60).jpeg().toBuffer()))).toEqual([]);
  });

  it('warns of one that is not', async () => {
    expect(codes(withFerry('ferry.jpg', await twoColours(1199, 60).jpeg().toBuffer()))).toEqual([
      'image.small',
    ]);
  });

  it('asks less of the site’s icon', async () => {
    const icon = withFerry('ferry.png', await twoColours(512, 512).png().toBuffer()).set(
      'site.json',
      ['icon'],
      'ferry',
    );
    expect(codes(icon)).not.toContain('image.small');
  });

  it('warns of a file that is needlessly large', async () => {
    const large = await noise(1500, 1500).png({ compressionLevel: 0 }).toBuffer();
    const [heavy, ...others] = newFindings(withFerry('ferry.png', large));
    expect(heavy?.code).toBe('image.heavy');
    expect(heavy?.message).toMatch(/^The file is 6\.8 MB large,/);
    expect(others).toEqual([]);
  });

  it('refuses a picture whose name says another kind', async () => {
    expect(codes(withFerry('ferry.svg', await twoColours(1200, 60).png().toBuffer()))).toEqual([
      'image.kind',
    ]);
  });

  it('says nothing of unused pictures while a file that may use them cannot be read', () => {
    const broken = site
      .set('images.json', ['images', 'garden'], { file: 'ferry.svg' })
      .withText('destinations/mottarone.json', '{');
    expect(codes(broken)).not.toContain('image.unused-key');
  });
});

describe('the address of a picture', () => {
  it('changes when the picture does', async () => {
    const [first, second] = [
      await srcOf(withFerry('ferry.jpg', await twoColours(1200, 60).jpeg().toBuffer())),
      await srcOf(withFerry('ferry.jpg', await twoColours(1200, 72).jpeg().toBuffer())),
    ];
    expect(second).not.toBe(first);
  });

  it.each([
    ['ferry.jpg', /^\/images\/ferry\.[0-9a-f]{8}\.jpg$/],
    ['ferry.png', /^\/images\/ferry\.[0-9a-f]{8}\.png$/],
    ['ferry.webp', /^\/images\/ferry\.[0-9a-f]{8}\.jpg$/],
  ])('of %s names a file that every browser can show', async (name, expected) => {
    const [, format] = name.split('.');
    const picture = twoColours(1200, 60);
    const bytes = format === 'jpg' ? picture.jpeg() : format === 'png' ? picture.png() : picture.webp();
    expect(await srcOf(withFerry(name, await bytes.toBuffer()))).toMatch(expected);
  });
});
