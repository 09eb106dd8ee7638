import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withTours } from '../../helpers/long-list.ts';
import { languageIn } from '../../helpers/resolved-pages.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

const partsOf = (workspace: Workspace, code = 'it') => languageIn(workspace, code).tourParts;

/** The words of a tour by what they tell of it. */
function wordsOf(workspace: Workspace, id: string, code = 'it') {
  const [part] = partsOf(workspace, code);
  const tour = part?.tours.find(({ href }) => href.endsWith(`/${id}`));
  const pooled = (places: readonly number[] = []) =>
    places.map((place) => part?.texts[place]?.split(' ') ?? []);
  return {
    keywords: tour?.keywords.split(' ') ?? [],
    facts: tour?.facts.split(' ') ?? [],
    days: pooled(tour?.days),
    about: pooled(tour?.about),
  };
}

describe('the search of tours', () => {
  it('finds a tour by its facts, kind and region, and by its name and length in other languages', () => {
    const { facts } = wordsOf(site, 'mottarone-mezza-giornata');
    expect(facts).toEqual(expect.arrayContaining(['facile', 'tutte', 'halve', '4uur']));
    expect(wordsOf(site, 'mottarone-mezza-giornata', 'nl').facts).toContain('mezza');
    expect(wordsOf(site, 'isole-lente-3d').facts).toContain('maggiore');
    const named = site.set('texts/nl/destinations.json', ['mottarone', 'name'], 'Uitzichtberg');
    expect(wordsOf(named, 'sentiero-laghi-12d').facts).toContain('uitzichtberg');
  });

  it('finds a tour by the titles, places and activities of its days, also in the fallback language', () => {
    const { days, about } = wordsOf(site, 'isole-lente-3d');
    expect(days.flat()).toEqual(expect.arrayContaining(['mercato', 'mottarone', 'marktdag', 'giulio']));
    expect(about.flat()).toEqual(expect.arrayContaining(['mercoledi', 'woensdag']));
    for (const words of [...days, ...about]) expect(new Set(words).size).toBe(words.length);
    // Dutch is the fallback language itself.
    expect(wordsOf(site, 'isole-lente-3d', 'nl').days[2]).toEqual(['marktdag']);
  });

  it('finds a tour by its own keywords, by those of its destinations and section, and by their synonyms', () => {
    const given = site
      .set('texts/it/packages.json', ['isole-lente-3d', 'keywords'], ['Con bambini'])
      .set('texts/nl/packages.json', ['isole-lente-3d', 'keywords'], ['gezin'])
      .set('texts/it/destinations.json', ['mottarone', 'keywords'], ['Vista sulle Alpi'])
      .set('texts/it/labels.json', ['synonyms'], ['bambini, per famiglie', 'mare, spiaggia']);
    const { keywords } = wordsOf(given, 'isole-lente-3d');
    expect(keywords).toEqual(expect.arrayContaining(['bambini', 'famiglie', 'gezin', 'alpi']));
    expect(keywords).not.toContain('spiaggia');
    // The name and the places are on the card.
    expect(keywords).not.toContain('mottarone');
    expect(wordsOf(site, 'isole-lente-3d').keywords).toEqual(['']);
  });

  it('loads every tour in parts of at most 8 kB', () => {
    const parts = partsOf(withTours(site, 200));
    const hrefs = parts.flatMap(({ tours }) => tours.map(({ href }) => href));
    expect([hrefs.length, new Set(hrefs).size]).toEqual([205, 205]);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) {
      expect(part).toMatchObject({ parts: parts.length, total: 205 });
      expect(brotliCompressSync(JSON.stringify(part)).length).toBeLessThan(8_000);
    }
    expect(parts.map(({ head }) => head !== undefined)).toEqual(parts.map((_, index) => index === 0));
  });
});
