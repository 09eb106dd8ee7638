import { describe, expect, it } from 'vitest';
import { checkSite } from '../../scripts/compiler/check-site.ts';
import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import { describeQuestions, planEntry } from '../../scripts/desk/entry-plans.ts';
import { english } from '../../scripts/messages/english.ts';
import type { PlanBody } from '../../src/desk/store/plan-api.ts';
import { firstOperatorFolder } from '../helpers/first-operator.ts';

const sources = readDataFolder(firstOperatorFolder);

const answers = { region: 'lombok', category: 'lombok-overnight' };

describe('The plan of the desk for an entry', () => {
  it('asks about a tour what the command asks, and its name.', () => {
    const { asksName, questions } = describeQuestions(sources, 'package', '', english);
    expect(asksName).toBe(true);
    expect(questions.map(({ option }) => option)).toContain('destinations');
    expect(describeQuestions(sources, 'language', '', english).questions).toEqual([]);
    expect(describeQuestions(sources, 'language', 'nl', english).questions.length).toBeGreaterThan(0);
    expect(describeQuestions(sources, 'currency', '', english).questions).toEqual([]);
  });

  it('asks nothing and changes nothing while the data has mistakes.', async () => {
    const broken = sources.map((source) =>
      source.path === 'images.json' ? { ...source, bytes: Buffer.from('{}') } : source,
    );
    expect(describeQuestions(broken, 'package', '', english)).toMatchObject({
      isBlocked: true,
      questions: [],
    });
    const plan = await planEntry(broken, { action: 'rename', kind: 'package', id: 'x', to: 'y' }, english);
    expect(plan).toMatchObject({ isBlocked: true, files: [] });
  });

  it('renames, copies and removes tours while seasons overlap, but takes no mistake along.', async () => {
    const id = 'lombok-overnight-3d2n';
    const plan = (broken: typeof sources, action: object) =>
      planEntry(broken, { kind: 'package', id, ...action } as PlanBody, english);
    const change = (path: string, edit: (value: Record<string, unknown>) => object) =>
      sources.map((source) =>
        source.path === path
          ? { ...source, bytes: Buffer.from(JSON.stringify(edit(JSON.parse(String(source.bytes))))) }
          : source,
      );
    const overlapping = change('calendar.json', (calendar) => ({
      ...calendar,
      seasons: ['first', 'second'].map((season) => ({
        id: season,
        dates: [{ from: '01-01', to: '01-31' }],
        percent: 5,
      })),
    }));
    expect(checkSite(overlapping).ok).toBe(false);
    for (const action of [
      { action: 'rename', to: 'other' },
      { action: 'duplicate', to: 'other' },
      { action: 'remove', isLed: true },
    ])
      expect(await plan(overlapping, action), JSON.stringify(action)).toMatchObject({ problems: [] });
    const unknown = change(`packages/${id}.json`, (tour) => ({ ...tour, region: 'nowhere' }));
    const renamed = await plan(unknown, { action: 'rename', to: 'other' });
    expect(renamed).toMatchObject({ isBlocked: true, files: [] });
    expect(await plan(unknown, { action: 'remove', isLed: true })).toMatchObject({ problems: [] });
  });

  it.each(['', 'd', '<b>'])('refuses %j for the code of a language, with a sentence.', async (id) => {
    const plan = await planEntry(sources, { action: 'new', kind: 'language', id, answers: {} }, english);
    expect(plan).toMatchObject({ problems: [expect.stringMatching(/./)], files: [] });
  });

  it('makes a tour under an id made from its name, and writes the texts that are known.', async () => {
    const plan = await planEntry(
      sources,
      { action: 'new', kind: 'package', texts: { name: 'Reef & Rice', idealFor: 'Walkers.' }, answers },
      english,
    );
    expect(plan).toMatchObject({ problems: [], reasons: {}, opens: 'packages/reef-rice.json' });
    const texts = plan.files.find(({ file }) => file === 'texts/en/packages.json');
    expect(JSON.parse(texts?.after ?? '{}')['reef-rice']).toMatchObject({
      name: 'Reef & Rice',
      idealFor: 'Walkers.',
    });
    // Words for the search may be left out.
    expect(texts?.after).not.toContain('TODO: Word');
    expect(plan.files.find(({ file }) => file === plan.opens)?.before).toBeUndefined();
  });

  it('says at which question an answer is missing or not possible.', async () => {
    const { reasons, files } = await planEntry(
      sources,
      { action: 'new', kind: 'package', texts: { name: 'Reef' }, answers: { region: 'nowhere' } },
      english,
    );
    expect(Object.keys(reasons)).toEqual(['region', 'category']);
    expect(reasons.region).toContain('nowhere');
    expect(files).toEqual([]);
  });

  it.each(['new', 'duplicate', 'rename'] as const)('refuses an id that is taken (%s).', async (action) => {
    const id = 'lombok-overnight-3d2n';
    const body =
      action === 'new'
        ? { action, kind: 'package', id, answers }
        : { action, kind: 'package', id, to: 'lombok-overnight-4d3n' };
    const { problems, files } = await planEntry(sources, body, english);
    expect(problems).toEqual([expect.stringContaining('already')]);
    expect(files).toEqual([]);
  });

  it('copies a tour with its day plan and its texts in all languages.', async () => {
    const body = { action: 'duplicate', kind: 'package', id: 'lombok-overnight-3d2n', to: 'copy' } as const;
    const { files, problems } = await planEntry(sources, body, english);
    expect(problems).toEqual([]);
    expect(files.map(({ file }) => file).toSorted()).toEqual(
      [
        'itineraries/copy.json',
        'packages/copy.json',
        ...['de', 'en', 'fr', 'id'].map((language) => `texts/${language}/packages.json`),
      ].toSorted(),
    );
  });

  it('copies the price lists that are only for a tour, so that its copy costs the same.', async () => {
    const serves = { package: 'lombok-overnight-3d2n', options: ['C'] };
    const rows = [{ paxCount: '2-3', noHotel: 3_750_000 }];
    const path = 'prices/lombok-overnight-3d2n-c.json';
    const own = { path, bytes: Buffer.from(JSON.stringify({ serves, rows })) };
    const body = { action: 'duplicate', kind: 'package', id: 'lombok-overnight-3d2n', to: 'copy' } as const;
    const { files, problems } = await planEntry([...sources, own], body, english);
    expect(problems).toEqual([]);
    const copied = files.find(({ file }) => file === 'prices/copy-c.json')?.after ?? '{}';
    expect(JSON.parse(copied)).toEqual({ serves: { ...serves, package: 'copy' }, rows });
  });

  it('gives a copy its own name and no other, and holds it back.', async () => {
    const body = { action: 'duplicate', kind: 'package', id: 'lombok-overnight-3d2n' } as const;
    const names = { en: 'Quiet Days', fr: 'Jours calmes' };
    const { files, opens } = await planEntry(sources, { ...body, names }, english);
    const read = (path: string | undefined) =>
      JSON.parse(files.find(({ file }) => file === path)?.after ?? '{}');
    expect(opens).toBe('packages/quiet-days.json');
    expect(read(opens).draft).toBe(true);
    const named = ['de', 'en', 'fr', 'id'].map(
      (code) => read(`texts/${code}/packages.json`)['quiet-days'].name,
    );
    expect(named).toEqual([undefined, 'Quiet Days', 'Jours calmes', undefined]);
  });

  it('leaves the texts of a new tour to be translated in other languages.', async () => {
    const texts = { name: 'Reef' };
    const { files } = await planEntry(sources, { action: 'new', kind: 'package', texts, answers }, english);
    expect(files.map(({ file }) => file).filter((file) => file.startsWith('texts/'))).toEqual([
      'texts/en/packages.json',
    ]);
  });

  it('writes a new question in the languages in which it was answered.', async () => {
    const named = { pages: 'home', 'name-en': 'Is there wifi?', 'name-de': 'Gibt es WLAN?' };
    const { files, problems } = await planEntry(
      sources,
      { action: 'new', kind: 'question', answers: named },
      english,
    );
    expect(problems).toEqual([]);
    expect(files.map(({ file }) => file).toSorted()).toEqual([
      'questions.json',
      'texts/de/questions.json',
      'texts/en/questions.json',
    ]);
  });

  it('gives the copy of a page an address of its own.', async () => {
    const [section] = sources.filter(({ path }) => path.startsWith('sections/'));
    const id = section?.path.replace(/^sections\/|\.json$/g, '') ?? '';
    const body = { action: 'duplicate', kind: 'section', id, to: 'moreWalks' } as const;
    const { files, problems, opens } = await planEntry(sources, body, english);
    expect(problems).toEqual([]);
    expect(opens).toBe('sections/moreWalks.json');
    const copy = files.find(({ file }) => file === opens)?.after ?? '{}';
    expect(JSON.parse(copy).path).toMatch(/\/more-walks$/);
  });

  it('removes a tour, and leads visitors of its address on if they are to be.', async () => {
    const plan = (isLed: boolean) =>
      planEntry(sources, { action: 'remove', kind: 'package', id: 'lombok-overnight-3d2n', isLed }, english);
    const { files, leadsTo = '' } = await plan(true);
    const gone = files.filter(({ after }) => after === undefined).map(({ file }) => file);
    expect(gone).toEqual(
      expect.arrayContaining([
        'packages/lombok-overnight-3d2n.json',
        'itineraries/lombok-overnight-3d2n.json',
      ]),
    );
    const redirects = files.find(({ file }) => file === 'redirects.json')?.after ?? '{}';
    expect(leadsTo).not.toBe('');
    expect(Object.values(JSON.parse(redirects).redirects)).toContain(leadsTo);
    const forgotten = await plan(false);
    expect(forgotten.files.filter(({ file }) => file === 'redirects.json')).toEqual([]);
    expect(forgotten.problems).toEqual([]);
  });

  it.each([
    ['package', 'lombok-overnight-3d2n', 'packages/other.json'],
    ['destination', 'pinkBeach', 'destinations/other.json'],
    ['section', 'trip-lombok', 'sections/other.json'],
  ] as const)(
    'gives a renamed %s another address, to which the old one leads if it is to.',
    async (kind, id, file) => {
      const plan = (isLed: boolean) =>
        planEntry(sources, { action: 'rename', kind, id, to: 'other', isLed }, english);
      const { files, leadsTo } = await plan(true);
      expect(leadsTo).toMatch(/^\/.*other$/);
      const after = JSON.parse(files.find((one) => one.file === file)?.after ?? '{}');
      expect(after.path ?? leadsTo).toBe(leadsTo);
      const redirects = files.find((one) => one.file === 'redirects.json')?.after ?? '{}';
      expect(Object.values(JSON.parse(redirects).redirects)).toContain(leadsTo);
      const alone = await plan(false);
      expect(alone).toMatchObject({ problems: [], leadsTo, notes: [expect.not.stringContaining('address')] });
      expect(alone.files.filter((one) => one.file === 'redirects.json')).toEqual([]);
    },
  );

  it('holds new entries back until somebody puts them on the website.', async () => {
    const texts = { name: 'Walks' };
    const plan = await planEntry(sources, { action: 'new', kind: 'section', texts, answers }, english);
    expect(plan.problems).toEqual([]);
    const made = plan.files.find(({ file }) => file === 'sections/walks.json')?.after ?? '{}';
    expect(JSON.parse(made)).toMatchObject({ draft: true, path: '/walks' });
  });
});
