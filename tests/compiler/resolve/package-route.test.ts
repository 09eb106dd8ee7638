import { describe, expect, it } from 'vitest';
import { languageOf, pageOf } from '../../helpers/real-site.ts';
import { secondOperator } from '../../helpers/workspace.ts';
import { compiled } from '../sites/compiled-site.ts';

/** The ferry to the islands begins at a stop that has a name. */
const site = secondOperator()
  .set('days/ferry-isole.json', ['stops', 0, 'name'], 'pier')
  .set('texts/it/labels.json', ['stops'], { pier: 'Il molo' })
  .set('texts/nl/labels.json', ['stops'], { pier: 'De pier' });

function marksOf(code: string, id: string) {
  const { variants } = pageOf(languageOf(compiled(site.sources).site, code), 'package', `/viaggi/${id}`);
  return variants.map(({ route }) => route?.marks.map(({ label, name }) => [label, name]));
}

describe('the way of a tour', () => {
  it('has the days and names of its stops, in the language of the page', () => {
    expect(marksOf('it', 'isole-lente-3d')).toEqual([
      [
        ['1', 'Il molo'],
        ['2', 'Isola San Giulio'],
      ],
      [
        ['1', 'Il molo'],
        ['2a', 'Mottarone'],
        ['2b', 'Isola San Giulio'],
      ],
    ]);
    expect(marksOf('nl', 'isole-lente-3d')[0]?.[0]).toEqual(['1', 'De pier']);
  });

  it('is not there where a tour has no plan', () => {
    expect(marksOf('it', 'grande-giro-4d')).toEqual([undefined]);
  });
});
