import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const half = 'packages/mottarone-mezza-giornata.json';
const long = 'packages/sentiero-laghi-12d.json';

/** What is found, but for price tables that serve tours of other lengths. */
function findings(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ code }) => !code.startsWith('price.'))
    .map(({ code, at }) => `${at.path} ${code}`);
}

describe('the hours of a tour', () => {
  const wholeDay = site.set(half, ['duration'], { days: 1 });
  const names = ['it', 'nl'].reduce(
    (before, code) =>
      before.set(`texts/${code}/packages.json`, ['mottarone-mezza-giornata', 'name'], `Mottarone ${code}`),
    wholeDay,
  );

  it.each<readonly [starts: string, ends: string, expected: readonly string[]]>([
    ['08:00', '16:00', []],
    ['07.30', '16.00', []],
    ['08:00', '08:00', ['hours.ends time.ends-before-start']],
    ['08:00', '07:00', ['hours.ends time.ends-before-start']],
    // From the evening to the morning; the plan of this day begins in the morning.
    ['22:00', '06:00', ['hours.starts time.before-hours']],
    ['08:30', '16:00', ['hours.starts time.before-hours']],
  ])('%s to %s on one day are reported as %j', (starts, ends, expected) => {
    expect(findings(names.set(half, ['hours'], { starts, ends }))).toEqual(expected);
  });

  it('of several days may end at an earlier time of day', () => {
    expect(findings(site.set(long, ['hours'], { starts: '09:30', ends: '08:00' }))).toEqual([]);
  });

  it.each<readonly [hours: number, starts: string, ends: string, isReported: boolean]>([
    [4, '08:00', '12:00', false],
    [4.5, '08:00', '12:30', false],
    [4, '07:45', '12:00', true],
    [10, '20:00', '06:00', false],
  ])('%d from %s to %s: %s', (duration, starts, ends, isReported) => {
    const found = site.set(half, ['duration'], { hours: duration }).set(half, ['hours'], { starts, ends });
    const own = findings(found).filter((finding) => finding.endsWith('duration.hours'));
    expect(own).toEqual(isReported ? ['hours duration.hours'] : []);
  });

  it('are not held against a plan that does not exist', () => {
    const unplanned = site.without('itineraries/mottarone-mezza-giornata.json');
    const later = { starts: '09:00', ends: '13:00' };
    expect(findings(unplanned.set(half, ['hours'], later))).toEqual([' itinerary.missing']);
  });

  it('are not held against a day that does not exist', () => {
    const unknown = site.set('itineraries/mottarone-mezza-giornata.json', ['plan', 'day1'], 'nessuno');
    expect(findings(unknown)).toEqual(['plan.day1 reference.unknown-day']);
  });
});

describe('the languages of guides', () => {
  it.each<readonly [codes: Json, isReported: boolean]>([
    [['it', 'ja', 'ceb'], false],
    [['italiano'], true],
    [['it-IT'], true],
    [['IT'], true],
    [['qq'], true],
    [['e n'], true],
    [[''], true],
  ])('%j are none: %s', (codes, isReported) => {
    expect(findings(site.set(long, ['guideLanguages'], codes))).toEqual(
      isReported ? ['guideLanguages.0 shape.rule'] : [],
    );
  });
});
