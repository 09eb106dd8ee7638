import { defaultDataFolder } from '../../../scripts/project/folders.ts';
import { localizedPath } from '../../../src/domain/language-address.ts';
import { resolvedSite, sitePages } from './site-pages.ts';

const site = resolvedSite(defaultDataFolder);

/** The addresses of all pages in all languages, and of a page that does not exist in each. */
export const allAddresses: readonly string[] = [
  ...sitePages(site).map(({ address }) => address),
  ...site.languages.map(({ info }) => localizedPath(info, '/nowhere')),
];

/** One address of each kind of page, in the languages of these codes. */
export function addressOfEachKind(codes: readonly string[]): readonly string[] {
  return site.languages
    .filter(({ info }) => codes.includes(info.code))
    .flatMap(({ info, pages, notFound }) => {
      const kinds = new Map([...pages, { ...notFound, path: '/nowhere' }].map((page) => [page.kind, page]));
      return [...kinds.values()].map(({ path }) => localizedPath(info, path));
    });
}
