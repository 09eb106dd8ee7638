import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkModel } from '../../scripts/compiler/link/link-model.ts';
import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import { validContent } from '../../scripts/compiler/resolve/content.ts';
import { resolveSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import { validFiles } from '../../scripts/compiler/validate/validate-files.ts';
import { Comparison, changedFiles } from '../../scripts/desk/consequences.ts';
import { DeskFolder } from '../../scripts/desk/desk-folder.ts';
import { defaultMessages } from '../../scripts/messages/messages.ts';
import type { Operation } from '../../src/desk/store/operation.ts';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { newTemporaryFolder, removeFolder } from '../helpers/temporary-folder.ts';

const TOUR = 'lombok-overnight-3d2n';
const PATH = `/paket/${TOUR}`;
const PRICES = 'prices/lombok-overnight-c.json';
const TEXTS = 'texts/en/packages.json';

let root: string;
let folder: DeskFolder;

beforeEach(() => {
  root = newTemporaryFolder();
  cpSync(firstOperatorFolder, root, { recursive: true });
  folder = new DeskFolder(root, defaultMessages);
});

afterEach(() => {
  folder.close();
  removeFolder(root);
});

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Makes a change that is not saved. */
function draft(operation: Operation): void {
  const { version } = folder.describe().log;
  const step = { id: `${version}`, sentence: '', at: '', operations: [operation] };
  folder.addSteps({ version, replaced: 0, steps: [step] });
}

const draftName = (after: string): void =>
  draft({ kind: 'set', file: TEXTS, path: [TOUR, 'name'], before: read(TEXTS)[TOUR].name, after });

/** Drafts the price of the smallest group without a hotel. */
const draftPrice = (after: number | string): void =>
  draft({ kind: 'set', file: PRICES, path: ['rows', 0, 'noHotel'], before: 3550000, after });

/** The name of the tour on its page, and whether it is as it would be saved. */
function shown() {
  const answer = folder.preview.resolvePage('en', PATH, undefined);
  const page = answer?.page;
  return { name: page?.kind === 'package' ? page.name : undefined, isCurrent: answer?.isCurrent };
}

const pageOf = (file: string, field = '', present = '/') =>
  folder.preview.resolvePage('en', present, { file, field })?.path;

describe('The preview', () => {
  it('shows a page as it would be saved, and saves nothing.', () => {
    const before = readFileSync(join(root, TEXTS));
    draftName('Lombok in three days');
    expect(shown()).toEqual({ name: 'Lombok in three days', isCurrent: true });
    expect(readFileSync(join(root, TEXTS))).toEqual(before);
  });

  it('shows the state before a mistake, and says so, until the mistake is put right.', () => {
    draftName('Lombok in three days');
    shown();
    draftPrice('a lot');
    expect(shown()).toEqual({ name: 'Lombok in three days', isCurrent: false });
    draft({ kind: 'set', file: PRICES, path: ['rows', 0, 'noHotel'], before: 'a lot', after: 3600000 });
    expect(shown()).toEqual({ name: 'Lombok in three days', isCurrent: true });
  });

  it('shows the saved state where the data had a mistake from the first.', () => {
    draftName('Lombok in three days');
    draft({
      kind: 'file',
      file: 'site.json',
      before: readFileSync(join(root, 'site.json'), 'utf8'),
      after: '{',
    });
    expect(shown()).toEqual({ name: read(TEXTS)[TOUR].name, isCurrent: false });
  });

  it('shows the state before a reference to something that does not exist.', () => {
    shown();
    const images = read(`packages/${TOUR}.json`).image;
    draft({ kind: 'set', file: `packages/${TOUR}.json`, path: ['image'], before: images, after: 'nothing' });
    expect(shown().isCurrent).toBe(false);
  });

  it('opens the page on which a field is to be seen, and stays where it is to be seen already.', () => {
    expect(pageOf(`packages/${TOUR}.json`)).toBe(PATH);
    expect(pageOf('days/pink-beach.json', '', PATH)).toBe(PATH);
    expect(pageOf(PRICES)).toMatch(/^\/paket\/lombok-overnight-/);
    expect(pageOf(PRICES, '', PATH)).toBe(PATH);
    expect(pageOf('destinations/sembalun.json', '', PATH)).toBe('/destinations/sembalun');
    expect(pageOf('pages/terms.json', '', PATH)).toBe('/terms');
    expect(pageOf('texts/en/own-pages.json', 'terms.name', PATH)).toBe('/terms');
    expect(pageOf('about.json', '', PATH)).toBe('/about');
    expect(pageOf('texts/en/pages.json', 'contact.title', PATH)).toBe('/contact');
    expect(pageOf('site.json', 'email', PATH)).toBe(PATH);
    expect(pageOf('texts/en/destinations.json', 'sembalun.lead')).toBe('/destinations/sembalun');
    expect(pageOf('texts/en/interface.json', 'package.subtitle')).toMatch(/^\/paket\//);
    expect(pageOf('texts/en/labels.json', 'inclusions.guide')).toMatch(/^\/paket\//);
    expect(read('questions.json').questions[2].id).toBe('whaleSharks');
    for (const [file, field] of [
      ['questions.json', 'questions.2.pages'],
      ['texts/en/questions.json', 'whaleSharks.answer'],
    ] as const)
      expect(pageOf(file, field)).toBe('/trip-sumbawa');
  });

  it('leads from a part of a text to its field, unless it is a part of several.', () => {
    const find = (text: string) => folder.preview.findField('en', PATH, [text]);
    const { description } = read(TEXTS)[TOUR];
    const change = (index: number, after: string) =>
      draft({
        kind: 'set',
        file: TEXTS,
        path: [TOUR, 'description', index],
        before: description[index],
        after,
      });
    change(0, 'We meet beside the blue lighthouse at noon, and a guide comes along.');
    expect(find('beside the blue lighthouse')?.field).toBe(`${TOUR}.description.0`);
    expect(find('beside the blue light')).toBeUndefined();
    change(1, 'Later we rest beside the blue lighthouse once more, as long as you like.');
    expect(find('beside the blue lighthouse')).toBeUndefined();
  });

  it('leads from a text to its field: plain, with values, in the menu, or a price.', () => {
    const find = (...texts: readonly string[]) => folder.preview.findField('en', PATH, texts);
    const { name, description } = read(TEXTS)[TOUR];
    expect(find(name)).toEqual({ file: TEXTS, field: `${TOUR}.name` });
    expect(find(description[1])).toEqual({ file: TEXTS, field: `${TOUR}.description.1` });
    const line = '3 days 2 nights · Starts in Lombok · from Rp 3,550,000 for 2 people';
    expect(find(line, '3 days 2 nights')?.field).toBe('common.daysAndNights');
    expect(find(line, '2 days 1 night')?.field).toBe('common.daysAndNights');
    const feature = ['C', 'features', 2];
    const before = 'Private tours';
    draft({ kind: 'set', file: 'texts/en/options.json', path: feature, before, after: 'Private tour' });
    expect(find('Private tour in Lombok')?.field).toBe('package.subtitle');
    expect(find(read('texts/en/destinations.json').sembalun.name)?.field).toBe('sembalun.name');
    const row = '2–3 people3,550,0004,050,0004,550,0004,850,0006,050,000';
    expect(folder.preview.findField('en', PATH, ['3,550,000'], row)).toEqual({
      file: PRICES,
      field: 'rows.0.noHotel',
    });
    expect(folder.preview.findField('en', '/about', ['12345'])).toBeUndefined();
    expect(find('Rp 7,100,000')).toMatchObject({ field: 'rows' });
    expect(find('from Rp 6,050,000')).toEqual({ file: PRICES, field: 'rows.0.hotel5Star' });
    const { email, phones } = read('site.json');
    expect(find(email)).toEqual({ file: 'site.json', field: 'email' });
    expect(find(`+${phones[0].number}`)).toEqual({ file: 'site.json', field: 'phones.0.number' });
    const { pickup, pickupHotel } = read('texts/en/activities.json');
    const time = (around: string) => folder.preview.findField('en', PATH, ['07:00–10:00', '07:00'], around);
    expect(time(`07:00–10:00 ${pickup}`)).toEqual({
      file: 'days/sasak-mandalika.json',
      field: 'activities.0',
    });
    expect(time(`07:00–10:00 ${pickupHotel}`)?.file).not.toBe('days/sasak-mandalika.json');
  });

  it('knows the texts by which a page shows a field: a text, a price of its row, an activity.', () => {
    const shownBy = (file: string, field: string) => folder.preview.findShown('en', PATH, { file, field });
    const [heading] = shownBy(TEXTS, `${TOUR}.name`);
    expect(read(TEXTS)[TOUR].name).toMatch(new RegExp(heading?.pattern ?? ''));
    expect(shownBy(TEXTS, `${TOUR}.description`).length).toBe(read(TEXTS)[TOUR].description.length);
    const [price] = shownBy(PRICES, 'rows.0.hotel2Star');
    expect('Rp 4,050,000').toMatch(new RegExp(price?.pattern ?? ''));
    expect('Rp 14,050,000').not.toMatch(new RegExp(`^Rp ${price?.pattern}`));
    expect(price?.row).toEqual(['3,550,000', '4,050,000', '4,550,000', '4,850,000', '6,050,000']);
    const [activity] = shownBy('days/sasak-mandalika.json', 'activities.0.time');
    expect(read('texts/en/activities.json').pickup).toMatch(new RegExp(activity?.pattern ?? ''));
    expect(shownBy('site.json', 'email')).toHaveLength(1);
    expect(shownBy(TEXTS, 'somewhere-else.name')).toEqual([]);
    expect(shownBy(`packages/${TOUR}.json`, '')).toEqual([]);
  });

  it('has the interface texts and the pictures of its pages.', () => {
    const answer = folder.preview.resolvePage('en', PATH, undefined);
    expect(folder.preview.findMessages(answer?.messages ?? '')).toMatch(
      /^export const makeMessages = \(\{.+\}\) => \(\{/,
    );
    const picture = answer?.page.kind === 'package' ? answer.page.picture.src : '';
    expect(folder.preview.findPicture(picture)).toHaveProperty('file');
    expect(folder.preview.findPicture('/images/nothing.jpg')).toBeUndefined();
  });
});

/** The English texts of the tours, with another name for the one. */
function renamed({ bytes }: { readonly bytes: Uint8Array }): Uint8Array {
  const texts = JSON.parse(new TextDecoder().decode(bytes));
  return new TextEncoder().encode(
    JSON.stringify({ ...texts, [TOUR]: { ...texts[TOUR], name: 'Three Days and 2 Nights' } }),
  );
}

describe('The consequences', () => {
  const find = async () => {
    let answer = await folder.reports.findConsequences('en');
    while (answer.isComplete === false) answer = await folder.reports.findConsequences('en');
    return answer.pages;
  };

  it('of a price are the old and the new one on the pages that show it, in every language.', async () => {
    draftPrice(3600000);
    const pages = await find();
    expect(pages?.map(({ path }) => path)).toContain(PATH);
    const changes = pages?.find(({ path }) => path === PATH)?.changes ?? [];
    expect(changes.map(({ languages }) => languages[0])).toEqual(['id', 'en', 'fr', 'de']);
    const english = changes.find(({ languages }) => languages.includes('en'));
    expect(english?.before).toMatch(/^Rp\s3,550,000$/);
    expect(english?.after).toMatch(/^Rp\s3,600,000$/);
    expect(english?.where).toMatch(/people · No hotel$/);
  });

  it('of a text and of children’s prices are on every page that shows them; a long text is cut to what differs.', async () => {
    draft({ kind: 'set', file: PRICES, path: ['children'], after: { child: { percent: 50 } } });
    draft({ kind: 'set', file: 'site.json', path: ['ageGroups'], after: [{ id: 'child', from: 3, to: 11 }] });
    draft({ kind: 'set', file: 'texts/en/labels.json', path: ['ageGroups'], after: { child: 'Child' } });
    const { idealFor, description } = read(TEXTS)[TOUR];
    draft({ kind: 'set', file: TEXTS, path: [TOUR, 'idealFor'], before: idealFor, after: 'Everybody' });
    const [first = ''] = description;
    const after = first.replace('weavers', 'potters');
    draft({ kind: 'set', file: TEXTS, path: [TOUR, 'description', 0], before: first, after });
    const pages = (await find()) ?? [];
    const page = pages.find(({ path }) => path === PATH);
    expect(pages.flatMap(({ changes }) => changes.map(({ after: now }) => now))).not.toContain('child');
    expect(page?.changes).toContainEqual(
      expect.objectContaining({ languages: ['en'], before: idealFor, after: 'Everybody' }),
    );
    const long = page?.changes.find(({ after: now }) => now?.includes('potters'));
    expect(long?.after?.length).toBeLessThan(first.length);
    expect(long?.before).toContain('weavers');
    expect(page?.changes.some(({ after: now }) => now?.includes('50 %'))).toBe(true);
  });

  it('of a word in the footer are one entry for all pages.', async () => {
    const before = read('site.json').address;
    draft({ kind: 'set', file: 'site.json', path: ['address'], before, after: 'Ampenan' });
    const [first] = (await find()) ?? [];
    expect(first).not.toHaveProperty('path');
    expect(first?.changes).toEqual([expect.objectContaining({ languages: [], before, after: 'Ampenan' })]);
  });

  it('have no ids and addresses.', async () => {
    const file = `packages/${TOUR}.json`;
    draft({ kind: 'set', file, path: ['effort'], before: 'easy', after: 'demanding' });
    draft({ kind: 'set', file, path: ['slug'], after: 'another-address' });
    const pages = (await find()) ?? [];
    const told = pages.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after]));
    expect(told).toContain('Demanding');
    expect(told.filter((text) => /another-address|effort:/.test(text ?? ''))).toEqual([]);
    expect(pages.find(({ kind }) => kind === 'new')).toMatchObject({ changes: [], hasMore: false });
  });

  it('are none where visitors see no change.', async () => {
    const { unconfirmed } = read('site.json');
    draft({ kind: 'set', file: 'site.json', path: ['unconfirmed'], before: unconfirmed });
    expect(await find()).toEqual([]);
  });

  it('are first those of the pages that are made of what was changed, then of all others.', async () => {
    const sources = readDataFolder(root);
    const resolve = (files: typeof sources) => resolveSite(validContent(linkModel(validFiles(files))));
    const [before, after] = [
      resolve(sources),
      resolve(
        sources.map((source) => (source.path === TEXTS ? { ...source, bytes: renamed(source) } : source)),
      ),
    ];
    const change = { kind: 'set', file: TEXTS, path: [TOUR, 'name'] } as const;
    const changed = changedFiles([{ id: '', sentence: '', at: '', operations: [change] }]);
    const comparison = new Comparison(before, after, changed);
    const paths = () => comparison.describe('en').pages.flatMap(({ path }) => path ?? []);
    const languages = before.languages.length;
    for (let count = 0; count < 2 * languages; count += 1) await comparison.advance(0);
    expect(comparison.describe('en').isComplete).toBe(false);
    expect(paths()).toEqual([PATH]);
    while (!comparison.describe('en').isComplete) await comparison.advance(100);
    expect(paths().length).toBeGreaterThan(1);
  });

  it('cannot be told while the data has mistakes.', async () => {
    draftPrice('a lot');
    expect(await folder.reports.findConsequences('en')).toEqual({});
  });
});
