import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClaimedLength,
  claimedLengths,
  contradiction,
  hasUnclearNumber,
} from '../../../scripts/compiler/check/durations.ts';
import type { Duration } from '../../../src/trip/duration.ts';
import { textWithoutKeyword } from '../../arbitraries/durations.ts';
import { listFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const orta = 'packages/orta-2d.json';
const plans = 'itineraries/isole-lente-3d.json';
const italian = 'texts/it/packages.json';
const namedWrongly = [`${italian} orta-2d.name duration.name`];

function findDurations(workspace: Workspace): readonly string[] {
  return listFindings(workspace, /^duration\./);
}

/** The site with names for the package of two days. */
function named(italianName: string, dutchName = italianName): Workspace {
  return site
    .set(italian, ['orta-2d', 'name'], italianName)
    .set('texts/nl/packages.json', ['orta-2d', 'name'], dutchName);
}

describe('the lengths that a name claims', () => {
  it.each<readonly [name: string, locale: string, claims: readonly ClaimedLength[]]>([
    ['Grand Oman, 12 Days 11 Nights', 'en-GB', [{ days: 12 }]],
    ['City walk (1.5 hours)', 'en-GB', [{ hours: 1.5 }]],
    ['City walk, 2½ hours', 'en-GB', [{ hours: 2.5 }]],
    ['A 3-day walk', 'en-GB', [{ days: 3 }]],
    ['5D4N', 'en-GB', [{ days: 5 }]],
    ['One Day', 'en-GB', [{ days: 1 }]],
    ['Three days, 8 hours a day', 'en-GB', [{ days: 3 }, { hours: 8 }]],
    ['Circuit de 4 jours', 'fr-FR', [{ days: 4 }]],
    ['Balade de 1,5 heure', 'fr-FR', [{ hours: 1.5 }]],
    ['12 Tage, 11 Nächte', 'de-DE', [{ days: 12 }]],
    ['Rundgang, 4 Std.', 'de-DE', [{ hours: 4 }]],
    ['4 Hari 3 Malam', 'id-ID', [{ days: 4 }]],
    ['Jalan-jalan 4 jam', 'id-ID', [{ hours: 4 }]],
    ['Orta in 2 giorni', 'it-IT', [{ days: 2 }]],
    ['Halve dag Orta, 4 uur', 'nl-NL', [{ hours: 4 }]],
    ['عُمان ١٢ يومًا', 'ar-OM', [{ days: 12 }]],
    ['ＴＯＵＲ １２ days', 'en-GB', [{ days: 12 }]],
    ['Half day', 'en-GB', []],
    ['Gili Hopping 3 Islands', 'en-GB', []],
    ['With a 4-star hotel', 'en-GB', []],
    ['Promo 2025', 'en-GB', []],
    ['2–3 days', 'en-GB', []],
    ['12.000 days', 'en-GB', []],
    ['Explore 7 Daytona beaches', 'en-GB', []],
    ['Someone, someday', 'en-GB', []],
    ['', 'en-GB', []],
  ])('%j (%s) are %j', (name, locale, claims) => {
    expect(claimedLengths(name, [locale])).toEqual(claims);
  });

  it('may use words of another language of the site, after those of its own', () => {
    expect(claimedLengths('Lombok 4 Days 3 Nights', ['id-ID', 'en-GB'])).toEqual([{ days: 4 }]);
    // "j" is short for hours in Indonesian, for days in French.
    expect(claimedLengths('Lombok 4j', ['id-ID', 'fr-FR'])).toEqual([{ hours: 4 }]);
    expect(claimedLengths('Lombok 4j', ['fr-FR', 'id-ID'])).toEqual([{ days: 4 }]);
    // "t." is short for hours in Danish, "T" for days in German.
    expect(claimedLengths('Aarhus, 4 t.', ['de-DE', 'da-DK'])).toEqual([{ hours: 4 }]);
  });

  it('are those that were written, in any surrounding text', () => {
    const number = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(textWithoutKeyword, number, textWithoutKeyword, (before, days, after) => {
        const claims = claimedLengths(`${before} / ${days} days / ${after}`, ['en-GB']);
        expect(claims).toContainEqual({ days });
      }),
    );
  });
});

