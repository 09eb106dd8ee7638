import { describe, expect, it } from 'vitest';
import { MONTHS } from '../../../schema/facts.ts';
import { firstOperator } from '../../helpers/first-operator.ts';
import { pageIn, tourIn } from '../../helpers/resolved-pages.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const file = 'packages/sentiero-laghi-12d.json';
const OUTING = 'mottarone-mezza-giornata';
const PLAN = `itineraries/${OUTING}.json`;
const MORNING = 'days/mottarone-mattina.json';

function fact(workspace: Workspace, id: string, tour = 'sentiero-laghi-12d', code = 'nl') {
  return tourIn(workspace, tour, code).facts.find((known) => known.id === id)?.text;
}

describe('the facts of a tour', () => {
  it.each<readonly [age: number, italian: string, dutch: string]>([
    [0, 'Per tutte le età', 'Alle leeftijden'],
    [1, 'Da 1 anno', 'Vanaf 1 jaar'],
    [18, 'Da 18 anni', 'Vanaf 18 jaar'],
  ])('name the age %i', (age, italian, dutch) => {
    const workspace = site.set(file, ['youngestAge'], age);
    const ages = ['it', 'nl'].map((code) => fact(workspace, 'youngestAge', 'sentiero-laghi-12d', code));
    expect(ages).toEqual([italian, dutch]);
  });

  it.each<readonly [months: readonly string[], text: string]>([
    [['april'], 'april'],
    [['september', 'april', 'may'], 'april tot en met mei, september'],
    [['december', 'january', 'november'], 'november tot en met januari'],
    [[...MONTHS], 'Het hele jaar door'],
    [MONTHS.filter((month) => month !== 'february'), 'maart tot en met januari'],
  ])('name the months %j as %j', (months, text) => {
    expect(fact(site.set(file, ['months'], months), 'months')).toBe(text);
  });
});

describe('the travel time of a tour', () => {
  const DAYS = ['mottarone-mattina', 'riposo'].map((day) => `days/${day}.json`);
  const travelling = (first: number, second?: number) => {
    const one = site.set(DAYS[0] ?? '', ['travelMinutes'], first);
    if (second === undefined) return one;
    return one.set(DAYS[1] ?? '', ['travelMinutes'], second).set(PLAN, ['plan', 'day1_alt'], 'riposo');
  };

  it('is that of its days, in half hours, from ten hours on in whole ones', () => {
    expect(fact(travelling(100), 'travelTime', OUTING)).toBe('ongeveer 1,5\u00a0uur');
    expect(fact(travelling(620), 'travelTime', OUTING)).toBe('ongeveer 10\u00a0uur');
  });

  it('is a range where days to choose from take different times', () => {
    expect(fact(travelling(60, 180), 'travelTime', OUTING)).toBe('ongeveer 1\u2060-\u20603\u00a0uur');
  });

  it('is not shown where nothing is known of it', () => {
    const unknown = site.set('site.json', ['legs'], []);
    expect(fact(unknown, 'travelTime', OUTING)).toBeUndefined();
  });
});

describe('the hours of a tour', () => {
  it.each([
    ['lombok-one-day-gili-trawangan', '07:00–18:30 WITA'],
    // Its last activity has no end.
    ['sumbawa-moyo-island-discovery', '07:00–18:00 WITA'],
    // It has two days.
    ['lombok-overnight-2d1n', undefined],
  ])('are those of the plan of its only day: %s', (id, text) => {
    const { facts } = pageIn(firstOperator, 'package', `/paket/${id}`, 'en');
    expect(facts.find((known) => known.id === 'hours')?.text).toBe(text);
  });

  it.each<readonly [why: string, change: (outing: Workspace) => Workspace]>([
    ['its first activity has no time', (outing) => outing.unset(MORNING, ['activities', 0, 'time'])],
    ['it has no plan', (outing) => outing.without(PLAN)],
    ['visitors choose between days', (outing) => outing.set(PLAN, ['plan', 'day1_alt'], 'riposo')],
    [
      'it has several options',
      (outing) =>
        outing
          .set('categories.json', ['categories', 3, 'options'], true)
          .set(PLAN, ['options'], {
            lento: { day1: 'mottarone-mattina' },
            attivo: { day1: 'mottarone-mattina' },
          })
          .unset(PLAN, ['plan']),
    ],
  ])('are not shown where %s', (_why, change) => {
    const outing = site.unset(`packages/${OUTING}.json`, ['hours']);
    expect(fact(outing, 'hours', OUTING)).toBe('08:00–12:00 (CET)');
    expect(fact(change(outing), 'hours', OUTING)).toBeUndefined();
  });
});

