import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PART_LENGTH } from '../../../scripts/compiler/resolve/tour-parts.ts';
import { resolveData } from '../../../scripts/compiler/resolve-data.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { aDay } from '../../helpers/content.ts';
import { firstOperatorSite, languageOf } from '../../helpers/first-operator.ts';
import { withTours } from '../../helpers/long-list.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const partsOf = (workspace: Workspace, code: string) =>
  languageOf(compiled(workspace.sources).site, code).tourParts;

const operator = secondOperator();

describe('what the search of tours loads', () => {
  it('shows a tour as its card does, and knows what else it is found by', () => {
    const [part] = partsOf(operator, 'it');
    const tour = part?.tours.find(({ href }) => href === '/viaggi/mottarone-mezza-giornata');
    expect(tour).toMatchObject({ durationText: '4 ore', places: ['Mottarone'] });
    // Effort, age, kind, and the Dutch name and length.
    expect(tour?.also.split(' ')).toEqual(expect.arrayContaining(['facile', 'tutte', 'halve', '4uur']));
    // What the card shows is not said twice.
    expect(tour?.also.split(' ')).not.toContain('mottarone');
    expect(part?.texts[tour?.days[0] ?? -1]?.split(' ')).toContain('mattina');
  });

  it('knows of each what its card says, and whose price it is', () => {
    const [part] = partsOf(operator, 'it');
    const [first, , round] = part?.tours ?? [];
    expect(first).toMatchObject({
      name: 'Isole lente, 3 giorni 2 notti',
      priceText: 'da 295\u00A0€',
      perText: 'a persona',
      places: ['Isola San Giulio', 'Mottarone'],
    });
    expect(round?.priceText).toBe('Scrivici');
    expect('perText' in (round ?? {})).toBe(false);
    const also = first?.also.split(' ') ?? [];
    // Of three letters at least; both places are shown, and the region is told.
    expect(also).toEqual(expect.arrayContaining(['chi', 'ama', 'acqua', 'maggiore']));
    expect(also.filter((word) => ['isola', 'giulio', 'mottarone', 'notti'].includes(word))).toEqual([]);
    expect(also.filter((word) => word.length < 3)).toEqual([]);
  });

  it('is found by what its places are called in another language', () => {
    const called = operator.set('texts/nl/destinations.json', ['mottarone', 'name'], 'Uitzichtberg');
    const [part] = partsOf(called, 'it');
    const found = part?.tours.filter(({ also }) => also.includes('uitzichtberg')).map(({ href }) => href);
    expect(found).toEqual([
      '/viaggi/isole-lente-3d',
      '/viaggi/sentiero-laghi-12d',
      '/viaggi/mottarone-mezza-giornata',
    ]);
  });

  it('is found by the places and doings of its days, each once, in its language and the fallback', () => {
    const wordsIn = (code: string, href: string): readonly (readonly string[])[] => {
      const [part] = partsOf(operator, code);
      const tour = part?.tours.find((one) => one.href === href);
      return tour?.days.map((day) => part?.texts[day]?.split(' ') ?? []) ?? [];
    };
    const italian = wordsIn('it', '/viaggi/isole-lente-3d');
    expect(italian.flat()).toEqual(
      expect.arrayContaining(['mercoledi', 'mottarone', 'marktdag', 'wandeling', 'giulio']),
    );
    for (const words of italian) expect(new Set(words).size).toBe(words.length);
    expect(italian.flat().filter((word) => word.length < 3 && !/\d/.test(word))).toEqual([]);
    // Dutch is the fallback itself.
    expect(wordsIn('nl', '/nl/viaggi/isole-lente-3d')[2]).toEqual(['marktdag', 'markt', 'woensdag']);
  });

  it('is popular once, though the front page shows it twice', () => {
    const again = { id: 'again', image: 'lake', icon: 'Anchor', package: 'isole-lente-3d' };
    const [known] = partsOf(operator, 'it');
    const texts = { title: 'x', location: 'x', duration: 'x', imageAlt: 'x' };
    const twice = ['it', 'nl'].reduce(
      (workspace, language) => workspace.set(`texts/${language}/featured.json`, ['tours', 'again'], texts),
      operator.set('featured-tours.json', ['featuredTours', 2], again),
    );
    const [part] = partsOf(twice, 'it');
    expect(part?.head?.popular).toEqual(known?.head?.popular);
    expect(part?.head?.popular.map(({ href }) => href)).toEqual(['/viaggi/isole-lente-3d', '/viaggi']);
  });

  it('tells in the language what it says, and what is popular', () => {
    const [part] = partsOf(operator, 'nl');
    expect(part?.head).toMatchObject({ heading: 'Reizen', found: ['Reizen gevonden: ', { value: 'count' }] });
    expect(part?.head?.popular.length).toBeGreaterThan(0);
  });

  it('keeps the days that tours share once', () => {
    const [part] = languageOf(firstOperatorSite(), 'en').tourParts;
    const used = part?.tours.flatMap(({ days }) => days) ?? [];
    expect(used.length).toBeGreaterThan(part?.texts.length ?? 0);
    expect(new Set(used).size).toBe(part?.texts.length);
  });

  it('is as long as it may be and no longer, however many tours there are', () => {
    const parts = partsOf(withTours(operator, 400), 'it');
    const hrefs = parts.flatMap(({ tours }) => tours.map(({ href }) => href));
    expect([hrefs.length, new Set(hrefs).size]).toEqual([405, 405]);
    expect(parts.length).toBeGreaterThan(2);
    for (const { head: _head, ...part } of parts.slice(0, -1)) {
      // The tours are some 260 long.
      expect(JSON.stringify(part).length).toBeGreaterThan(PART_LENGTH - 1500);
    }
    for (const part of parts) {
      const { head: _head, ...rest } = part;
      expect(part).toMatchObject({ parts: parts.length, total: 405 });
      expect(JSON.stringify(rest).length).toBeLessThan(PART_LENGTH + 100);
      expect(brotliCompressSync(JSON.stringify(part)).length).toBeLessThan(8_000);
    }
    expect(parts.map(({ head }) => head !== undefined)).toEqual(parts.map((_, index) => index === 0));
  });
});

