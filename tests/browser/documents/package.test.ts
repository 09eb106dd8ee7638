import { describe, expect, it } from 'vitest';
import { activityIcon } from '../../../src/domain/activity-icon.ts';
import type { ShownPriceTable } from '../../../src/domain/page-data/prices.ts';
import { attributeOf, documentAt, textOf, textsOf } from '../helpers/documents.ts';
import { type PackageEntry, packagePages, packagePagesWithOptions } from '../helpers/package-pages.ts';

function inLanguage(code: string): readonly PackageEntry[] {
  return packagePages.filter(({ language }) => language.code === code);
}

/** The prices of a table as they stand on the page, row by row. */
function shownPrices({ rows, currency }: ShownPriceTable): readonly string[] {
  return rows.flatMap(({ figures }) =>
    figures.map((figure) => `${currency.before}${figure}${currency.after}`),
  );
}

describe('the document of a package (spec §2, §4, §9)', () => {
  it('§2: every package shows banner, description, lists, card with its labels, and chat, in every language', () => {
    for (const { address, page: content } of packagePages) {
      const document = documentAt('production', address);
      expect(textOf(document, 'h1'), address).toBe(content.name);
      const card = textOf(document, 'main aside');
      for (const text of [
        content.variants[0]?.destinationText ?? '?',
        content.idealFor,
        content.durationText,
      ]) {
        expect(card, address).toContain(text);
      }
      const main = textOf(document, 'main');
      const lists = content.variants.flatMap(({ inclusions, exclusions }) => [...inclusions, ...exclusions]);
      for (const text of [...lists, ...content.description]) {
        expect(main, address).toContain(text);
      }
      const chat = 'aside > a[target="_blank"]';
      expect(attributeOf(document, chat, 'href'), address).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
      expect(attributeOf(document, chat, 'rel'), address).toContain('noopener');
    }
  });

  it('§4 Price table selection: the table of each option or night count, hidden where there is none', () => {
    for (const { address, page: content } of packagePages) {
      const tables = [...documentAt('production', address).querySelectorAll('table')];
      const shown = tables.map((table) => textsOf(table.querySelectorAll('tbody td')));
      const wanted = content.variants.flatMap(({ prices }) => (prices ? [shownPrices(prices)] : []));
      expect(
        shown.map((table) => table.map((text) => text.replace(/ \(.*$/, ''))),
        address,
      ).toEqual(wanted);
    }
  });

  it('§4 Itinerary selection: the days of each option, their stops with icon, time if there is one, and text', () => {
    for (const { address, page: content } of inLanguage('fr')) {
      const days = [...documentAt('production', address).querySelectorAll('main ol > li[id^="day"]')];
      const shown = days.map((day) =>
        [...day.querySelectorAll('ul > li')].map((stop) => ({
          icon: stop.querySelector('use')?.getAttribute('href')?.split('#')[1],
          time: stop.querySelector('b')?.textContent,
          text: stop.querySelector('span')?.textContent,
        })),
      );
      const wanted = content.variants.flatMap((variant) =>
        variant.days.map(({ choices }) =>
          choices.flatMap(({ activities }) =>
            activities.map(({ time, icon, text }) => ({ icon: activityIcon(icon), time, text })),
          ),
        ),
      );
      expect(shown, address).toEqual(wanted);
    }
  });

  it('§4 Itinerary selection: the map shows where each option goes, a mark for each day, and the list beside it says so', () => {
    for (const { address, page: content } of inLanguage('de')) {
      const document = documentAt('production', address);
      const shown = [...document.querySelectorAll('div[aria-hidden]:has(> img)')].map((map) => ({
        marks: textsOf(map.querySelectorAll('b')),
        lines: [...map.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(''),
      }));
      // A place alone is no way.
      const wanted = content.variants.flatMap(({ route }) =>
        route
          ? [{ marks: route.marks.map(({ label }) => label), lines: route.path + (route.branches ?? '') }]
          : [],
      );
      expect(shown, address).toEqual(wanted);
      if (wanted.length === 0) continue;
      const first = document.querySelector('div:has(> div > div[aria-hidden] > img) > :is(nav, ol)');
      const count = content.variants[0]?.days.length ?? 0;
      expect(first?.querySelectorAll('li').length, address).toBeGreaterThanOrEqual(count);
    }
  });

  it('§4 Package options: only packages with options have tabs', () => {
    for (const { address, page: content } of packagePages) {
      const tabs = documentAt('production', address).querySelectorAll('input[name="option"]');
      const ids = content.variants.flatMap(({ option }) => option?.id ?? []);
      expect(
        [...tabs].map((tab) => tab.getAttribute('value')),
        address,
      ).toEqual(ids);
    }
    for (const { address } of packagePagesWithOptions) {
      const marks = [
        ...documentAt('production', address).querySelectorAll('input[name="option"], [data-option]'),
      ];
      const inOrder = marks.map((mark) => (mark.hasAttribute('data-option') ? 'plan' : 'radio'));
      expect(inOrder, address).toEqual(inOrder.toSorted().toReversed());
    }
    expect(packagePagesWithOptions.every(({ page: { id } }) => id.startsWith('lombok-overnight'))).toBe(true);
    expect(packagePagesWithOptions).not.toEqual([]);
  });
});
