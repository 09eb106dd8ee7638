import { describe, expect, it } from 'vitest';
import { languageOf, realSite } from '../helpers/real-site.ts';

// The house rule for this site’s own texts; the check holds every operator to the upper bounds.

const site = realSite();

describe.each(['id', 'en', 'fr', 'de'])('titles and descriptions in %s', (code) => {
  const metas = languageOf(site, code).pages.map(({ meta }) => meta);

  it('have the length that search results show', () => {
    expect(metas.filter(({ title }) => title.length < 14 || title.length > 60)).toEqual([]);
    expect(metas.filter(({ description }) => description.length < 110 || description.length > 160)).toEqual(
      [],
    );
  });

  it('are different on every page', () => {
    expect(metas.length).toBeGreaterThan(35);
    for (const part of ['title', 'description'] as const) {
      expect(new Set(metas.map((meta) => meta[part].toLowerCase())).size).toBe(metas.length);
    }
  });
});
