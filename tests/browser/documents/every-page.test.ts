import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../../scripts/project/folders.ts';
import { toMinorUnits } from '../../../src/domain/minor-units.ts';
import { moneyParts } from '../../../src/domain/money.ts';
import type { PlannedDay } from '../../../src/domain/page-data/plan.ts';
import { firstOperatorFolder } from '../../helpers/first-operator.ts';
import { attributeOf, documentAt, textOf } from '../helpers/documents.ts';
import { resolvedSite, type SitePage, sitePages } from '../helpers/site-pages.ts';

const SITES = [
  { name: 'the site', data: firstOperatorFolder, site: 'production' },
  {
    name: 'another operator’s site',
    data: join(projectFolder, 'tests/fixtures/second-operator'),
    site: 'secondOperator',
  },
] as const;

describe.each(SITES)('every page of $name', ({ data, site }) => {
  const { url: siteUrl } = resolvedSite(data);
  const pages = sitePages(resolvedSite(data));

  it.each(pages)('$address is whole before any script has run', ({ address, language, page: content }) => {
    const document = documentAt(site, address);
    const canonical = new URL(address, siteUrl).href;

    expect(document.documentElement.lang).toBe(language.code);
    expect(attributeOf(document, 'meta[name="description"]', 'content')).toBe(content.meta.description);
    expect(attributeOf(document, 'link[rel="canonical"]', 'href')).toBe(canonical);
    expect(document.querySelectorAll('link[rel="alternate"][hreflang]')).toHaveLength(
      languageCount(pages) + 1,
    );
    expect(attributeOf(document, `link[hreflang="${language.code}"]`, 'href')).toBe(canonical);
    const text = plain(textOf(document, 'body'));
    for (const sentence of sentencesOf(content)) expect(text).toContain(plain(sentence));
  });

  it.each(pages.filter(({ page: { kind } }) => kind === 'package'))(
    '$address shows the prices that it tells search engines',
    ({ address, page: content }) => {
      if (content.kind !== 'package') return;
      const document = documentAt(site, address);
      const { '@graph': things } = JSON.parse(textOf(document, 'script[type="application/ld+json"]'));
      const [{ offers }] = things;
      const { money } = content.booking.own;
      const text = plain(textOf(document, 'main'));
      for (const price of offers ? [offers.lowPrice, offers.highPrice] : []) {
        const { figure } = moneyParts(money, toMinorUnits(price, money.decimals) ?? Number.NaN);
        expect(text).toContain(plain(figure));
      }
    },
  );
});

/** With blanks that break like those that do not. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/** Longer texts of a page: whatever a visitor should be able to read without scripts. */
function sentencesOf(page: SitePage['page']): readonly string[] {
  const found: string[] = [];
  const collect = (key: string, value: unknown): void => {
    if (ELSEWHERE.has(key)) return;
    // Cards know the facts of their tours, and leave them to the page of the tour.
    if (key === 'facts' && page.kind !== 'package') return;
    if (typeof value === 'string' && value.includes(' ') && !HIDDEN.has(key)) found.push(value);
    if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) collect(Array.isArray(value) ? key : name, item);
    }
  };
  collect('', shownAtFirst(page));
  return found;
}

/**
 * A section's name is for links, the names of its pages for screen readers; that no tour fits is said once visitors have
 * chosen. A day alone needs no number; its places
 * are listed beside the map, those of several days are told together. Where an option leads is said of the chosen one
 * only. What is said of tours side by side waits until there are some.
 */
function shownAtFirst(page: SitePage['page']): unknown {
  if (page.kind === 'section') {
    const { pager, filters } = page;
    return { ...page, name: '', pager: pager?.compareTitle, filters: filters && { ...filters, none: '' } };
  }
  if (page.kind === 'compare') return { ...page, texts: {}, offered: [], opening: {} };
  if (page.kind !== 'package') return page;
  const variants = page.variants.map((variant, index) => ({
    ...variant,
    ...(index > 0 ? { destinationText: '' } : {}),
    days: variant.days.length > 1 ? variant.days.map(withoutPlaces) : variant.days.map(withoutNumber),
  }));
  return { ...page, variants };
}

function withoutNumber(day: PlannedDay): PlannedDay {
  return { ...day, label: '' };
}

function withoutPlaces(day: PlannedDay): PlannedDay {
  return { ...day, choices: day.choices.map((choice) => ({ ...choice, places: [] })) };
}

/** What stands in the document's head, what a page brings for chat and paper, and says once something was chosen or sent. */
const ELSEWHERE = new Set([
  'meta',
  'missingTexts',
  // Said of the day and the travellers that a visitor chooses.
  'calendarTexts',
  'trip',
  'bring',
  'booking',
  'newsletter',
  'notPassedOn',
  'sendByChat',
]);

/** What is said to screen readers, or stands in attributes. */
const HIDDEN = new Set([
  'alt',
  'focus',
  'path',
  'branches',
  'href',
  'chatMessage',
  'mapEmbed',
  'statisticsTitle',
  'src',
  'idealFor',
  'regionLabel',
]);

function languageCount(pages: readonly SitePage[]): number {
  return new Set(pages.map(({ language }) => language.code)).size;
}
