import { describe, expect, it } from 'vitest';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

/** Where each option of a tour leads, by the names that its page shows; the spaces are those that break no line. */
function placesOf(workspace: Workspace, id: string): readonly string[] {
  const italian = languageOf(compiled(workspace.sources).site, 'it');
  return pageOf(italian, 'package', `/viaggi/${id}`).variants.map(({ destinationText }) => destinationText);
}

describe('where a tour leads', () => {
  it('is where the days of its option do', () => {
    expect(placesOf(site, 'isole-lente-3d')).toEqual([
      'Isola\u00a0San\u00a0Giulio',
      'Mottarone\u00a0· Isola\u00a0San\u00a0Giulio',
    ]);
  });

  it('is what the tour says of itself where it has no options', () => {
    const toTheTop = site.set('packages/orta-2d.json', ['destinations'], ['mottarone']);
    expect(placesOf(toTheTop, 'orta-2d')).toEqual(['Mottarone']);
  });

  it('is what the tour says of itself where its options have no days', () => {
    const places = 'Isola\u00a0San\u00a0Giulio\u00a0· Mottarone';
    expect(placesOf(site.without('itineraries/isole-lente-3d.json'), 'isole-lente-3d')).toEqual([
      places,
      places,
    ]);
  });

  it('is its region where it names no place', () => {
    expect(placesOf(site, 'grande-giro-4d')).toEqual(['Lago d’Orta']);
  });
});
