import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { templateFolder } from '../../../scripts/operator/new-site/site-questions.ts';
import { newSiteFolder, template } from '../../helpers/new-sites.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { translationsOf } from '../../helpers/translations.ts';
import { type Json, type Workspace, workspaceOf } from '../../helpers/workspace.ts';

const shipped = template.languages;
const { samples, landscapes, trips, channels } = template.choices;

/** Texts of the template that no new site has, unless it is asked for. */
const SAMPLES = [samples.name, samples.region, samples.place, 'exampleton', ...samples.at.split(', ')];

/** The warnings that a new site may have: placeholders that it lists as not confirmed. */
const EXPECTED = new Set(['placeholder.unconfirmed', 'placeholder.sample']);

const named = fc.constantFrom('Ü', 'Ō-umi & Söhne', "L'Île", '日本', 'Banda Neira 2', 'A'.repeat(22), 'x  y');

const answersArb = fc.record({
  name: named,
  region: fc.constantFrom('Cumbria', '琵琶湖', "Val d'Aosta", 'Ø'),
  place: named,
  landscape: fc.constantFrom(...Object.keys(landscapes)),
  trips: fc.constantFrom(...Object.keys(trips), Object.keys(trips).join()),
  chat: fc.constantFrom(...Object.keys(channels)),
  languages: fc.shuffledSubarray([...shipped], { minLength: 1 }).map((languages) => languages.join(', ')),
  currency: fc.constantFrom('EUR', 'JPY', 'IDR', 'KWD'),
  price: fc.constantFrom('7', '95', '127', '850000', '12345678'),
  at: fc.constantFrom('0,0', '-8.58, 116.1', '64.1 -21.9'),
});

function readTexts(site: Workspace): readonly string[] {
  return site.paths.filter((path) => path.startsWith('texts/')).map((path) => site.text(path));
}

