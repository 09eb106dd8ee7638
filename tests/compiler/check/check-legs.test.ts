import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { firstOperatorFolder } from '../../helpers/first-operator.ts';
import { secondOperator, type Workspace, workspaceOf } from '../../helpers/workspace.ts';

const DAY = 'days/ferry-isole.json';

function findings(workspace: Workspace): readonly string[] {
  return checkSite(workspace.sources)
    .diagnostics.filter(({ code }) => code === 'time.leg-short' || code === 'time.no-boarding')
    .map(({ at, code }) => `${at.file} ${at.path} ${code}`);
}

/** The second operator's day with a market, then a ferry that takes 45 minutes and 20 to board. */
function planned(market: string, ferry: string): readonly string[] {
  return findings(
    secondOperator()
      .set('site.json', ['legs'], [{ activity: 'ferryOut', minutes: 45, before: 20 }])
      .set(
        DAY,
        ['activities'],
        [
          { time: market, icon: 'Eye', text: 'market' },
          { time: ferry, icon: 'Anchor', text: 'ferryOut' },
        ],
      ),
  );
}

describe('legs', () => {
  it.each([
    ['08:00–09:00', '09:20–10:05', []],
    ['08:00–09:00', '09:19–10:04', ['time.no-boarding']],
    ['08:00–09:00', '09:20–10:04', ['time.leg-short']],
    ['08:00', '08:10–08:20', ['time.leg-short', 'time.no-boarding']],
    ['08:00–09:00', '09:20', []],
    ['22:00–23:50', '00:10–00:55', []],
    ['22:00–23:00', '23:20–00:05', []],
  ])('after %s, at %s give %j', (market, ferry, codes) => {
    expect(planned(market, ferry)).toEqual(codes.map((code) => `${DAY} activities.1.time ${code}`));
  });

  it('of the first operator’s days have their time, and each ferry its boarding', () => {
    const site = workspaceOf(firstOperatorFolder);
    expect(findings(site)).toEqual([]);
    const late = site.set('days/kenawa-camp.json', ['activities', 2, 'time'], '12:45–14:45');
    expect(findings(late)).toEqual(['days/kenawa-camp.json activities.2.time time.no-boarding']);
  });
});