describe('what a tour includes', () => {
  const lists = (workspace: Workspace, id: string) =>
    tourIn(workspace, id).variants.map(({ inclusions, exclusions }) => [inclusions, exclusions]);
  const excluded = ['Treni', 'Tassa di soggiorno'];

  it('has no night where the tour has none, whatever its category', () => {
    const category = { id: 'outings', options: false, overnight: true };
    const overnight = site.set('categories.json', ['categories', 3], category);
    for (const workspace of [site, overnight])
      expect(lists(workspace, OUTING)).toEqual([[['Funivia in discesa', 'Note di cammino'], excluded]]);
  });

  it('has what belongs to several meals where one of them is included', () => {
    const shared = site.set('site.json', ['mealInclusions'], { lunch: 'dinners', dinner: 'dinners' });
    const dinners = lists(shared, 'isole-lente-3d').map(([included]) => included?.includes('Cena ogni sera'));
    expect(dinners).toEqual([false, true]);
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
  ])('is in the order of the site, with %j of the tour and %j of the option', (own, option, expected) => {
    const workspace = site
      .set('packages/isole-lente-3d.json', ['inclusions'], own)
      .set('options/lento.json', ['inclusions'], option);
    expect(lists(workspace, 'isole-lente-3d')[0]).toEqual([expected, excluded]);
  });

  it('may be left out of the exclusions', () => {
    const workspace = site.set('options/attivo.json', ['exclusions'], { leaveOut: ['cityTax'] });
    expect(lists(workspace, 'isole-lente-3d').map(([, exclusions]) => exclusions)).toEqual([
      excluded,
      ['Treni'],
    ]);
  });
});

describe('the guide price of a tour without a price table', () => {
  const visiting = site.set(
    'packages/grande-giro-4d.json',
    ['destinations'],
    ['isolaSanGiulio', 'mottarone'],
  );
  const switchedOn = visiting.set('categories.json', ['categories', 1, 'guidePrice'], true);
  const perText = (workspace: Workspace, id = 'grande-giro-4d') =>
    tourIn(workspace, id, 'nl').variants[0]?.perText?.replaceAll('\u00a0', ' ');

  it('is the highest of its destinations, named as a guide, where the category shows it', () => {
    expect(perText(visiting)).toBeUndefined();
    expect(perText(switchedOn)).toBe('richtprijs vanaf € 120 per persoon');
  });

  it('is nowhere else', () => {
    expect(perText(switchedOn, 'orta-2d')).toBe('per persoon');
    expect(perText(switchedOn.set('packages/grande-giro-4d.json', ['destinations'], []))).toBeUndefined();
  });
});

describe('the start of a tour', () => {
  const start = (workspace: Workspace, id: string) => tourIn(workspace, id).calendar?.startsAt;

  it('is that of its data, else the earliest of its plans', () => {
    expect(start(site.unset(`packages/${OUTING}.json`, ['hours']), OUTING)).toBe('08:00');
    expect(
      start(site.set(`packages/${OUTING}.json`, ['hours'], { starts: '06:15', ends: '12:00' }), OUTING),
    ).toBe('06:15');
  });
});
