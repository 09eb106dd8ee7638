import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aDay } from '../../helpers/content.ts';
import { withTours } from '../../helpers/long-list.ts';
import { languageIn } from '../../helpers/resolved-pages.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

const partsOf = (workspace: Workspace, code = 'it') => languageIn(workspace, code).tourParts;

/** The other words by which a tour is found, and those of its days. */
function wordsOf(workspace: Workspace, id: string, code = 'it') {
  const [part] = partsOf(workspace, code);
  const tour = part?.tours.find(({ href }) => href.endsWith(`/${id}`));
  return {
    tour: tour?.also.split(' ') ?? [],
    days: tour?.days.map((day) => part?.texts[day]?.split(' ') ?? []) ?? [],
  };
}

describe('the search of tours', () => {
  it('finds a tour by its facts, kind and region, and by its name and length in other languages', () => {
    const { tour } = wordsOf(site, 'mottarone-mezza-giornata');
    expect(tour).toEqual(expect.arrayContaining(['facile', 'tutte', 'halve', '4uur']));
    // Its card has these already.
    expect(tour).not.toContain('mottarone');
    expect(wordsOf(site, 'mottarone-mezza-giornata', 'nl').tour).toContain('mezza');
    expect(wordsOf(site, 'isole-lente-3d').tour).toContain('maggiore');
    const named = site.set('texts/nl/destinations.json', ['mottarone', 'name'], 'Uitzichtberg');
    expect(wordsOf(named, 'sentiero-laghi-12d').tour).toContain('uitzichtberg');
  });

  it('finds a tour by the places and activities of its days, also in the fallback language', () => {
    const { days } = wordsOf(site, 'isole-lente-3d');
    expect(days.flat()).toEqual(
      expect.arrayContaining(['mercoledi', 'mottarone', 'marktdag', 'wandeling', 'giulio']),
    );
    for (const words of days) expect(new Set(words).size).toBe(words.length);
    // Dutch is the fallback language itself.
    expect(wordsOf(site, 'isole-lente-3d', 'nl').days[2]).toEqual(['marktdag', 'markt', 'woensdag']);
  });

  it('loads every tour in parts of at most 8 kB', () => {
    const parts = partsOf(withTours(site, 400));
    const hrefs = parts.flatMap(({ tours }) => tours.map(({ href }) => href));
    expect([hrefs.length, new Set(hrefs).size]).toEqual([405, 405]);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) {
      expect(part).toMatchObject({ parts: parts.length, total: 405 });
      expect(brotliCompressSync(JSON.stringify(part)).length).toBeLessThan(8_000);
    }
    expect(parts.map(({ head }) => head !== undefined)).toEqual(parts.map((_, index) => index === 0));
  });

  it.each<readonly [what: string, dayOf: (index: number) => string, isOnePart: boolean]>([
    ['count for the size of a part', (index) => `day${index}`, false],
    ['count once where tours share them', () => 'day', true],
  ])('loads days that %s', (_what, dayOf, isOnePart) => {
    const indices = Array.from({ length: 24 }, (_, index) => index);
    const planned = indices.reduce(
      (all, index) => all.withFile(`itineraries/orta-${index + 1}.json`, { plan: { day1: dayOf(index) } }),
      withTours(site, indices.length),
    );
    const days = [...new Set(indices.map(dayOf))];
    const filed = days.reduce((all, day) => all.withFile(`days/${day}.json`, aDay()), planned);
    const title = (day: string) => Array.from({ length: 300 }, (_, word) => `${day}x${word}`).join(' ');
    const texts = days.map((day) => [day, { title: title(day), description: 'Sul lago.' }]);
    const told = ['it', 'nl'].reduce(
      (all, code) =>
        all.edit(`texts/${code}/days.json`, (own) => ({ ...Object(own), ...Object.fromEntries(texts) })),
      filed,
    );
    const parts = partsOf(told);
    expect(parts.length === 1).toBe(isOnePart);
    for (const { head: _head, ...part } of parts) expect(JSON.stringify(part).length).toBeLessThan(25_000);
  });
});
