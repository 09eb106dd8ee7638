import { describe, expect, it } from 'vitest';
import { linkModel } from '../../../scripts/compiler/link/link-model.ts';
import type { LinkedPackage, Model } from '../../../scripts/compiler/link/model.ts';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { aPriceTable } from '../../helpers/content.ts';
import { newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

function link(workspace: Workspace): Model {
  return linkModel(validFiles(workspace.sources));
}

function linkPackage(workspace: Workspace, id: string): LinkedPackage {
  const found = link(workspace).packages.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no package "${id}".`);
  return found;
}

/** The plans of a package: the ids of each day's choices, or the numbers of days that are only counted. */
function plansOf({ variants }: LinkedPackage): readonly (readonly (string | number)[])[] {
  return variants.map(({ itinerary }) =>
    itinerary.source === 'written'
      ? itinerary.days.map(({ choices }) => choices.map(({ id }) => id).join(' or '))
      : itinerary.dayNumbers,
  );
}

describe('the plans of a package', () => {
  it('are one for each option; an option without a plan has its days counted', () => {
    const lento = ['ferry-isole', 'orta-vecchia', 'mercato'];
    expect(plansOf(linkPackage(site, 'isole-lente-3d'))).toEqual([
      lento,
      ['ferry-isole', 'cammino-mottarone or orta-vecchia or riposo', 'mercato'],
    ]);
    const workspace = site.unset('itineraries/isole-lente-3d.json', ['options', 'attivo']);
    expect(plansOf(linkPackage(workspace, 'isole-lente-3d'))).toEqual([lento, [1, 2, 3]]);
  });

  it('are the same for all options where there is only one', () => {
    const plan = { day1: 'ferry-isole', day2: 'orta-vecchia', day3: 'mercato' };
    const workspace = site.withFile('itineraries/isole-lente-3d.json', { plan });
    const shared = Object.values(plan);
    expect(plansOf(linkPackage(workspace, 'isole-lente-3d'))).toEqual([shared, shared]);
    expect(newFindings(workspace)).toEqual([]);
  });

  it('have as many days as the name speaks of, or as are given, where none is written', () => {
    const id = 'grande-giro-4d';
    const empty = site.withFile('itineraries/grande-giro-4d.json', { options: {} });
    for (const workspace of [site, empty])
      expect(plansOf(linkPackage(workspace, id))).toEqual([[1, 2, 3, 4]]);
    const given = site.set('packages/grande-giro-4d.json', ['duration'], { days: 5 });
    expect(plansOf(linkPackage(given, id))).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('have their days and choices in the order of their numbers', () => {
    const plan = {
      day2_alt10: 'campello',
      day2: 'mercato',
      day10: 'riposo',
      day1: 'orta-vecchia',
      day2_alt2: 'riva-ovest',
      day2_alt: 'sacro-monte',
    };
    const workspace = site.set('itineraries/orta-2d.json', ['plan'], plan);
    expect(plansOf(linkPackage(workspace, 'orta-2d'))).toEqual([
      ['orta-vecchia', 'mercato or sacro-monte or riva-ovest or campello', 'riposo'],
    ]);
  });
});

it.each<readonly [given: Json, duration: object]>([
  [{ days: 12 }, { days: 12, nights: 11 }],
  [
    { days: 12, nights: 12 },
    { days: 12, nights: 12 },
  ],
  [{ hours: 1.5 }, { hours: 1.5 }],
])('a package that gives %j lasts %j, whatever its plan and its name say', (given, duration) => {
  const workspace = site.set('packages/orta-2d.json', ['duration'], given);
  expect(linkPackage(workspace, 'orta-2d').duration).toEqual(duration);
});

describe('the price table of a package', () => {
  const tablesOf = ({ variants }: LinkedPackage) => variants.map(({ table }) => table?.id);

  it('is that of its category and option, or of its nights', () => {
    expect(tablesOf(linkPackage(site, 'isole-lente-3d'))).toEqual(['isole-lento', 'isole-attivo']);
    expect(tablesOf(linkPackage(site, 'orta-2d'))).toEqual(['default-1-night']);
    const given = site.set('packages/grande-giro-4d.json', ['duration'], { days: 3, nights: 1 });
    expect(tablesOf(linkPackage(given, 'grande-giro-4d'))).toEqual(['default-1-night']);
  });

  it('is preferably its own, or one of its category and days, rather than a more general one', () => {
    const ofDays = aPriceTable({ serves: { category: 'lake-stays', days: 2 } });
    expect(tablesOf(linkPackage(site.withFile('prices/two-days.json', ofDays), 'orta-2d'))).toEqual([
      'two-days',
    ]);
    const own = aPriceTable({ serves: { package: 'orta-2d' } });
    const [variant] = linkPackage(site.withFile('prices/orta.json', own), 'orta-2d').variants;
    expect(variant?.table?.id).toBe('orta');
    expect(variant?.fittingTables.map(({ id }) => id)).toEqual(['default-1-night', 'orta']);
  });

  it('is none in a category without nights', () => {
    const daytrips = site.set('categories.json', ['categories', 1, 'overnight'], false);
    expect(tablesOf(linkPackage(daytrips, 'orta-2d'))).toEqual([undefined]);
  });
});
it('entries are in the order that they give, those of the same order by their ids', () => {
  const idsIn = (workspace: Workspace) =>
    link(workspace)
      .packages.map(({ id }) => id)
      .slice(0, 3);
  expect(idsIn(site)).toEqual(['isole-lente-3d', 'orta-2d', 'grande-giro-4d']);
  const second = site.set('packages/grande-giro-4d.json', ['order'], 2);
  expect(idsIn(second)).toEqual(['isole-lente-3d', 'grande-giro-4d', 'orta-2d']);
});

it('a section has the packages of both the region and the category of each of its groups', () => {
  const groupsIn = (workspace: Workspace) =>
    link(workspace).sections[0]?.groups.map(({ packages }) => packages.map(({ id }) => id));
  expect(groupsIn(site)).toEqual([['isole-lente-3d'], ['orta-2d', 'grande-giro-4d']]);
  const other = site.set('packages/orta-2d.json', ['category'], 'island-stays');
  expect(groupsIn(other)?.[1]).toEqual(['grande-giro-4d']);
});