it.each<readonly [claims: readonly ClaimedLength[], duration: Duration, contradicted: boolean]>([
  [[{ days: 12 }], { days: 12, nights: 11 }, false],
  [[{ days: 2 }], { days: 12, nights: 11 }, true],
  [[{ hours: 4 }], { days: 4, nights: 3 }, true],
  [[{ hours: 4 }], { hours: 4 }, false],
  [[{ hours: 4 }], { hours: 4.5 }, true],
  [[{ hours: 4 }], { days: 1, nights: 0 }, false],
  [[{ days: 1 }], { hours: 8 }, false],
  [[{ days: 0.5 }], { hours: 4 }, false],
  [[{ days: 2 }], { hours: 4 }, true],
  [[{ days: 3 }, { hours: 8 }], { days: 3, nights: 2 }, false],
  [[], { days: 3, nights: 2 }, false],
])('the claims %j contradict %j: %s', (claims, duration, contradicted) => {
  expect(contradiction(claims, duration)).toEqual(contradicted ? claims[0] : undefined);
});

describe('the number in a name', () => {
  it.each([
    'Lake tour 50+',
    'Giro 24/7',
    'Giro 4x4',
    'Giro 3D',
    'Tour 2.0',
    'Three lakes',
    '2–3 days',
    'A walk of 4 hours',
    'Ｔｏｕｒ ５０',
  ])('is not clearly one of days: %s', (name) => {
    expect(hasUnclearNumber(name, ['en-GB'])).toBe(true);
  });

  it.each([
    'Orta in 2 days',
    'Grand tour 4x4, 12 Days 11 Nights',
    'Lombok 3D2N',
    'Lombok 3h2m',
    'Orta, 4d 3n',
    'One day on the lake',
    'Sunset cruise',
  ])('is one of days, or there is none: %s', (name) => {
    expect(hasUnclearNumber(name, ['en-GB'])).toBe(false);
  });
});

describe('the name of a tour', () => {
  it.each([
    ['Orta, 3 isole in barca', false],
    ['Orta per 4 ore', true],
    ['Orta in 5 giorni', true],
  ])('%s contradicts a given duration of two days: %s', (name, isReported) => {
    const given = site.set(orta, ['duration'], { days: 2 }).set(italian, ['orta-2d', 'name'], name);
    expect(findDurations(given)).toEqual(isReported ? namedWrongly : []);
  });

  it('is compared in every language, also with the duration of a tour without plan', () => {
    expect(findDurations(named('Orta in 3 giorni', 'Orta in 4 dagen'))).toHaveLength(2);
    expect(findDurations(site.set('packages/grande-giro-4d.json', ['duration'], { days: 12 }))).toEqual([
      `${italian} grande-giro-4d.name duration.name`,
      'texts/nl/packages.json grande-giro-4d.name duration.name',
    ]);
  });
});

describe('the plans of options', () => {
  const plan = (days: number): Json =>
    Object.fromEntries(
      ['orta-vecchia', 'mercato', 'ferry-isole'].slice(0, days).map((id, index) => [`day${index + 1}`, id]),
    );

  it('are compared with the length of most', () => {
    const withThird = site
      .withFile('options/terzo.json', { order: 3, tier: 'lodge', meals: ['breakfast'] })
      .set('texts/nl/options.json', ['terzo'], { name: 'Derde', description: 'Rustig.', features: ['Lodge'] })
      .set(plans, ['options'], { lento: plan(2), attivo: plan(3), terzo: plan(3) });
    expect(findDurations(withThird)).toEqual([`${plans} options.lento duration.options`]);
  });
});
describe('a tour without night', () => {
  const oneDay = named('Orta').set('itineraries/orta-2d.json', ['plan'], { day1: 'orta-vecchia' });

  it('is reported only in a category with nights', () => {
    const without = oneDay.set('categories.json', ['categories', 1, 'overnight'], false);
    expect(findDurations(without)).toEqual([]);
  });

  it('is not reported as well where its name says that it has one', () => {
    expect(findDurations(oneDay.set(italian, ['orta-2d', 'name'], 'Orta in 2 giorni'))).toEqual(namedWrongly);
  });

  it.each<Json>([{ hours: 4 }, { days: 1 }, { days: 2, nights: 0 }])('can be given as %j', (duration) => {
    const given = named('Orta').without('itineraries/orta-2d.json').set(orta, ['duration'], duration);
    expect(findDurations(given)).toEqual([`${orta} category duration.no-night`]);
  });
});
