import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator();
const codesOf = (workspace: typeof site): readonly string[] =>
  newFindings(workspace)
    .filter(({ code }) => /^(?:time|hours)\./.test(code))
    .map(({ code, at }) => `${at.path} ${code}`);

describe('times of a day', () => {
  it.each<readonly [times: readonly (string | undefined)[], expected: readonly string[]]>([
    // One after another; what ends may begin.
    [['08:00', '08:00', '09:00–10:00', '10:00–11:00'], []],
    [['09:00–10:00', '09:59'], ['activities.1.time time.overlap']],
    [['09:00–10:00', undefined, '09:30'], ['activities.2.time time.overlap']],
    [['09:00', '08:59'], ['activities.1.time time.sequence']],
    // Each is compared with the one before it.
    [['09:00', '08:00', '08:30'], ['activities.1.time time.sequence']],
    [['09:00–09:00'], ['activities.0.time time.ends-before-start']],
    // What makes no sense is not compared with.
    [['09:00–08:00', '07:00'], ['activities.0.time time.ends-before-start']],
    // Over midnight the clock starts anew: from the evening to noon at most.
    [['18:00–12:00', '08:00', '09:00'], []],
    [['18:00–12:01'], ['activities.0.time time.ends-before-start']],
    [['17:59–12:00'], ['activities.0.time time.ends-before-start']],
    [['18:00–18:00'], ['activities.0.time time.ends-before-start']],
  ])('%j are reported as %j', (times, expected) => {
    const activities = times.map((time) => ({ text: 'market', icon: 'Gift', ...(time && { time }) }));
    expect(codesOf(site.set('days/mercato.json', ['activities'], activities))).toEqual(expected);
  });
});

describe('hours of the office', () => {
  const line = (from: string, to: string | undefined, opens: string, closes: string): Json =>
    to === undefined ? { from, opens, closes } : { from, to, opens, closes };

  it.each([
    [[line('monday', undefined, '08:00', '08:00')], ['hours.0.closes hours.order']],
    [[line('monday', undefined, '08:00', '08:01')], []],
    // Two lines for one day: only without gap or overlap of hours.
    [[line('monday', 'friday', '08:00', '12:00'), line('monday', 'friday', '12:00', '18:00')], []],
    [[line('monday', 'friday', '12:00', '18:00'), line('monday', 'friday', '08:00', '12:00')], []],
    [
      [line('monday', 'friday', '08:00', '12:01'), line('friday', undefined, '12:00', '18:00')],
      ['hours.1 hours.twice'],
    ],
    [
      [line('monday', 'friday', '12:00', '18:00'), line('friday', undefined, '08:00', '12:01')],
      ['hours.1 hours.twice'],
    ],
    [[line('monday', 'friday', '08:00', '12:00'), line('saturday', 'sunday', '08:00', '12:00')], []],
    // Over the end of the week.
    [
      [line('saturday', 'monday', '08:00', '12:00'), line('sunday', undefined, '08:00', '12:00')],
      ['hours.1 hours.twice'],
    ],
    [
      [line('saturday', 'monday', '08:00', '12:00'), line('monday', undefined, '08:00', '12:00')],
      ['hours.1 hours.twice'],
    ],
    [[line('saturday', 'monday', '08:00', '12:00'), line('tuesday', 'friday', '08:00', '12:00')], []],
  ])('%j are reported as %j', (hours, expected) => {
    expect(codesOf(site.set('site.json', ['hours'], hours))).toEqual(expected);
  });
});
