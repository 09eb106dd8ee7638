import { describe, expect, it } from 'vitest';
import { tourIn } from '../../helpers/resolved-pages.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

describe('the places of a tour', () => {
  const islandAndSummit = 'Isola\u00a0San\u00a0Giulio\u00a0· Mottarone';

  it.each([
    [
      'those of the days of each option',
      site,
      'isole-lente-3d',
      ['Isola\u00a0San\u00a0Giulio', 'Mottarone\u00a0· Isola\u00a0San\u00a0Giulio'],
    ],
    [
      'its own where it has no options',
      site.set('packages/orta-2d.json', ['destinations'], ['mottarone']),
      'orta-2d',
      ['Mottarone'],
    ],
    [
      'its own where its options have no days',
      site.without('itineraries/isole-lente-3d.json'),
      'isole-lente-3d',
      [islandAndSummit, islandAndSummit],
    ],
    ['its region where it names no place', site, 'grande-giro-4d', ['Lago d’Orta']],
  ])('are %s', (_what, workspace, id, places) => {
    expect(tourIn(workspace, id).variants.map(({ destinationText }) => destinationText)).toEqual(places);
  });
});

describe('the days of a tour without a plan', () => {
  it.each([
    [{ days: 3 }, 3],
    [{ days: 1 }, 1],
    [{ hours: 3 }, 0],
  ])('of %j are %d: some hours have no day 1', (duration, count) => {
    const planless = site.set('packages/grande-giro-4d.json', ['duration'], duration);
    expect(tourIn(planless, 'grande-giro-4d').variants.map(({ days }) => days.length)).toEqual([count]);
  });
});

describe('the route of a tour', () => {
  /** The ferry to the islands begins at a stop with a name. */
  const piers = site
    .set('days/ferry-isole.json', ['stops', 0, 'name'], 'pier')
    .set('texts/it/labels.json', ['stops'], { pier: 'Il molo' })
    .set('texts/nl/labels.json', ['stops'], { pier: 'De pier' });

  function pinsOf(workspace: Workspace, id: string, code?: string) {
    const { variants } = tourIn(workspace, id, code);
    return variants.map(({ route }) => route?.pins.map(({ label, name }) => [label, name]));
  }

  it('has the days and names of its stops, in the language of the page', () => {
    expect(pinsOf(piers, 'isole-lente-3d')).toEqual([
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
    expect(pinsOf(piers, 'isole-lente-3d', 'nl')[0]?.[0]).toEqual(['1', 'De pier']);
  });
});

describe('the later text of an activity', () => {
  /** The old town is the first day of one tour and the second of another. */
  const later = site.set('days/orta-vecchia.json', ['activities', 0, 'laterText'], 'market');

  function firstStop(id: string, day: number): string | undefined {
    const [variant] = tourIn(later, id).variants;
    return variant?.days[day - 1]?.choices[0]?.activities[0]?.text;
  }

  it('is shown from the second day of a tour on', () => {
    expect(firstStop('orta-2d', 1)).toBe('Giro nel paese vecchio');
    expect(firstStop('isole-lente-3d', 2)).toBe('Mercato del mercoledì');
  });
});

describe('practical facts', () => {
  const island = ['Een café bij de steiger.', 'De boot is overdekt: hij vaart ook bij regen.'];
  const textsOf = (workspace: Workspace, id: string) =>
    tourIn(workspace, id, 'nl').practical?.facts.map(({ text }) => text);

  it('of a tour are its own, or those of its only destination', () => {
    expect(textsOf(site, 'orta-2d')).toEqual(island);
    const own = site.set('packages/orta-2d.json', ['practical'], [{ kind: 'wear', note: 'cafe' }]);
    expect(tourIn(own, 'orta-2d', 'nl').practical?.facts).toEqual([
      { kind: 'wear', label: 'Kleding', text: 'Een café bij de steiger.' },
    ]);
    // Several destinations, and none.
    expect(textsOf(site, 'isole-lente-3d')).toBeUndefined();
    expect(textsOf(site, 'grande-giro-4d')).toBeUndefined();
  });
});
