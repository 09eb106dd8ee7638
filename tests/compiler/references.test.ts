import { describe, expect, it } from 'vitest';
import { aDay, aDestination, aPackage, aPriceRow, aPriceTable, packageTexts } from '../helpers/content.ts';
import { errorsOf, newFindings } from '../helpers/findings.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

const site = secondOperator();

function codes(workspace: Workspace): readonly string[] {
  return newFindings(workspace).map(({ code }) => code);
}

describe('references between files', () => {
  it.each([
    ['site.json', ['defaultLanguage'], 'reference.unknown-language'],
    ['site.json', ['fallbackLanguage'], 'reference.unknown-language'],
    ['site.json', ['operatorLanguage'], 'reference.unknown-language'],
    ['home.json', ['hero'], 'reference.unknown-image'],
    ['home.json', ['popular', 1, 'package'], 'reference.unknown-package'],
    ['about.json', ['image'], 'reference.unknown-image'],
    ['featured-tours.json', ['featuredTours', 1, 'section'], 'reference.unknown-section'],
    ['navigation.json', ['header', 0, 'page'], 'reference.unknown-page'],
    ['navigation.json', ['header', 2, 'text'], 'reference.unknown-menuText'],
    ['navigation.json', ['header', 2, 'children', 0, 'packages', 'region'], 'reference.unknown-region'],
    ['navigation.json', ['header', 2, 'children', 0, 'packages', 'category'], 'reference.unknown-category'],
    ['navigation.json', ['footer', 'popularDestinations', 0], 'reference.unknown-destination'],
    ['destinations/mottarone.json', ['category'], 'reference.unknown-destinationCategory'],
    ['destinations/mottarone.json', ['region'], 'reference.unknown-region'],
    ['options/lento.json', ['tier'], 'reference.unknown-tier'],
    ['days/mercato.json', ['activities', 0, 'text'], 'reference.unknown-activity'],
    ['days/ferry-isole.json', ['activities', 1, 'timeText'], 'reference.unknown-timeText'],
    ['days/orta-vecchia.json', ['image'], 'reference.unknown-image'],
    ['days/orta-vecchia.json', ['destinations', 0], 'reference.unknown-destination'],
    ['prices/isole-lento.json', ['serves', 'category'], 'reference.unknown-category'],
    ['prices/isole-lento.json', ['serves', 'options', 0], 'reference.unknown-option'],
    ['sections/viaggi.json', ['groups', 0, 'region'], 'reference.unknown-region'],
  ] as const)('reports an unknown id in %s at %j', (file, path, code) => {
    const found = newFindings(site.set(file, path, 'nowhere')).find((finding) => finding.code === code);
    expect(found?.at).toMatchObject({ file, path: path.join('.') });
  });

  it('reports a tab that is neither a region nor a kind of destination', () => {
    expect(errorsOf(site.set('site.json', ['destinationTabs', 0], 'nowhere'))).not.toEqual([]);
  });

  it('reports an overnight inclusion that is no inclusion', () => {
    expect(errorsOf(site.set('site.json', ['overnightInclusions', 0], 'nowhere'))).not.toEqual([]);
  });

  it('tells an unknown activity once, not also as texts that are missing or unused', () => {
    const workspace = site.set('days/mercato.json', ['activities', 0, 'text'], 'markt');
    expect(codes(workspace)).toEqual(['reference.unknown-activity']);
  });

  it('takes a package for known although its own file is damaged', () => {
    expect(codes(site.withText('packages/orta-2d.json', '{'))).toEqual(['syntax.malformed']);
  });
});

describe('additions that follow the rules', () => {
  const withPackage = site
    .withFile('packages/nuovo-2d.json', aPackage())
    .withFile('itineraries/nuovo-2d.json', { plan: { day1: 'nuovo', day2: 'mercato' } })
    .withFile('days/nuovo.json', aDay())
    .set('texts/nl/packages.json', ['nuovo-2d'], packageTexts())
    .set(
      'texts/it/packages.json',
      ['nuovo-2d'],
      packageTexts({
        name: 'Viaggio di 2 giorni',
        summary: 'Un viaggio breve.',
        description: ['Un giorno.'],
        idealFor: 'Tutti',
        special: ['Tutto'],
        start: 'Al molo.',
        changes: 'Niente.',
        meta: { title: 'Viaggio di 2 giorni', description: 'Un viaggio breve sul lago.' },
      }),
    )
    .set('texts/nl/days.json', ['nuovo'], { title: 'Nieuw', description: 'Een nieuwe dag.' })
    .set('texts/it/days.json', ['nuovo'], { title: 'Nuovo', description: 'Un giorno nuovo.' });

  it('are accepted for a package with its day, plan and texts', () => {
    expect(newFindings(withPackage)).toEqual([]);
  });

  it('are accepted for a table of another number of nights', () => {
    expect(newFindings(site.withFile('prices/default-2-nights.json', aPriceTable()))).toEqual([]);
  });

  it('are accepted for a table of one package beside that of its category', () => {
    const table = aPriceTable({ serves: { package: 'isole-lente-3d', options: ['lento'] } });
    expect(newFindings(site.withFile('prices/isole-lente-3d-lento.json', table))).toEqual([]);
  });

  it('are refused for a second table of the same nights', () => {
    const table = aPriceTable({ serves: { nights: 1 } });
    expect(codes(site.withFile('prices/zweite.json', table))).toEqual(['price.ambiguous-table']);
  });

  it('are refused for a row without an accommodation class', () => {
    const table = aPriceTable({ rows: [{ paxCount: '1', none: 100 }, aPriceRow()] });
    expect(codes(site.withFile('prices/default-2-nights.json', table))).toEqual([
      'price.missing-tier',
      'price.missing-tier',
    ]);
  });

  it('are refused for a destination without texts in the fallback language', () => {
    const workspace = site.withFile('destinations/villaTaranto.json', aDestination());
    expect(codes(workspace)).toEqual(['text.missing', 'text.missing']);
  });
});
