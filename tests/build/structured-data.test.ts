import { describe, expect, it } from 'vitest';
import { structuredDataScript } from '../../scripts/build/pages/document.ts';
import { compileSite } from '../../scripts/compiler/compile.ts';
import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import type { ResolvedSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import { localizedPath } from '../../src/shared/language-address.ts';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { type Thing, thingsIn } from '../helpers/things-in.ts';
import { type Json, secondOperator } from '../helpers/workspace.ts';

function siteOf(sources: Parameters<typeof compileSite>[0], today?: string): ResolvedSite {
  const compiled = compileSite(sources, { today });
  if (!compiled.ok) throw new Error('The content has errors.');
  return compiled.site;
}

/** What the pages say to search engines, by address. */
function structuredDataScripts({ languages }: ResolvedSite): ReadonlyMap<string, string> {
  return new Map(
    languages.flatMap(({ info, routes }) =>
      routes.map((route) => [
        localizedPath(info, route.path),
        structuredDataScript(route.structuredData(route.resolve())),
      ]),
    ),
  );
}

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  TravelAgency: ['@id', 'name', 'url'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  ItemList: ['itemListElement'],
  Product: ['name', 'description', 'url', 'image', 'offers'],
  ContactPoint: ['name'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  TouristDestination: ['name', 'description', 'url', 'geo'],
  TouristTrip: ['name', 'description', 'url', 'provider'],
  PeopleAudience: ['suggestedMinAge'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount', 'availability'],
  Offer: ['name', 'price', 'priceCurrency', 'validFrom', 'validThrough', 'availability'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  GeoCoordinates: ['latitude', 'longitude'],
};

function typesOf({ '@type': type }: Thing): readonly string[] {
  return (Array.isArray(type) ? type : [type]).map(String);
}

function parsed(script: string): Json {
  return JSON.parse(script.replace(/^<script type="application\/ld\+json">|<\/script>$/g, ''));
}

describe.each([
  ['the first operator', siteOf(readDataFolder(firstOperatorFolder))],
  ['the second operator on a day', siteOf(secondOperator().sources, '2026-11-22')],
])('the structured data of %s', (_, site) => {
  const scripts = structuredDataScripts(site);
  const things = [...scripts.values()].flatMap((script) => thingsIn(parsed(script)));

  it('knows the required properties of each of its things', () => {
    const typed = things.filter((thing) => '@type' in thing);
    const missing = typed.flatMap((thing) =>
      typesOf(thing).flatMap((type) => {
        const required = REQUIRED[type] ?? ['a known type'];
        return required
          .filter((key) => thing[key] === undefined || thing[key] === '')
          .map((key) => `${type}: ${key}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('claims no ratings and no reviews', () => {
    const keys = things.flatMap((thing) => [...Object.keys(thing), String(thing['@type'])]);
    expect(keys.filter((key) => /rating|review/i.test(key))).toEqual([]);
  });

  it.each(['TouristTrip', 'Product'])('names a price of exactly those packages that show one: %s', (type) => {
    const withOffer = things.flatMap((thing) =>
      typesOf(thing).includes(type) && 'offers' in thing ? [String(thing.url)] : [],
    );
    const withTable = site.languages.flatMap(({ info, pages }) =>
      pages.flatMap((page) =>
        page.kind === 'package' && page.variants.some(({ prices }) => prices)
          ? [`${site.url}${info.prefix}${page.path}`]
          : [],
      ),
    );
    expect(withOffer).toEqual(withTable);
  });

  it('leads from the home page to the page itself', () => {
    const trails = [...scripts].map(([address, script]) => {
      const items = thingsIn(parsed(script)).flatMap(({ item }) => (typeof item === 'string' ? [item] : []));
      return { address, ends: [items.at(0), items.at(-1)] };
    });
    const expected = site.languages.flatMap(({ info, pages }) =>
      pages.map(({ path, kind }) => {
        const [home, own] = ['/', path].map((one) => new URL(localizedPath(info, one), site.url).href);
        const ends = kind === 'home' ? [undefined, undefined] : [home, own];
        return { address: localizedPath(info, path), ends };
      }),
    );
    expect(trails).toEqual(expected);
  });
});

it('cannot close its script element, for any text', () => {
  const hostile = secondOperator().set('site.json', ['brand'], '</script><b>');
  const home = structuredDataScripts(siteOf(hostile.sources)).get('/');
  expect(home?.match(/<\/script>/g)).toHaveLength(1);
});
