import { describe, expect, it } from 'vitest';
import { listFindings, newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const half = 'packages/mottarone-mezza-giornata.json';
const long = 'packages/sentiero-laghi-12d.json';
const single = 'itineraries/orta-2d.json';
const several = 'itineraries/isole-lente-3d.json';

function codesAt(workspace: Workspace, codes: RegExp): readonly string[] {
  return newFindings(workspace)
    .filter(({ code }) => codes.test(code))
    .map(({ at, code }) => `${at.path} ${code}`);
}

it.each<readonly [times: readonly (string | undefined)[], expected: readonly string[]]>([
  // An activity may begin when the one before it ends.
  [['08:00', '08:00', '09:00–10:00', '10:00–11:00'], []],
  [['09:00–10:00', '09:59'], ['activities.1.time time.overlap']],
  [['09:00–10:00', undefined, '09:30'], ['activities.2.time time.overlap']],
  // Each is compared with the one before it.
  [['09:00', '08:59', '09:30'], ['activities.1.time time.sequence']],
  [['09:00–09:00'], ['activities.0.time time.ends-before-start']],
  // A wrong range is not compared with others.
  [['09:00–08:00', '07:00'], ['activities.0.time time.ends-before-start']],
  // Over midnight: from 18:00 on, to noon at the latest.
  [['18:00–12:00', '08:00', '09:00'], []],
  [['18:00–12:01'], ['activities.0.time time.ends-before-start']],
  [['17:59–12:00'], ['activities.0.time time.ends-before-start']],
])('the times of a day %j are reported as %j', (times, expected) => {
  const activities = times.map((time) => ({ text: 'market', icon: 'Gift', ...(time && { time }) }));
  expect(codesAt(site.set('days/mercato.json', ['activities'], activities), /^time\./)).toEqual(expected);
});

// The ferry takes 45 minutes, and 20 minutes before it are needed to board.
it.each([
  ['08:00–09:00', '09:20–10:05', []],
  ['08:00–09:00', '09:19–10:04', ['time.no-boarding']],
  ['08:00–09:00', '09:20–10:04', ['time.leg-short']],
  ['08:00', '08:10–08:20', ['time.leg-short', 'time.no-boarding']],
  ['08:00–09:00', '09:20', []],
  ['22:00–23:50', '00:10–00:55', []],
  ['22:00–23:00', '23:20–00:05', []],
])('a market at %s and a ferry at %s are reported as %j', (market, ferry, codes) => {
  const activities = [
    { time: market, icon: 'Eye', text: 'market' },
    { time: ferry, icon: 'Anchor', text: 'ferryOut' },
  ];
  const workspace = site
    .set('site.json', ['legs'], [{ activity: 'ferryOut', minutes: 45, before: 20 }])
    .set('days/ferry-isole.json', ['activities'], activities);
  const found = codesAt(workspace, /^time\.(?:leg-short|no-boarding)/);
  expect(found).toEqual(codes.map((code) => `activities.1.time ${code}`));
});

it.each<readonly [lines: readonly string[], expected: readonly string[]]>([
  [['monday 08:00 08:00'], ['hours.0.closes shape.rule']],
  [['monday 08:00 08:01'], []],
  // Two lines for one day may not overlap, in either order.
  [['monday–friday 12:00 18:00', 'monday–friday 08:00 12:00'], []],
  [['monday–friday 08:00 12:01', 'friday 12:00 18:00'], ['hours.1 hours.twice']],
  [['monday–friday 12:00 18:00', 'friday 08:00 12:01'], ['hours.1 hours.twice']],
  // Over the end of the week.
  [['saturday–monday 08:00 12:00', 'sunday 08:00 12:00'], ['hours.1 hours.twice']],
  [['saturday–monday 08:00 12:00', 'monday 08:00 12:00'], ['hours.1 hours.twice']],
  [['saturday–monday 08:00 12:00', 'tuesday–friday 08:00 12:00'], []],
])('the hours of the office %j are reported as %j', (lines, expected) => {
  const hours = lines.map((line) => {
    const [days = '', opens = '', closes = ''] = line.split(' ');
    const [from = '', to] = days.split('–');
    return { from, ...(to !== undefined && { to }), opens, closes };
  });
  expect(codesAt(site.set('site.json', ['hours'], hours), /^hours\.|^shape\.rule/)).toEqual(expected);
});

it('the hours of an office that closes before it opens are reported beside other mistakes of the site', () => {
  const hours = { from: 'monday', opens: '9:00', closes: '8:00' };
  const workspace = site.set('site.json', ['hours', 0], hours).set('site.json', ['email'], 'nobody');
  const found = codesAt(workspace, /^shape\./);
  expect(found).toEqual(['email shape.invalid', 'hours.0.closes shape.rule']);
});

it('an impossible time of the office is reported once', () => {
  const hours = { from: 'monday', opens: '9:00', closes: '8' };
  expect(codesAt(site.set('site.json', ['hours', 0], hours), /./)).toEqual(['hours.0.closes shape.rule']);
});

describe('the hours of a tour', () => {
  const wholeDay = ['it', 'nl'].reduce(
    (before, code) =>
      before.set(`texts/${code}/packages.json`, ['mottarone-mezza-giornata', 'name'], `Mottarone ${code}`),
    site.set(half, ['duration'], { days: 1 }),
  );

  it.each<readonly [starts: string, ends: string, expected: readonly string[]]>([
    ['07.30', '16.00', []],
    ['08:00', '08:00', ['hours.ends time.ends-before-start']],
    // From the evening to the morning; the plan of this day begins in the morning.
    ['22:00', '06:00', ['hours.starts time.before-hours']],
    ['08:30', '16:00', ['hours.starts time.before-hours']],
  ])('%s to %s on one day are reported as %j', (starts, ends, expected) => {
    expect(codesAt(wholeDay.set(half, ['hours'], { starts, ends }), /^(?:time|duration)\./)).toEqual(
      expected,
    );
  });

  it('of several days may end at an earlier time of day', () => {
    expect(newFindings(site.set(long, ['hours'], { starts: '09:30', ends: '08:00' }))).toEqual([]);
  });

  it.each<readonly [hours: number, starts: string, ends: string, isReported: boolean]>([
    [4.5, '08:00', '12:30', false],
    [4, '07:45', '12:00', true],
    [10, '20:00', '06:00', false],
  ])('that lasts %d hours, from %s to %s, are reported: %s', (duration, starts, ends, isReported) => {
    const found = site.set(half, ['duration'], { hours: duration }).set(half, ['hours'], { starts, ends });
    expect(codesAt(found, /^duration\.hours/)).toEqual(isReported ? ['hours duration.hours'] : []);
  });

  it('are not compared with a plan or a day that does not exist', () => {
    const unplanned = site
      .without('itineraries/mottarone-mezza-giornata.json')
      .set(half, ['hours'], { starts: '09:00', ends: '13:00' });
    expect(codesAt(unplanned, /^(?:time|itinerary)\./)).toEqual([' itinerary.missing']);
    const unknown = site.set('itineraries/mottarone-mezza-giornata.json', ['plan', 'day1'], 'nessuno');
    expect(codesAt(unknown, /^(?:time|reference)\./)).toEqual(['plan.day1 reference.unknown-day']);
  });
});

it.each(['italiano', 'it-IT', 'IT', 'qq', 'e n', ''])('%j is no language of guides', (language) => {
  const found = (codes: readonly string[]) => codesAt(site.set(long, ['guideLanguages'], codes), /^shape\./);
  expect(found([language])).toEqual(['guideLanguages.0 shape.rule']);
  expect(found(['it', 'ja', 'ceb'])).toEqual([]);
});

describe('a plan', () => {
  it.each<readonly [plan: Readonly<Record<string, string>>, expected: readonly string[]]>([
    [{ day1: 'mercato', day2: 'orta-vecchia', day2_alt: 'ferry-isole' }, []],
    [{ day1: 'mercato', day1_alt: 'mercato' }, ['plan.day1_alt itinerary.same-alternative']],
    [
      { day1_alt2: 'mercato', day1: 'mercato', day1_alt: 'riposo' },
      ['plan.day1_alt2 itinerary.same-alternative'],
    ],
    [{ day1: 'mercato', day1_alt: 'riposo', day1_alt3: 'campello' }, ['plan.day1_alt3 itinerary.day-gap']],
    [{ day1: 'mercato', day2: 'orta-vecchia', day2_alt: 'mercato' }, ['plan.day2_alt itinerary.day-twice']],
    [
      { day1: 'mercato', day2: 'mercato', day3: 'mercato' },
      ['plan.day2 itinerary.day-twice', 'plan.day3 itinerary.day-twice'],
    ],
  ])('of %j is reported as %j', (plan, expected) => {
    expect(codesAt(site.set(single, ['plan'], plan), /^itinerary\./)).toEqual(expected);
  });

  it('that is missing is reported, but not one that cannot be read', () => {
    expect(listFindings(site.without(single), /^itinerary\./)).toEqual([
      'packages/orta-2d.json  itinerary.missing',
    ]);
    expect(listFindings(site.withText(single, '{'), /^itinerary\./)).toEqual([]);
  });

  it('with options is not compared with a category that does not exist', () => {
    const stranger = site.set('packages/orta-2d.json', ['category'], 'lake-stay');
    const optional: Json = { options: { lento: { day1: 'mercato' } } };
    expect(codesAt(stranger.withFile(single, optional), /^itinerary\./)).toEqual([]);
  });

  it('of an option is not called missing while one has an unknown option', () => {
    expect(codesAt(site.unset(several, ['options', 'attivo']), /^itinerary\./)).toEqual([
      'options itinerary.missing-option',
    ]);
    expect(codesAt(site.replace(several, '"attivo"', '"ativo"'), /^itinerary\./)).toEqual([]);
  });
});
