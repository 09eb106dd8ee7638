import { describe, expect, it } from 'vitest';
import { linkModel } from '../../../scripts/compiler/link/link-model.ts';
import type { LinkedPackage, LinkedPlanDay, Model } from '../../../scripts/compiler/link/model.ts';
import { soundFiles } from '../../../scripts/compiler/validate/sound-files.ts';
import { aPackage, aPriceTable } from '../../helpers/content.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

function modelOf(workspace: Workspace): Model {
  return linkModel(soundFiles(workspace.sources));
}

function packageOf(workspace: Workspace, id: string): LinkedPackage {
  const found = modelOf(workspace).packages.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no package "${id}".`);
  return found;
}

/** Plans in short: the ids of each day's choices. */
function idsOf(days: readonly LinkedPlanDay[]): readonly (readonly string[])[] {
  return days.map(({ choices }) => choices.map(({ id }) => id));
}

describe('a package', () => {
  it('has a variant for each option, with its own days and its own table', () => {
    const { variants } = packageOf(site, 'isole-lente-3d');
    expect(
      variants.map(({ option, itinerary, table, fittingTables }) => [
        option?.id,
        itinerary.source === 'written' && idsOf(itinerary.days),
        table?.id,
        fittingTables.length,
      ]),
    ).toEqual([
      ['lento', [['ferry-isole'], ['orta-vecchia'], ['mercato']], 'isole-lento', 1],
      ['attivo', [['ferry-isole'], ['cammino-mottarone', 'orta-vecchia'], ['mercato']], 'isole-attivo', 1],
    ]);
  });

  it('has days that are only counted with an option whose plan is not written', () => {
    const workspace = site.unset('itineraries/isole-lente-3d.json', ['options', 'attivo']);
    const [, active] = packageOf(workspace, 'isole-lente-3d').variants;
    expect(active?.itinerary).toEqual({ source: 'generic', dayNumbers: [1, 2, 3] });
  });

  it('without options has a single variant, and the table of its nights', () => {
    const { variants, dayCount } = packageOf(site, 'orta-2d');
    expect(dayCount).toBe(2);
    expect(variants.map(({ option, table }) => [option, table?.id])).toEqual([
      [undefined, 'default-1-night'],
    ]);
  });

  it.each<readonly [how: string, workspace: Workspace]>([
    ['is not written', site],
    ['is empty', site.withFile('itineraries/grande-giro-4d.json', { options: {} })],
  ])('whose plan %s has the days that its name speaks of', (_how, workspace) => {
    const { variants, dayCount } = packageOf(workspace, 'grande-giro-4d');
    expect(dayCount).toBe(4);
    expect(variants.map(({ itinerary }) => itinerary)).toEqual([
      { source: 'generic', dayNumbers: [1, 2, 3, 4] },
    ]);
  });

  it('has the length that it gives: the days of its plan are in the order of their numbers', () => {
    const { variants, dayCount, duration } = packageOf(site, 'sentiero-laghi-12d');
    expect([dayCount, duration]).toEqual([12, { days: 12, nights: 11 }]);
    const itinerary = variants[0]?.itinerary;
    const days = itinerary?.source === 'written' ? itinerary.days : [];
    expect(days.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(idsOf(days).slice(8)).toEqual([['alta-via'], ['cammino-mottarone'], ['ferry-isole'], ['mercato']]);
  });

  it('has its days in the order of their numbers, in whatever order they are written', () => {
    const plan = { day2: 'mercato', day10: 'riposo', day1: 'orta-vecchia' };
    const [variant] = packageOf(site.set('itineraries/orta-2d.json', ['plan'], plan), 'orta-2d').variants;
    const days = variant?.itinerary.source === 'written' ? variant.itinerary.days : [];
    expect(idsOf(days)).toEqual([['orta-vecchia'], ['mercato'], ['riposo']]);
  });

  it('of hours is on one day, and has no night', () => {
    const { dayCount, duration } = packageOf(site, 'mottarone-mezza-giornata');
    expect([dayCount, duration]).toEqual([1, { hours: 4 }]);
  });

  it.each([
    [{ days: 12 }, { days: 12, nights: 11 }],
    [
      { days: 12, nights: 12 },
      { days: 12, nights: 12 },
    ],
    [{ days: 1 }, { days: 1, nights: 0 }],
    [{ hours: 1.5 }, { hours: 1.5 }],
  ])('that gives %j is %j, whatever its plan and its name say', (given, duration) => {
    const workspace = site.set('packages/orta-2d.json', ['duration'], given);
    expect(packageOf(workspace, 'orta-2d').duration).toEqual(duration);
  });

  it('whose plan is not written has as many days as it gives', () => {
    const workspace = site.set('packages/grande-giro-4d.json', ['duration'], { days: 12 });
    const [variant] = packageOf(workspace, 'grande-giro-4d').variants;
    expect(variant?.itinerary).toEqual({
      source: 'generic',
      dayNumbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    });
  });

  it('has the table of the nights that it gives', () => {
    const workspace = site.set('packages/grande-giro-4d.json', ['duration'], { days: 3, nights: 1 });
    const [variant] = packageOf(workspace, 'grande-giro-4d').variants;
    expect(variant?.table?.id).toBe('default-1-night');
  });

  it('has the table of its category for so many days', () => {
    const serves = { category: 'lake-stays', days: 2 };
    const workspace = site.withFile('prices/two-days.json', aPriceTable({ serves }));
    expect(packageOf(workspace, 'orta-2d').variants[0]?.table?.id).toBe('two-days');
  });

  it('prefers a table of its own, and knows the one that it takes the place of', () => {
    const own = {
      serves: { package: 'orta-2d' },
      rows: [{ paxCount: '2-4', none: 1, guesthouse: 2, lodge: 3 }],
    };
    const [variant] = packageOf(site.withFile('prices/orta.json', own), 'orta-2d').variants;
    expect(variant?.table?.id).toBe('orta');
    expect(variant?.fittingTables.map(({ id }) => id)).toEqual(['default-1-night', 'orta']);
  });

  it('of a category without nights has no table', () => {
    const daytrips = site.set('categories.json', ['categories', 1, 'overnight'], false);
    expect(packageOf(daytrips, 'orta-2d').variants.map(({ table }) => table)).toEqual([undefined]);
  });
});

describe('a broken link', () => {
  it('keeps the id, and says what it led to only when that is there', () => {
    const { category } = packageOf(site.set('packages/orta-2d.json', ['category'], 'lake-stay'), 'orta-2d');
    expect([category.id, category.found]).toEqual(['lake-stay', undefined]);
    expect(() => category.target).toThrow('"lake-stay" passed the checks but is not there.');
  });

  it('leaves the rest of the package as it is', () => {
    const { dayCount, variants } = packageOf(
      site.set('packages/orta-2d.json', ['category'], 'lake-stay'),
      'orta-2d',
    );
    expect(dayCount).toBe(2);
    expect(variants).toHaveLength(1);
    expect(variants[0]?.table).toBeUndefined();
  });

  it('is one to what stands in a damaged file', () => {
    const { category } = packageOf(site.withText('categories.json', '{'), 'orta-2d');
    expect([category.id, category.found]).toEqual(['lake-stays', undefined]);
  });

  it('stands among the references, with its place', () => {
    const { references } = modelOf(
      site.set('packages/orta-2d.json', ['destinations'], ['isolaSanGiulio', 'isola']),
    );
    const broken = references.filter(({ id, known }) => known && !known.includes(id));
    expect(broken.map((link) => [link.kind, link.id, link.locate().file, link.locate().path])).toEqual([
      ['destination', 'isola', 'packages/orta-2d.json', 'destinations.1'],
    ]);
  });

  it('is none where the file that it leads to is damaged: that is told there', () => {
    const { references } = modelOf(site.withText('destinations/mottarone.json', '{'));
    expect(references.filter(({ id, known }) => known && !known.includes(id))).toEqual([]);
  });
});

describe('a price table', () => {
  it('has its amounts from the lowest to the highest accommodation class, whatever their order in the files', () => {
    const shuffled = site
      .set('prices/isole-lento.json', ['rows', 0], { lodge: 560, paxCount: '1', none: 310, guesthouse: 420 })
      .set(
        'site.json',
        ['tiers'],
        [
          { id: 'lodge', stars: 4 },
          { id: 'none', stars: 0 },
          { id: 'guesthouse', stars: 2 },
        ],
      );
    const table = modelOf(shuffled).priceTables.find(({ id }) => id === 'isole-lento');
    expect(table?.rows[0]?.cells).toEqual([
      { tier: 'none', amount: 31_000, path: ['rows', 0, 'none'] },
      { tier: 'guesthouse', amount: 42_000, path: ['rows', 0, 'guesthouse'] },
      { tier: 'lodge', amount: 56_000, path: ['rows', 0, 'lodge'] },
    ]);
    expect(table?.rows[0]?.band.found).toEqual({ id: '1', min: 1, max: 1 });
  });
});

describe('addresses', () => {
  it('are those of all pages, those that follow from ids before those that stand in entries', () => {
    expect(modelOf(site).addresses.map(({ path, file }) => [path, file])).toEqual([
      ['/', 'site.json'],
      ['/luoghi', 'site.json'],
      ['/chi-siamo', 'site.json'],
      ['/contatti', 'site.json'],
      ['/confronto', 'site.json'],
      ['/viaggi/grande-giro-4d', 'packages/grande-giro-4d.json'],
      ['/viaggi/isole-lente-3d', 'packages/isole-lente-3d.json'],
      ['/viaggi/mottarone-mezza-giornata', 'packages/mottarone-mezza-giornata.json'],
      ['/viaggi/orta-2d', 'packages/orta-2d.json'],
      ['/viaggi/sentiero-laghi-12d', 'packages/sentiero-laghi-12d.json'],
      ['/luoghi/isola-san-giulio', 'destinations/isolaSanGiulio.json'],
      ['/luoghi/mottarone', 'destinations/mottarone.json'],
      ['/a-piedi', 'sections/a-piedi.json'],
      ['/viaggi', 'sections/viaggi.json'],
      ['/condizioni', 'pages/condizioni.json'],
    ]);
  });
});

describe('references', () => {
  const inShort = (workspace: Workspace, file: string): readonly string[] =>
    modelOf(workspace)
      .references.filter((reference) => reference.file === file)
      .map((reference) => `${reference.locate().path} ${reference.kind} ${reference.id}`);

  it('are those of the values of a file', () => {
    expect(inShort(site, 'sections/viaggi.json')).toEqual([
      'image image lake',
      'groups.0.region region maggiore',
      'groups.0.category category island-stays',
      'groups.1.region region orta',
      'groups.1.category category lake-stays',
    ]);
  });

  it('are what a file or a folder is named after, which stands nowhere in it', () => {
    expect(inShort(site, 'itineraries/orta-2d.json')).toEqual([
      ' package orta-2d',
      'plan.day1 day orta-vecchia',
      'plan.day2 day mercato',
    ]);
    expect(inShort(site, 'texts/it/days.json')).toEqual([' language it']);
  });

  it('that are keys stand at these, others at their values', () => {
    const options = 'itineraries/isole-lente-3d.json';
    const { references } = modelOf(site);
    const columnOf = (path: string): number | undefined =>
      references.find((link) => link.file === options && link.locate().path === path)?.locate().column;
    expect(columnOf('options.lento')).toBe(5);
    expect(columnOf('options.lento.day1')).toBe(24);
  });

  it('stand in the files that they name, while others are not there', () => {
    const { references } = modelOf(site.without('about.json'));
    expect(references.filter((reference) => reference.locate().file !== reference.file)).toEqual([]);
  });

  it('are none of a file that is not there', () => {
    expect(inShort(site.without('about.json'), 'about.json')).toEqual([]);
  });
});

describe('the texts of a language', () => {
  it('stand under the area and the path, lists from 0', () => {
    const italian = modelOf(site).dictionaries.get('it');
    expect(italian?.get('packages.orta-2d.name')).toBe('Orta in 2 giorni');
    expect(italian?.get('packages.isole-lente-3d.description.1')).toBe('Si torna con l’ultimo.');
    expect(italian?.has('packages.orta-2d')).toBe(false);
    expect([...(italian?.keys() ?? [])].filter((key) => key.includes('$schema'))).toEqual([]);
  });
});

describe('lists', () => {
  it('are in the order that entries give, those of one position in that of their ids', () => {
    const idsIn = (workspace: Workspace): readonly string[] =>
      modelOf(workspace).packages.map(({ id }) => id);
    const last = ['sentiero-laghi-12d', 'mottarone-mezza-giornata'];
    expect(idsIn(site)).toEqual(['isole-lente-3d', 'orta-2d', 'grande-giro-4d', ...last]);
    expect(idsIn(site.set('packages/isole-lente-3d.json', ['order'], 2))).toEqual([
      'isole-lente-3d',
      'orta-2d',
      'grande-giro-4d',
      ...last,
    ]);
    expect(idsIn(site.set('packages/grande-giro-4d.json', ['order'], 2))).toEqual([
      'isole-lente-3d',
      'grande-giro-4d',
      'orta-2d',
      ...last,
    ]);
  });
});

describe('a section', () => {
  it('has the packages of each of its regions and categories', () => {
    const [section] = modelOf(site).sections;
    expect(section?.groups.map(({ region, packages }) => [region, packages.map(({ id }) => id)])).toEqual([
      ['maggiore', ['isole-lente-3d']],
      ['orta', ['orta-2d', 'grande-giro-4d']],
    ]);
  });

  it('has none of another category of the same region', () => {
    const other = site.set('packages/orta-2d.json', ['category'], 'island-stays');
    expect(modelOf(other).sections[0]?.groups[1]?.packages.map(({ id }) => id)).toEqual(['grande-giro-4d']);
  });
});

describe('while site.json cannot be read', () => {
  const broken = site.withText('site.json', '{');

  it('packages have the days of their plans, and tables no amounts', () => {
    const { packages, priceTables } = modelOf(broken);
    expect(packages.map(({ dayCount }) => dayCount)).toEqual([3, 2, 4, 12, 1]);
    const cells = priceTables.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    expect(cells.filter(({ amount }) => amount !== undefined)).toEqual([]);
    expect(priceTables[0]?.rows[0]?.band.found).toBeUndefined();
  });

  it('only the addresses are known that stand in entries', () => {
    const found = modelOf(broken).addresses.map(({ path, locate }) => [path, locate().file, locate().path]);
    expect(found).toEqual([
      ['/luoghi/isola-san-giulio', 'destinations/isolaSanGiulio.json', 'path'],
      ['/luoghi/mottarone', 'destinations/mottarone.json', 'path'],
      ['/a-piedi', 'sections/a-piedi.json', 'path'],
      ['/viaggi', 'sections/viaggi.json', 'path'],
      ['/condizioni', 'pages/condizioni.json', 'path'],
    ]);
  });
});

it('addresses stand where they are set', () => {
  const places = new Map(modelOf(site).addresses.map(({ path, locate }) => [path, locate()]));
  expect(places.get('/luoghi')).toMatchObject({ file: 'site.json', path: 'pages.destinations' });
  expect(places.get('/viaggi/orta-2d')).toMatchObject({ file: 'packages/orta-2d.json', path: '' });
  expect(places.get('/viaggi')).toMatchObject({ file: 'sections/viaggi.json', path: 'path' });
});

it('further pages of a long list stand where the address of the list does', () => {
  const many = Array.from({ length: 20 }, (_, index) => `packages/lago-${index}.json`);
  const workspace = many.reduce((done, path) => done.withFile(path, aPackage()), site);
  const [second, ...others] = modelOf(workspace).addresses.filter(({ listPage }) => listPage !== undefined);
  expect(others).toEqual([]);
  expect(second).toMatchObject({ path: '/viaggi/2', file: 'sections/viaggi.json', listPage: 2 });
  expect(second?.locate()).toMatchObject({ file: 'sections/viaggi.json', path: 'path' });
});
