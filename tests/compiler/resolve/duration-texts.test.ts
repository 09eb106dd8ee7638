import { describe, expect, it } from 'vitest';
import { firstOperator } from '../../helpers/first-operator.ts';
import { pageIn, tourIn } from '../../helpers/resolved-pages.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

describe('a duration', () => {
  const ids = firstOperator.paths
    .filter((path) => path.startsWith('packages/'))
    .map((path) => path.slice('packages/'.length, -'.json'.length));
  const lengths: readonly Json[] = [
    { days: 12, nights: 11 },
    { days: 1, nights: 1 },
    { days: 2, nights: 0 },
    { hours: 1 },
    { hours: 1.5 },
    { hours: 4 },
  ];
  const site = lengths.reduce<Workspace>(
    (before, length, index) => before.set(`packages/${ids[index]}.json`, ['duration'], length),
    firstOperator,
  );

  it.each([
    ['en', ['12 days 11 nights', '1 day 1 night', '2 days', '1 hour', '1.5 hours', '4 hours']],
    ['id', ['12 hari 11 malam', '1 hari 1 malam', '2 hari', '1 jam', '1,5 jam', '4 jam']],
    // The French plural begins with two.
    ['fr', ['12 jours 11 nuits', '1 jour 1 nuit', '2 jours', '1 heure', '1,5 heure', '4 heures']],
    ['de', ['12 Tage, 11 Nächte', '1 Tag, 1 Nacht', '2 Tage', '1 Stunde', '1,5 Stunden', '4 Stunden']],
  ])('is written with the numbers and plurals of the language "%s"', (code, texts) => {
    const shown = lengths.map(
      (_, index) => pageIn(site, 'package', `/paket/${ids[index]}`, code).durationText,
    );
    expect(shown).toEqual(texts);
  });
});

describe('the nights of a tour', () => {
  const site = secondOperator();
  const file = 'packages/sentiero-laghi-12d.json';
  const eleven = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

  it.each([
    ['after all days but the last by default', site.set(file, ['duration'], { days: 12 }), eleven],
    ['as many as its duration names', site.set(file, ['duration', 'nights'], 12), [...eleven, 12]],
    ['fewer where its duration names fewer', site.set(file, ['duration', 'nights'], 2), [1, 2]],
  ])('are included %s', (_what, workspace, nights) => {
    const [variant] = tourIn(workspace, 'sentiero-laghi-12d').variants;
    const included = variant?.days.filter(({ choices }) => choices[0]?.included.includes('pernottamento'));
    expect(included?.map(({ number }) => number)).toEqual(nights);
  });
});
