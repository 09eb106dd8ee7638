import { describe, expect, it } from 'vitest';
import type { Practical } from '../../../src/domain/page-data/practical.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

function ofPackage(workspace: Workspace, id: string): Practical | undefined {
  return pageOf(languageOf(compiled(workspace.sources).site, 'nl'), 'package', `/viaggi/${id}`).practical;
}

const ISLAND: Practical = {
  title: 'Goed om te weten',
  facts: [
    { kind: 'food', label: 'Eten', text: 'Een café bij de steiger.' },
    { kind: 'roughWeather', label: 'Regen en wind', text: 'De boot is overdekt: hij vaart ook bij regen.' },
  ],
};

describe('practical facts', () => {
  it('stand on the page of their destination, in the order of their kinds; none where the data has none', () => {
    const { site: resolved } = compiled(site.sources);
    const place = (path: string) => pageOf(languageOf(resolved, 'nl'), 'destination', path).practical;
    expect(place('/luoghi/isola-san-giulio')).toEqual(ISLAND);
    expect(place('/luoghi/mottarone')).toBeUndefined();
  });

  it('of a package are those of its only destination, unless it has its own', () => {
    expect(ofPackage(site, 'orta-2d')).toEqual(ISLAND);
    const own = site.set('packages/orta-2d.json', ['practical'], [{ kind: 'wear', note: 'cafe' }]);
    expect(ofPackage(own, 'orta-2d')?.facts).toEqual([
      { kind: 'wear', label: 'Kleding', text: 'Een café bij de steiger.' },
    ]);
  });

  it('are none on the page of a package with several destinations, or with none', () => {
    expect(site.json('packages/isole-lente-3d.json')).toMatchObject({
      destinations: ['isolaSanGiulio', 'mottarone'],
    });
    expect(ofPackage(site, 'isole-lente-3d')).toBeUndefined();
    expect(ofPackage(site, 'grande-giro-4d')).toBeUndefined();
  });
});