const at = (value: Json, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((node, step) => Reflect.get(Object(node), step), value);

describe('the template of new sites', () => {
  const site = workspaceOf(templateFolder);

  it('is a site without errors that resolves, with a page in each language for each kind of trip.', () => {
    expect(checkSite(site.sources).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { languages } = resolvedWorkspace(site);
    expect(languages).toHaveLength(shipped.length);
    for (const { routes } of languages)
      expect(routes.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/day-tours', '/overnight-tours']),
      );
  });

  it('has the samples that answers replace, and no marks.', () => {
    const everything = site.paths
      .map((path) => (path.endsWith('.json') ? path + site.text(path) : path))
      .join();
    expect(SAMPLES.filter((sample) => !everything.includes(sample))).toEqual([]);
    expect(everything.match(/%[a-z-]+%/g)).toBeNull();
  });
});

describe('a new site', () => {
  it('has no findings but placeholders, whatever is answered.', async () => {
    await fc.assert(
      fc.asyncProperty(answersArb, async (given) => {
        const site = await newSiteFolder(given);
        const { diagnostics } = checkSite(site.sources);
        const others = diagnostics.filter(({ code }) => !EXPECTED.has(code));
        expect(others.map(({ at: { file, line }, message }) => `${file}:${line} ${message}`)).toEqual([]);
        const everything = site.paths
          .map((path) => (path.endsWith('.json') ? path + site.text(path) : path))
          .join();
        expect([...SAMPLES, 'note: '].filter((sample) => everything.includes(sample))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it('has a page for each kind of trip, and none for others.', async () => {
    const pages = async (offered: string): Promise<readonly string[]> => {
      const { languages } = resolvedWorkspace(await newSiteFolder({ trips: offered }));
      return languages.flatMap(({ routes }) => routes.map(({ path }) => path));
    };
    expect(await pages('day')).toContain('/day-tours');
    expect((await pages('day')).filter((path) => path.includes('overnight'))).toEqual([]);
    expect(await pages('day, overnight')).toEqual(
      expect.arrayContaining([
        '/',
        '/day-tours',
        '/overnight-tours',
        '/tours/sample-day-tour',
        '/places/grange-over-sands',
      ]),
    );
  });

  it('has the price that was answered.', async () => {
    const site = await newSiteFolder({ price: '95' });
    expect(at(site.json('prices/day-tours.json'), 'rows', 1, 'price')).toBe(95);
    expect(at(site.json('prices/day-tours.json'), 'rows', 0, 'price')).toBe(152);
    const comma = await newSiteFolder({ price: '49,50' });
    expect(comma.json('prices/day-tours.json')).toEqual(
      (await newSiteFolder({ price: '49.50' })).json('prices/day-tours.json'),
    );
    const large = await newSiteFolder({ price: '1234567', currency: 'IDR' });
    expect(at(large.json('prices/day-tours.json'), 'rows', 1, 'price')).toBe(1_200_000);
  });

  it('names its channel, which a second one is told from.', async () => {
    const site = await newSiteFolder({ chat: 'telegram' });
    expect(at(site.json('texts/en/labels.json'), 'channels')).toEqual({ telegram: 'Telegram' });
  });

  it.each([
    ['Europe/Ljubljana', 'CET'],
    ['Asia/Kathmandu', 'Nepal Time'],
    ['Asia/Makassar', 'Central Indonesia Time'],
    ['Etc/UTC', 'UTC'],
  ])('names the time zone %s as it is called all year: %s.', async (zone, name) => {
    const site = await newSiteFolder({ zone });
    expect(at(site.json('site.json'), 'timeZone')).toBe(name);
    expect(at(site.json('calendar.json'), 'zone')).toBe(zone);
  });

  it('names the time zone as each of its languages does.', async () => {
    const site = await newSiteFolder({ zone: 'Asia/Makassar', languages: 'id, fr, de' });
    expect(at(site.json('site.json'), 'timeZone')).toBe('WITA');
    expect(at(site.json('site.json'), 'languages')).toEqual([
      expect.not.objectContaining({ timeZone: expect.anything() }),
      expect.objectContaining({ timeZone: 'heure du Centre indonésien' }),
      expect.objectContaining({ timeZone: 'Zentralindonesische Zeit' }),
    ]);
  });

  it('has no full stop twice behind names that end with one.', async () => {
    const site = await newSiteFolder({
      name: 'Reka d.o.o.',
      region: 'Washington D.C.',
      place: 'St. Mary’s Rd.',
    });
    expect(readTexts(site).filter((text) => /\w\.\. /.test(text))).toEqual([]);
    expect(site.text('texts/en/pages.json')).toContain('Washington D.C. Send us your dates');
  });

  it('names no channel but its own.', async () => {
    const texts = readTexts(await newSiteFolder({ chat: 'telegram', languages: shipped.join() })).join('\n');
    expect(texts).toContain('Telegram');
    expect(texts).not.toContain('WhatsApp');
  });

  it('lists what was not answered as unconfirmed, and nothing else.', async () => {
    const site = await newSiteFolder({
      url: 'https://fell-and-tarn.example',
      email: 'hi@fell-and-tarn.example',
    });
    const listed = Object.keys(Object(at(site.json('site.json'), 'unconfirmed')));
    expect(listed).toContain('phones.0.number');
    expect(listed).not.toContain('url');
    expect(listed).not.toContain('email');
    const pages = ['terms', 'privacy', 'imprint'].map((id) => site.json(`pages/${id}.json`));
    expect(pages.map((page) => typeof at(page, 'unconfirmed', 'path'))).toEqual([
      'string',
      'string',
      'string',
    ]);
  });
});

describe('a language without texts', () => {
  it('falls back to the first language that has them.', async () => {
    const site = await newSiteFolder({ languages: 'ja, de, nb' });
    expect(at(site.json('site.json'), 'defaultLanguage')).toBe('ja');
    expect(at(site.json('site.json'), 'fallbackLanguage')).toBe('de');
    expect(site.paths.filter((path) => path.startsWith('texts/ja/'))).toEqual([]);
    // The first language cannot be in progress; the others are until they are translated.
    const published = [0, 1, 2].map((index) => at(site.json('site.json'), 'languages', index, 'published'));
    expect(published).toEqual([undefined, undefined, false]);
    expect(checkSite(site.sources).ok).toBe(true);
  });

  it('has those of the operator where no language has them.', async () => {
    const site = await newSiteFolder({ languages: 'pt-BR' });
    expect(at(site.json('site.json'), 'languages', 0)).toMatchObject({ code: 'pt', locale: 'pt-BR' });
    expect(site.text('texts/pt/pages.json')).toContain('Cumbria, at your own pace');
    expect(checkSite(site.sources).ok).toBe(true);
  });
});

it('the texts of a new site are complete in all languages that have texts.', async () => {
  const site = await newSiteFolder({ languages: shipped.join() });
  const { source, targets } = translationsOf(site);
  expect(targets).toHaveLength(shipped.length - 1);
  for (const { code, texts } of targets) {
    expect([code, [...source.texts.keys()].filter((key) => !texts.has(key))]).toEqual([code, []]);
  }
});
