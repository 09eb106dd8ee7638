import { describe, expect, it } from 'vitest';
import type { ResolvedSite } from '../../../scripts/compiler/resolve/resolve-site.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { firstOperator, languageOf, pageOf } from '../../helpers/first-operator.ts';
import { withTours } from '../../helpers/long-list.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const lengths: readonly Json[] = [
  { days: 12, nights: 11 },
  { days: 1, nights: 1 },
  { days: 2, nights: 0 },
  { days: 1, nights: 0 },
  { hours: 1 },
  { hours: 1.5 },
  { hours: 4 },
];

/** A site some of whose packages have these lengths. */
function withLengths(site: Workspace, ids: readonly string[]): ResolvedSite {
  const changed = ids.reduce(
    (before, id, index) => before.set(`packages/${id}.json`, ['duration'], lengths[index] ?? null),
    site,
  );
  return compiled(changed.sources).site;
}

const realIds = firstOperator.paths
  .filter((path) => path.startsWith('packages/'))
  .slice(0, lengths.length)
  .map((path) => path.slice('packages/'.length, -'.json'.length));
const tours = lengths.map((_, index) => `orta-${index + 1}`);

describe('a duration is written', () => {
  it('in every language of the site', () => {
    const site = withLengths(firstOperator, realIds);
    const shown = (code: string) =>
      realIds.map((id) => pageOf(languageOf(site, code), 'package', `/paket/${id}`).durationText);
    expect(shown('en')).toEqual([
      '12 days 11 nights',
      '1 day 1 night',
      '2 days',
      '1 day',
      '1 hour',
      '1.5 hours',
      '4 hours',
    ]);
    expect(shown('id')).toEqual([
      '12 hari 11 malam',
      '1 hari 1 malam',
      '2 hari',
      '1 hari',
      '1 jam',
      '1,5 jam',
      '4 jam',
    ]);
    // In French the plural begins with two.
    expect(shown('fr')).toEqual([
      '12 jours 11 nuits',
      '1 jour 1 nuit',
      '2 jours',
      '1 jour',
      '1 heure',
      '1,5 heure',
      '4 heures',
    ]);
    expect(shown('de')).toEqual([
      '12 Tage 11 Nächte',
      '1 Tag 1 Nacht',
      '2 Tage',
      '1 Tag',
      '1 Stunde',
      '1,5 Stunden',
      '4 Stunden',
    ]);
  });

  it('in the languages of the second operator', () => {
    const site = withLengths(withTours(secondOperator(), tours.length), tours);
    const shown = (code: string) =>
      tours.map((id) => pageOf(languageOf(site, code), 'package', `/viaggi/${id}`).durationText);
    expect(shown('it')).toEqual([
      '12 giorni 11 notti',
      '1 giorno 1 notte',
      '2 giorni',
      '1 giorno',
      '1 ora',
      '1,5 ore',
      '4 ore',
    ]);
    expect(shown('nl')).toEqual([
      '12 dagen 11 nachten',
      '1 dag 1 nacht',
      '2 dagen',
      '1 dag',
      '1 uur',
      '1,5 uur',
      '4 uur',
    ]);
  });
});

describe('the nights of a package', () => {
  const site = secondOperator();
  const file = 'packages/sentiero-laghi-12d.json';

  /** The days after which a night is included. */
  function nightsOf(workspace: Workspace): readonly number[] {
    const italian = languageOf(compiled(workspace.sources).site, 'it');
    const { variants } = pageOf(italian, 'package', '/viaggi/sentiero-laghi-12d');
    return (variants[0]?.days ?? [])
      .filter(({ choices }) => choices[0]?.included.includes('pernottamento'))
      .map(({ number }) => number);
  }

  const eleven = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

  it('are included after all days but the last, where nothing else is said', () => {
    expect(nightsOf(site.unset(file, ['duration']))).toEqual(eleven);
    expect(nightsOf(site.set(file, ['duration'], { days: 12 }))).toEqual(eleven);
  });

  it('are as many as are given', () => {
    expect(nightsOf(site.set(file, ['duration', 'nights'], 12))).toEqual([...eleven, 12]);
    expect(nightsOf(site.set(file, ['duration', 'nights'], 2))).toEqual([1, 2]);
  });
});
