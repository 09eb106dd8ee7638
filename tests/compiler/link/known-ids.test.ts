import { describe, expect, it } from 'vitest';
import { collectKnownIds, type KnownIds } from '../../../scripts/compiler/link/known-ids.ts';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const fallback = 'texts/nl/activities.json';
const other = 'texts/it/activities.json';

function collect(workspace: Workspace): KnownIds {
  return collectKnownIds(validFiles(workspace.sources));
}

describe('known ids', () => {
  it('of a list are what its entries give as id or code, or the entries themselves', () => {
    const { band, language, region, destinationTab } = collect(site);
    expect(band).toEqual(['1', '2-4', '5-8']);
    expect(language).toEqual(['it', 'nl']);
    expect(region).toEqual(['maggiore', 'orta']);
    expect(destinationTab).toEqual(['maggiore', 'orta', 'island', 'summit', 'garden']);
  });

  it('of a record are its keys, of a folder the names of its files, damaged ones last', () => {
    const pictures = { lake: { file: 'lake.jpg' }, hill: { file: 'hill.jpg' } };
    expect(collect(site.set('images.json', ['images'], pictures)).image).toEqual(['lake', 'hill']);
    const damaged = site
      .withText('options/attivo.json', '{')
      .withText('days/mercato.json', '{')
      .withText('texts/it/options.json', '{');
    expect(collect(damaged).option).toEqual(['lento', 'attivo']);
  });

  it.each<readonly [path: readonly (string | number)[]]>([
    [['bands']],
    [['bands', 1]],
    [['bands', 1, 'id']],
    [['bands', 1, 'min']],
  ])('of a list are unknown with a mistake at %j', (path) => {
    expect(collect(site.set('site.json', path, true)).band).toBeUndefined();
  });
});

describe('known ids that texts define', () => {
  const own = site.withFile(fallback, { $schema: 'any', climb: 'Klim', market: 'Markt' });

  it('are those of the fallback language, then those that only other languages have', () => {
    const texts = { $schema: 'any', rest: 'Riposo', market: 'Mercato' };
    expect(collect(own.withFile(other, texts)).activity).toEqual(['climb', 'market', 'rest']);
  });

  it('are unknown where the file of the fallback language, or that language, is not known', () => {
    expect(collect(site.without(fallback)).activity).toBeUndefined();
    expect(collect(site.withText(fallback, '{')).activity).toBeUndefined();
    expect(collect(site.set('site.json', ['fallbackLanguage'], 5)).activity).toBeUndefined();
  });
});