describe('the days of many tours', () => {
  const COUNT = 24;

  /** As many tours, each with a day of its own or all with the same; of each day there are 300 words. */
  function withDays(dayOf: (index: number) => string): Workspace {
    const indices = Array.from({ length: COUNT }, (_, index) => index);
    const days = [...new Set(indices.map(dayOf))];
    const planned = indices.reduce(
      (site, index) => site.withFile(`itineraries/orta-${index + 1}.json`, { plan: { day1: dayOf(index) } }),
      withTours(operator, COUNT),
    );
    const filed = days.reduce((site, day) => site.withFile(`days/${day}.json`, aDay()), planned);
    const words = (day: string) => Array.from({ length: 300 }, (_, index) => `${day}x${index}`).join(' ');
    return ['it', 'nl'].reduce(
      (site, code) =>
        days.reduce(
          (all, day) =>
            all.set(`texts/${code}/days.json`, [day], { title: words(day), description: 'Sul lago.' }),
          site,
        ),
      filed,
    );
  }

  it('count for the length of a part', () => {
    const parts = partsOf(
      withDays((index) => `day${index}`),
      'it',
    );
    expect(parts.length).toBeGreaterThan(2);
    for (const { head: _head, ...part } of parts)
      expect(JSON.stringify(part).length).toBeLessThan(PART_LENGTH + 100);
  });

  it('count once where tours share them', () => {
    const parts = partsOf(
      withDays(() => 'day'),
      'it',
    );
    expect(parts).toHaveLength(1);
  });
});

describe('what was told of tours before', () => {
  const many = withTours(operator, 60);
  const price = many.set('prices/mottarone-auto.json', ['rows', 0, 'price'], 173);

  /** What searches load, and what of it was told anew, where this is kept. */
  function takenOver(workspace: Workspace, kept = new Map<string, unknown>()) {
    const told: number[] = [];
    const result = resolveData(workspace.sources, {
      takeTours: (madeOf, tell) => {
        const known = kept.get(madeOf) ?? JSON.parse(JSON.stringify(tell()));
        if (!kept.has(madeOf)) told.push(known.length);
        kept.set(madeOf, known);
        return known;
      },
    });
    if (!result.ok) throw new Error('The workspace has errors.');
    return { told, kept, parts: result.site.languages.map(({ tourParts }) => tourParts) };
  }

  it('is taken over for those that did not change, fifty at a time and language', () => {
    const { told, kept } = takenOver(many);
    expect(told).toEqual([50, 15, 50, 15]);
    expect(takenOver(many, kept).told).toEqual([]);
    // It comes last.
    expect(takenOver(price, kept).told).toEqual([15, 15]);
  });

  it('gives the same as what is told anew', () => {
    const { kept } = takenOver(many);
    const fresh = compiled(price.sources).site.languages.map(({ tourParts }) => tourParts);
    expect(takenOver(price, kept).parts).toEqual(fresh);
    expect(fresh).not.toEqual(takenOver(many).parts);
  });
});
