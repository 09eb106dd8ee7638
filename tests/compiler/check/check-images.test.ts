import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { twoColours } from '../../helpers/pictures.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

function imageFindings(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ code }) => /^(?:image\.|reference\.unknown-image)/.test(code))
    .map(({ code, at }) => `${at.file} ${at.path} ${code}`);
}

/** With another file for the picture of the ferry. */
function withFerry(name: string, bytes: Uint8Array): Workspace {
  return site
    .replace('images.json', 'ferry.svg', name)
    .without('images/ferry.svg')
    .withBytes(`images/${name}`, bytes);
}

/** A drawing of so many bytes. */
function drawing(bytes: number): Uint8Array {
  const start = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><!--';
  const end = '--></svg>';
  return Buffer.from(`${start}${' '.repeat(bytes - start.length - end.length)}${end}`);
}

describe('a file', () => {
  it('that is named must be there', () => {
    expect(imageFindings(site.without('images/ferry.svg'))).toEqual([
      'images.json images.ferry.file reference.unknown-image-file',
    ]);
  });

  it('that is there must be named', () => {
    expect(imageFindings(site.withBytes('images/garden.svg', drawing(200)))).toEqual([
      'images/garden.svg  image.unused',
    ]);
  });

  it('is not judged while the list of pictures cannot be read', () => {
    const broken = site.withBytes('images/garden.svg', drawing(200)).withText('images.json', '{');
    expect(imageFindings(broken)).toEqual([]);
  });

  it('must be a picture', () => {
    expect(imageFindings(withFerry('ferry.png', Buffer.from('Due laghi')))).toEqual([
      'images/ferry.png  image.unreadable',
    ]);
  });

  it('may be called jpeg as well as jpg', async () => {
    const bytes = await twoColours(1200, 60).jpeg().toBuffer();
    expect(imageFindings(withFerry('ferry.jpeg', bytes))).toEqual([]);
  });

  it('may have five million bytes', () => {
    expect(imageFindings(withFerry('ferry.svg', drawing(5_000_000)))).toEqual([]);
    expect(imageFindings(withFerry('ferry.svg', drawing(5_000_001)))).toEqual([
      'images/ferry.svg  image.heavy',
    ]);
  });

  it('may be narrower if it is the site’s icon', async () => {
    const icon = async (width: number): Promise<Workspace> =>
      withFerry('ferry.png', await twoColours(width, 60).png().toBuffer()).set(
        'site.json',
        ['icon'],
        'ferry',
      );
    expect(imageFindings(await icon(512))).toEqual([]);
    expect(imageFindings(await icon(511))).toEqual(['images/ferry.png  image.small']);
  });
});

describe('a key that nothing names', () => {
  const more = site.set('images.json', ['images', 'garden'], { file: 'lake.svg' });

  it('is reported, though something else may have that name', () => {
    expect(imageFindings(more)).toEqual(['images.json images.garden image.unused-key']);
    // A kind of destination.
    expect(imageFindings(more.set('site.json', ['destinationTabs', 2], 'garden'))).toEqual([
      'images.json images.garden image.unused-key',
    ]);
  });

  it('is none that another file of the data names', () => {
    expect(imageFindings(more.set('home.json', ['call'], 'garden'))).toEqual([]);
  });
});

describe('a picture of another host', () => {
  const remote = site
    .set('images.json', ['images', 'lake', 'remote'], 'https://pictures.example/lake.jpg')
    .set('site.json', ['imageHosts'], ['pictures.example']);

  it('is shown if the operator trusts the host', () => {
    expect(imageFindings(remote)).toEqual([]);
  });

  it('is reported if not', () => {
    const untrusted = ['images.json images.lake.remote image.unknown-host'];
    expect(imageFindings(remote.set('site.json', ['imageHosts'], ['photos.example']))).toEqual(untrusted);
    expect(imageFindings(remote.unset('site.json', ['imageHosts']))).toEqual(untrusted);
  });

  it('is not judged while it is not known which hosts these are', () => {
    expect(imageFindings(remote.withText('site.json', '{'))).toEqual([]);
  });
});
