import { describe, expect, it } from 'vitest';
import { valueAtPath } from '../../../scripts/compiler/parse/parsed-file.ts';
import { errorsOf, newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator, setAt, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const plans = 'itineraries/isole-lente-3d.json';

function durationFindings(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ code }) => code.startsWith('duration.'))
    .map(({ code, at }) => `${at.file} ${at.path} ${code}`);
}

describe('a name', () => {
  // The plan has two days.
  it.each([
    ['Orta in 2 giorni', false],
    ['Orta', false],
    ['Orta in 3 giorni', true],
    ['Orta in 1 giorno', true],
    ['One day in Orta', true],
    ['Someone in Orta', false],
    ['Orta, 10 passi', false],
    ['Orta dal 1908', false],
    ['Orta, 5 isole in 2 giorni', false],
    ['Orta, 8 ore a piedi', true],
    ['Orta, 2 isole', false],
    ['Orta, 3 isole', true],
  ])('%s contradicts a plan of two days: %s', (name, isReported) => {
    expect(durationFindings(site.set('texts/it/packages.json', ['orta-2d', 'name'], name))).toEqual(
      isReported ? ['texts/it/packages.json orta-2d.name duration.name'] : [],
    );
  });

  it('that is missing speaks of no days', () => {
    expect(durationFindings(site.unset('texts/it/packages.json', ['orta-2d', 'name']))).toEqual([]);
  });

  it('of something else with the same id is no name of the tour', () => {
    const place = site
      .withFile('destinations/orta-2d.json', site.json('destinations/mottarone.json'))
      .set('destinations/orta-2d.json', ['path'], '/luoghi/orta');
    const named = ['it', 'nl'].reduce((before, code) => {
      const file = `texts/${code}/destinations.json`;
      return before
        .edit(file, (texts) => setAt(texts, ['orta-2d'], valueAtPath(texts, ['mottarone']) as Json))
        .set(file, ['orta-2d', 'name'], 'Orta 3');
    }, place);
    expect(errorsOf(named)).toEqual([]);
    expect(durationFindings(named)).toEqual([]);
  });

  it('means by a word what its own language does', () => {
    // "2j" are two hours in Indonesian, two days in French.
    const named = site
      .set('texts/it/packages.json', ['orta-2d', 'name'], 'Orta 2j')
      .set('texts/nl/packages.json', ['orta-2d', 'name'], 'Orta 2j');
    const withLocales = (first: string, second: string) => {
      const speaking = named.set('site.json', ['languages', 0, 'locale'], first);
      return durationFindings(speaking.set('site.json', ['languages', 1, 'locale'], second));
    };
    expect(withLocales('fr-FR', 'id-ID')).toEqual(['texts/nl/packages.json orta-2d.name duration.name']);
    expect(withLocales('id-ID', 'fr-FR')).toEqual(['texts/it/packages.json orta-2d.name duration.name']);
  });

  it('is compared in every language', () => {
    const both = site
      .set('texts/it/packages.json', ['orta-2d', 'name'], 'Orta in 3 giorni')
      .set('texts/nl/packages.json', ['orta-2d', 'name'], 'Orta in 4 dagen');
    expect(durationFindings(both)).toHaveLength(2);
  });
});

describe('the plans of options', () => {
  const plan = (days: number): Json =>
    Object.fromEntries(
      ['orta-vecchia', 'mercato', 'ferry-isole'].slice(0, days).map((id, index) => [`day${index + 1}`, id]),
    );

  it('are as long as those of most', () => {
    expect(durationFindings(site.set(plans, ['options', 'attivo'], plan(2)))).toEqual([
      `${plans} options.attivo duration.options`,
    ]);
    expect(durationFindings(site.set(plans, ['options', 'attivo'], plan(3)))).toEqual([]);
  });

  it('that differ are not compared with the duration as well', () => {
    const differing = site
      .set(plans, ['options', 'attivo'], plan(2))
      .set('packages/isole-lente-3d.json', ['duration'], { days: 2 });
    expect(durationFindings(differing)).toEqual([`${plans} options.attivo duration.options`]);
  });

  it('that are the exception are reported, wherever they stand', () => {
    const texts = { name: 'Derde', description: 'Rustig.', features: ['Lodge'] };
    const withThird = site
      .withFile('options/terzo.json', { order: 3, tier: 'lodge', meals: ['breakfast'] })
      .set('texts/nl/options.json', ['terzo'], texts)
      .set(plans, ['options'], { lento: plan(2), attivo: plan(3), terzo: plan(3) });
    expect(durationFindings(withThird)).toEqual([`${plans} options.lento duration.options`]);
  });
});

describe('a tour of one day', () => {
  const oneDay = site
    .set('itineraries/orta-2d.json', ['plan'], { day1: 'orta-vecchia' })
    .set('texts/it/packages.json', ['orta-2d', 'name'], 'Orta')
    .set('texts/nl/packages.json', ['orta-2d', 'name'], 'Orta');

  it('is reported in a category of nights', () => {
    expect(durationFindings(oneDay)).toEqual(['packages/orta-2d.json category duration.no-night']);
  });

  it('is not reported in a category without', () => {
    expect(durationFindings(oneDay.set('categories.json', ['categories', 1, 'overnight'], false))).toEqual(
      [],
    );
  });

  it('of which the name says otherwise is one finding', () => {
    const named = oneDay.set('texts/it/packages.json', ['orta-2d', 'name'], 'Orta in 2 giorni');
    expect(durationFindings(named)).toEqual(['texts/it/packages.json orta-2d.name duration.name']);
  });
});

describe('a given duration', () => {
  const given = (duration: Json) => site.set('packages/orta-2d.json', ['duration'], duration);

  it('is as long as the plan', () => {
    expect(durationFindings(given({ days: 2 }))).toEqual([]);
    expect(durationFindings(given({ days: 3 }))).toEqual(['packages/orta-2d.json duration duration.plan']);
    expect(durationFindings(given({ hours: 8 }))).toEqual(['packages/orta-2d.json duration duration.plan']);
  });

  it('of a package without plan is compared with its names, in every language', () => {
    const workspace = site.set('packages/grande-giro-4d.json', ['duration'], { days: 12 });
    expect(durationFindings(workspace)).toEqual([
      'texts/it/packages.json grande-giro-4d.name duration.name',
      'texts/nl/packages.json grande-giro-4d.name duration.name',
    ]);
  });

  it.each([
    ['Orta, 2 giorni', false],
    ['Orta, 3 isole in barca', false],
    ['Orta 5', false],
    ['Orta per 4 ore', true],
    ['Orta in 5 giorni', true],
  ])('of two days is contradicted by the name %j: %s', (name, isReported) => {
    const named = given({ days: 2 }).set('texts/it/packages.json', ['orta-2d', 'name'], name);
    expect(durationFindings(named)).toEqual(
      isReported ? ['texts/it/packages.json orta-2d.name duration.name'] : [],
    );
  });

  it('of a day or of hours is none for a category of nights', () => {
    const workspace = site
      .without('itineraries/orta-2d.json')
      .set('texts/it/packages.json', ['orta-2d', 'name'], 'Orta')
      .set('texts/nl/packages.json', ['orta-2d', 'name'], 'Orta');
    const durations: readonly Json[] = [{ hours: 4 }, { days: 1 }, { days: 2, nights: 0 }];
    for (const duration of durations) {
      expect(durationFindings(workspace.set('packages/orta-2d.json', ['duration'], duration))).toEqual([
        'packages/orta-2d.json category duration.no-night',
      ]);
    }
  });
});
