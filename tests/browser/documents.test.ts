import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moneyParts, toMinorUnits } from '../../src/pricing/money.ts';
import type { PlannedDay } from '../../src/shared/page-data/plan.ts';
import { plain } from './helpers/browser.ts';
import { attributeOf, documentAt, textOf, textsOf } from './helpers/documents.ts';
import { siteFolder } from './helpers/site-folders.ts';
import { resolvedSite, type SitePage, sitePages } from './helpers/site-pages.ts';

describe.each(['firstOperator', 'secondOperator', 'scripts'] as const)('documents of %s', (site) => {
  const { url: siteUrl, languages } = resolvedSite(site);
  const pages = sitePages(site);
  const addresses = new Set(pages.map(({ address }) => address));
  const documentOf = ({ address }: SitePage) => documentAt(site, address);

  it.each(pages)('$address says everything before any script has run', (page) => {
    const text = plain(textOf(documentOf(page), 'body'));
    for (const sentence of sentencesOf(page.page)) expect(text).toContain(plain(sentence));
  });

  it('link to the licences of the packages and typefaces that they load', () => {
    const file = attributeOf(documentAt(site, '/'), 'link[rel="license"]', 'href') ?? '';
    const licenses = readFileSync(join(siteFolder(site), file), 'utf8');
    const typefaces = languages.flatMap(({ typeface }) => typeface?.name ?? []);
    for (const name of ['react', '@mantine/core', 'lucide-react', ...typefaces])
      expect(licenses).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });

  it.each(pages)('$address names itself and its page in every other language', (page) => {
    const document = documentOf(page);
    const canonical = new URL(page.address, siteUrl).href;
    expect(document.documentElement.lang).toBe(page.language.code);
    expect(textOf(document, 'title')).toBe(page.title);
    expect(attributeOf(document, 'meta[name="description"]', 'content')).toBe(page.page.meta.description);
    expect(attributeOf(document, 'link[rel="canonical"]', 'href')).toBe(canonical);
    expect(attributeOf(document, `link[hreflang="${page.language.code}"]`, 'href')).toBe(canonical);
    const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
    expect(alternates).toHaveLength(languages.length + 1);
    for (const alternate of alternates)
      expect(addresses).toContain(new URL(alternate.getAttribute('href') ?? '').pathname);
  });

  it.each(pages)('$address has ids, fragments, links and a picture for sharing that exist', (page) => {
    const document = documentOf(page);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const link of document.querySelectorAll('a[href^="#"]'))
      expect(ids).toContain(link.getAttribute('href')?.slice(1));
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      const { pathname } = new URL(link.getAttribute('href') ?? '', siteUrl);
      const isFile = existsSync(join(siteFolder(site), decodeURI(pathname))) && pathname.includes('.');
      expect(addresses.has(pathname) || isFile, pathname).toBe(true);
    }
    const picture = attributeOf(document, 'meta[property="og:image"]', 'content') ?? '';
    expect(existsSync(join(siteFolder(site), new URL(picture).pathname)), picture).toBe(true);
  });

  it('lead from the home page to every page in every language', () => {
    const seen = new Set(['/']);
    for (const address of seen) {
      for (const link of documentAt(site, address).querySelectorAll('a[href^="/"]')) {
        const { pathname } = new URL(link.getAttribute('href') ?? '', siteUrl);
        if (addresses.has(pathname)) seen.add(pathname);
      }
    }
    expect([...seen].toSorted()).toEqual([...addresses].toSorted());
  });

  it('exist under the addresses with and without a slash at the end', () => {
    for (const { address } of pages) {
      const path = join(siteFolder(site), decodeURI(address));
      const files = address === '/' ? [join(path, 'index.html')] : [`${path}.html`, join(path, 'index.html')];
      for (const file of files) expect(existsSync(file), file).toBe(true);
    }
  });

  it('need eight files at most before their scripts', () => {
    for (const page of pages) {
      const document = documentOf(page);
      const sheets = document.querySelectorAll('link[rel="stylesheet"]');
      const preloads = document.querySelectorAll('link[rel="preload"]');
      const pictures = document.querySelectorAll('img:not([loading="lazy"])');
      const count = 1 + sheets.length + preloads.length + pictures.length;
      expect(count, page.address).toBeLessThanOrEqual(8);
    }
  });
});

