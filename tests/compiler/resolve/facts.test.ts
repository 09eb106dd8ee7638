import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MONTHS } from '../../../schema/facts.ts';
import type { PackagePage } from '../../../src/domain/page-data/package.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { firstOperator, languageOf, pageOf } from '../../helpers/first-operator.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const file = 'packages/sentiero-laghi-12d.json';

function page(workspace: Workspace, code = 'nl', id = 'sentiero-laghi-12d'): PackagePage {
  return pageOf(languageOf(compiled(workspace.sources).site, code), 'package', `/viaggi/${id}`);
}

function fact(
  workspace: Workspace,
  id: string,
  code = 'nl',
  tour = 'sentiero-laghi-12d',
): string | undefined {
  return page(workspace, code, tour).facts.find((known) => known.id === id)?.text;
}

describe('the facts of a tour', () => {
  it('are said with their labels, in the language of the page', () => {
    expect(page(site, 'it').facts).toEqual([
      { id: 'hours', label: 'Orari', text: 'Dalle 09:30 del primo giorno alle 12:00 dell’ultimo (CET)' },
      {
        id: 'effort',
        label: 'Impegno',
        text: 'Impegnativo',
        note: 'Ogni giorno fino a cinque ore di cammino, con salite lunghe.',
      },
      { id: 'youngestAge', label: 'Età minima', text: 'Da 12 anni' },
      { id: 'months', label: 'Mesi migliori', text: 'da maggio a settembre' },
      { id: 'guideLanguages', label: 'Lingue della guida', text: 'italiano, inglese e tedesco' },
    ]);
  });

  it('have a note on effort only where the tour has one', () => {
    expect(page(site, 'it', 'mottarone-mezza-giornata').facts).toContainEqual({
      id: 'effort',
      label: 'Impegno',
      text: 'Facile',
    });
  });

  it('are none of what the data does not say', () => {
    expect(page(site, 'it', 'orta-2d').facts).toEqual([]);
  });

  it('take the hours of a single day from its plan, unless they are given', () => {
    const shown = (id: string) =>
      pageOf(languageOf(compiled(firstOperator.sources).site, 'en'), 'package', `/paket/${id}`).facts.filter(
        (known) => known.id === 'hours',
      );
    const hours = (text: string) => [{ id: 'hours', label: 'Times', text }];
    expect(shown('lombok-one-day-gili-trawangan')).toEqual(hours('07:00–18:30 WITA'));
    // Its last activity has no end of its own.
    expect(shown('sumbawa-moyo-island-discovery')).toEqual(hours('07:00–18:00 WITA'));
    expect(shown('lombok-overnight-2d1n')).toEqual([]);
    expect(fact(site, 'hours', 'it', 'mottarone-mezza-giornata')).toBe('08:00–12:00 CET');
  });

  it('on cards are those that help to choose, hours of a day among them, without notes', () => {
    const { packages } = pageOf(languageOf(compiled(site.sources).site, 'nl'), 'section', '/a-piedi')
      .groups[0] ?? {
      packages: [],
    };
    expect(packages.map(({ facts }) => facts)).toEqual([
      [
        { id: 'effort', label: 'Inspanning', text: 'Zwaar' },
        { id: 'youngestAge', label: 'Minimumleeftijd', text: 'Vanaf 12 jaar' },
      ],
    ]);
  });

  it.each<readonly [age: number, italian: string, dutch: string]>([
    [0, 'Per tutte le età', 'Alle leeftijden'],
    [1, 'Da 1 anno', 'Vanaf 1 jaar'],
    [18, 'Da 18 anni', 'Vanaf 18 jaar'],
  ])('say the age %i', (age, italian, dutch) => {
    const workspace = site.set(file, ['youngestAge'], age);
    expect([fact(workspace, 'youngestAge', 'it'), fact(workspace, 'youngestAge')]).toEqual([italian, dutch]);
  });

  it.each<readonly [months: readonly string[], text: string]>([
    [['april'], 'april'],
    [['september', 'april', 'may'], 'april tot en met mei, september'],
    [['december', 'january', 'november'], 'november tot en met januari'],
    [[...MONTHS], 'Het hele jaar door'],
    [MONTHS.filter((month) => month !== 'february'), 'maart tot en met januari'],
    [['may', 'may'], 'mei'],
  ])('say the months %j as %j', (months, text) => {
    expect(fact(site.set(file, ['months'], months as Json), 'months')).toBe(text);
  });

  it('say the same months in whatever order they are written', { timeout: 30_000 }, () => {
    const months = fc.uniqueArray(fc.constantFrom(...MONTHS), { minLength: 1 });
    fc.assert(
      fc.property(months, (some) => {
        const inOrder = MONTHS.filter((month) => some.includes(month));
        expect(fact(site.set(file, ['months'], some), 'months')).toBe(
          fact(site.set(file, ['months'], inOrder), 'months'),
        );
      }),
      { numRuns: 5 },
    );
  });
});

describe('what a package includes', () => {
  const lists = (workspace: Workspace, id: string) =>
    page(workspace, 'it', id).variants.map(({ inclusions, exclusions }) => [inclusions, exclusions]);
  const excluded = ['Treni', 'Tassa di soggiorno'];

  it('follows from its nights and the meals of its option', () => {
    expect(lists(site, 'isole-lente-3d')).toEqual([
      [['Pernottamento', 'Tessera dei battelli', 'Note di cammino'], excluded],
      [['Pernottamento', 'Cena ogni sera', 'Tessera dei battelli', 'Note di cammino'], excluded],
    ]);
  });

  it('has no night where there is none, and what the package adds and leaves out', () => {
    expect(lists(site, 'mottarone-mezza-giornata')).toEqual([
      [['Funivia in discesa', 'Note di cammino'], excluded],
    ]);
  });

  it.each<readonly [own: Json, option: Json, expected: readonly string[]]>([
    [['nights', 'cableCar'], { leaveOut: [] }, ['Pernottamento', 'Funivia in discesa']],
    [
      ['walkingNotes', 'nights'],
      { add: ['dinners'] },
      ['Pernottamento', 'Cena ogni sera', 'Note di cammino'],
    ],
    [
      { add: ['cableCar'] },
      { leaveOut: ['cableCar', 'nights'] },
      ['Tessera dei battelli', 'Note di cammino'],
    ],
    [[], {}, []],
    [{ leaveOut: ['nights'] }, ['ferryPass'], ['Tessera dei battelli']],
  ])('is, with %j of the package and %j of the option, %j', (own, option, expected) => {
    const workspace = site
      .set('packages/isole-lente-3d.json', ['inclusions'], own)
      .set('options/lento.json', ['inclusions'], option);
    expect(lists(workspace, 'isole-lente-3d')[0]).toEqual([expected, excluded]);
  });

  it('may be left out of what it does not include', () => {
    const workspace = site.set('options/attivo.json', ['exclusions'], { leaveOut: ['cityTax'] });
    expect(lists(workspace, 'isole-lente-3d').map(([, exclusions]) => exclusions)).toEqual([
      excluded,
      ['Treni'],
    ]);
  });

  it('on a day stands beside the day', () => {
    const [variant] = page(site, 'it').variants;
    const day = variant?.days.find(({ number }) => number === 3);
    expect(day?.choices[0]?.included).toEqual(['Tessera dei battelli', 'pernottamento']);
  });
});
