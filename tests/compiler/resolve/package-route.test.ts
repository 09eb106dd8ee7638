import { describe, expect, it } from 'vitest';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

/** The ferry to the islands begins at a stop that has a name. */
const site = secondOperator()
  .set('days/ferry-isole.json', ['stops', 0, 'name'], 'pier')
  .set('texts/it/labels.json', ['stops'], { pier: 'Il molo' })
  .set('texts/nl/labels.json', ['stops'], { pier: 'De pier' });

function marksOf(code: string, id: string, workspace: Workspace = site) {
  const language = languageOf(compiled(workspace.sources).site, code);
  const { variants } = pageOf(language, 'package', `/viaggi/${id}`);
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

  it('says where it starts if the name has no room beside the mark', () => {
    const pier = 'Il molo dei battelli di linea, sotto la piazza grande';
    const morning = site
      .set(
        'days/mottarone-mattina.json',
        ['stops'],
        [
          { latitude: 45.7967, longitude: 8.4064, name: 'pier' },
          { latitude: 45.8803, longitude: 8.4558 },
        ],
      )
      .set('texts/it/labels.json', ['stops'], { pier });
    expect(marksOf('it', 'mottarone-mezza-giornata', morning)).toEqual([
      [
        ['', 'Mottarone'],
        ['', `Partenza: ${pier}`],
      ],
    ]);
  });

  it('is not there where a tour has no plan', () => {
    expect(marksOf('it', 'grande-giro-4d')).toEqual([undefined]);
  });
});
