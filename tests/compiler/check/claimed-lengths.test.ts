import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClaimedLength,
  claimedLengths,
  contradiction,
} from '../../../scripts/compiler/check/claimed-lengths.ts';
import type { Duration } from '../../../src/domain/duration.ts';
import { textWithoutKeyword } from '../../arbitraries/durations.ts';

describe('the lengths that a name claims', () => {
  it.each<readonly [name: string, locale: string, claims: readonly ClaimedLength[]]>([
    ['Grand Oman, 12 days', 'en-GB', [{ days: 12 }]],
    ['Grand Oman, 12 Days 11 Nights', 'en-GB', [{ days: 12 }]],
    ['City walk, 4 hours', 'en-GB', [{ hours: 4 }]],
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
  ])('%j (%s) are %j', (name, locale, claims) => {
    expect(claimedLengths(name, [locale])).toEqual(claims);
  });

  it.each([
    ['Half day'],
    ['Gili Hopping 3 Islands'],
    ['With a 4-star hotel'],
    ['Package 15'],
    ['Promo 2025'],
    ['2–3 days'],
    ['12.000 days'],
    ['Explore 7 Daytona beaches'],
    ['Someone, someday'],
    [''],
  ])('are none in %j', (name) => {
    expect(claimedLengths(name, ['en-GB'])).toEqual([]);
  });

  it('may be said in another language of the site, but the own words come first', () => {
    expect(claimedLengths('Lombok 4 Days 3 Nights', ['id-ID', 'en-GB'])).toEqual([{ days: 4 }]);
    // "j" is short for hours in Indonesian, for days in French.
    expect(claimedLengths('Lombok 4j', ['id-ID', 'fr-FR'])).toEqual([{ hours: 4 }]);
    expect(claimedLengths('Lombok 4j', ['fr-FR', 'id-ID'])).toEqual([{ days: 4 }]);
    // "t." is short for hours in Danish, "T" for days in German.
    expect(claimedLengths('Aarhus, 4 t.', ['de-DE', 'da-DK'])).toEqual([{ hours: 4 }]);
  });

  it('are those that were written, whatever stands around them', () => {
    const number = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(textWithoutKeyword, number, textWithoutKeyword, (before, days, after) => {
        const claims = claimedLengths(`${before} / ${days} days / ${after}`, ['en-GB']);
        expect(claims).toContainEqual({ days });
      }),
    );
  });
});

describe('a claim', () => {
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
  ])('%j contradicts %j: %s', (claims, duration, contradicted) => {
    expect(contradiction(claims, duration)).toEqual(contradicted ? claims[0] : undefined);
  });
});