describe('the documents of packages', () => {
  const SITES = ['firstOperator', 'secondOperator'] as const;
  const packages = SITES.flatMap((site) =>
    sitePages(site).flatMap(({ address, page }) =>
      page.kind === 'package' ? [{ address, page, document: documentAt(site, address) }] : [],
    ),
  );

  it.each(packages)('$address shows the prices that it gives search engines', ({ page, document }) => {
    const { '@graph': things } = JSON.parse(textOf(document, 'script[type="application/ld+json"]'));
    const [{ offers }] = things;
    const { money } = page.booking.own;
    const text = plain(textOf(document, 'main'));
    for (const price of offers ? [offers.lowPrice, offers.highPrice] : []) {
      const { figure } = moneyParts(money, toMinorUnits(price, money.decimals) ?? Number.NaN);
      expect(text).toContain(plain(figure));
    }
  });

  it.each(packages)('$address has the price table of each option, none where there is none', (entry) => {
    // A cell without a figure says that one has to ask.
    const figureIn = (text: string) => (/\d/.test(text) ? text.replace(/ \(.*$/, '') : undefined);
    const shown = [...entry.document.querySelectorAll('table')].map((table) =>
      textsOf(table.querySelectorAll('tbody:first-of-type td')).map(figureIn),
    );
    const wanted = entry.page.variants.flatMap(({ prices }) => {
      if (!prices) return [];
      const { before, after } = prices.currency;
      const figures = prices.rows.flatMap((row) => row.figures);
      return [figures.map((figure) => (figure ? `${before}${figure}${after}` : undefined))];
    });
    expect(shown).toEqual(wanted);
  });

  it.each(packages)('$address has the stops of each day with icon, time and text', ({ page, document }) => {
    const days = [...document.querySelectorAll('main ol > li[id^="day"]')];
    const shown = days.map((day) =>
      [...day.querySelectorAll('ul > li')].map((stop) => ({
        icon: stop.querySelector('use')?.getAttribute('href')?.split('#')[1],
        time: stop.querySelector('b')?.textContent,
        text: stop.querySelector('span')?.textContent,
      })),
    );
    const wanted = page.variants.flatMap((variant) =>
      variant.days.map(({ choices }) =>
        choices.flatMap(({ activities }) => activities.map(({ time, icon, text }) => ({ icon, time, text }))),
      ),
    );
    expect(shown).toEqual(wanted);
  });
});

// developers.cloudflare.com/pages/configuration/headers
it.each(['firstOperator', 'secondOperator'] as const)(
  'the headers for hosts keep within the limits of Cloudflare: %s',
  (site) => {
    const lines = readFileSync(join(siteFolder(site), '_headers'), 'utf8')
      .trim()
      .split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  },
);

/** Longer texts of a page that a visitor should be able to read without scripts. */
function sentencesOf(page: SitePage['page']): readonly string[] {
  const found: string[] = [];
  const collect = (key: string, value: unknown): void => {
    if (ELSEWHERE.has(key)) return;
    // Cards know the facts of their tours and leave them to the page of the tour.
    if (key === 'facts' && page.kind !== 'package') return;
    if (typeof value === 'string' && value.includes(' ') && !HIDDEN.has(key)) found.push(value);
    if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) collect(Array.isArray(value) ? key : name, item);
    }
  };
  collect('', shownAtFirst(page));
  return found;
}

/** A page without the texts that appear only after a choice, or in another form. */
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

/** A single day is shown without its number. */
function withoutNumber(day: PlannedDay): PlannedDay {
  return { ...day, label: '' };
}

/** The places of several days are listed together beside the map. */
function withoutPlaces(day: PlannedDay): PlannedDay {
  return { ...day, choices: day.choices.map((choice) => ({ ...choice, places: [] })) };
}

/** Parts that belong to the document's head, to chat and paper, or appear once something was chosen or sent. */
const ELSEWHERE = new Set([
  'meta',
  'missingTexts',
  'calendarTexts',
  'trip',
  'bring',
  'booking',
  'approximate',
  'newsletter',
  'notPassedOn',
  'sendByChat',
]);

/** Parts that are for screen readers or in attributes. */
const HIDDEN = new Set([
  'alt',
  'focus',
  'path',
  'branches',
  'dots',
  'href',
  'chatMessage',
  'mapEmbed',
  'statisticsTitle',
  'src',
  'idealFor',
  'regionLabel',
]);
