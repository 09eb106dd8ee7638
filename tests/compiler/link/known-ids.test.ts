import { describe, expect, it } from 'vitest';
import { collectKnownIds, type KnownIds } from '../../../scripts/compiler/link/known-ids.ts';
import { soundFiles } from '../../../scripts/compiler/validate/sound-files.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const fallback = 'texts/nl/activities.json';

function knownIn(workspace: Workspace): KnownIds {
  return collectKnownIds(soundFiles(workspace.sources));
}

describe('ids of a list', () => {
  it('are what its entries give as id or code, or the entries themselves', () => {
    const { band, language, region } = knownIn(site);
    expect(band).toEqual(['1', '2-4', '5-8']);
    expect(language).toEqual(['it', 'nl']);
    expect(region).toEqual(['maggiore', 'orta']);
  });

  it.each([
    [['phones'], 5],
    [['bandsOfGroups'], 5],
    [['band'], 5],
  ])('are known although there is a mistake at %j', (path, value) => {
    expect(knownIn(site.set('site.json', path, value)).band).toEqual(['1', '2-4', '5-8']);
  });

  it.each([
    [['bands'], 'many'],
    [['bands', 1], 'few'],
    [['bands', 1, 'id'], 5],
    [['bands', 1, 'min'], 'two'],
  ])('are not known with a mistake at %j', (path, value) => {
    expect(knownIn(site.set('site.json', path, value)).band).toBeUndefined();
  });

  it('are not known where the file cannot be read', () => {
    expect(knownIn(site.withText('site.json', '{')).band).toBeUndefined();
  });
});

describe('ids of a record', () => {
  it('are its keys', () => {
    const pictures = { lake: { file: 'lake.jpg' }, hill: { file: 'hill.jpg' } };
    expect(knownIn(site.set('images.json', ['images'], pictures)).image).toEqual(['lake', 'hill']);
  });

  it.each([[null], ['lake'], [5]])('are not known where %j stands in its place', (value) => {
    const workspace = site.edit('images.json', () => ({ images: value }));
    expect(knownIn(workspace).image).toBeUndefined();
  });
});

describe('ids of a folder', () => {
  it('are the names of its files, damaged ones last', () => {
    const { package: packages } = knownIn(site.withText('packages/isole-lente-3d.json', '{'));
    expect(packages).toEqual([
      'grande-giro-4d',
      'mottarone-mezza-giornata',
      'orta-2d',
      'sentiero-laghi-12d',
      'isole-lente-3d',
    ]);
  });

  it('are not those of damaged files elsewhere', () => {
    const { package: packages } = knownIn(
      site.withText('days/mercato.json', '{').withText('texts/it/days.json', '{'),
    );
    expect(packages).toEqual([
      'grande-giro-4d',
      'isole-lente-3d',
      'mottarone-mezza-giornata',
      'orta-2d',
      'sentiero-laghi-12d',
    ]);
  });
});

describe('ids that texts define', () => {
  const own = site.withFile(fallback, { $schema: 'any', climb: 'Klim', market: 'Markt' });

  it('are those of the fallback language, then those that only other languages have', () => {
    const texts = { $schema: 'any', rest: 'Riposo', market: 'Mercato' };
    expect(knownIn(own.withFile('texts/it/activities.json', texts)).activity).toEqual([
      'climb',
      'market',
      'rest',
    ]);
  });

  it('are those of the fallback language alone where another has none', () => {
    expect(knownIn(site.unset('texts/it/labels.json', ['times'])).timeText).toEqual(['noon']);
  });

  it('are those of the fallback language alone while the others cannot be read', () => {
    expect(knownIn(own.withText('texts/it/activities.json', '{')).activity).toEqual(['climb', 'market']);
  });

  it('are not known without the file of the fallback language', () => {
    expect(knownIn(site.without(fallback)).activity).toBeUndefined();
    expect(knownIn(site.withText(fallback, '{')).activity).toBeUndefined();
  });

  it('are not known where it is not known which language that is', () => {
    expect(knownIn(site.set('site.json', ['fallbackLanguage'], 5)).activity).toBeUndefined();
  });
});

describe('ids of a union', () => {
  it('are those of all its kinds', () => {
    expect(knownIn(site).destinationTab).toEqual(['maggiore', 'orta', 'island', 'summit', 'garden']);
  });

  it('are not known while those of one kind are not', () => {
    expect(knownIn(site.set('site.json', ['regions', 0], 5)).destinationTab).toBeUndefined();
  });
});
