import { localizedPath } from '../../../src/domain/language-address.ts';
import { firstOperatorFolder } from '../../helpers/first-operator.ts';
import { resolvedSite, type SitePage, sitePage, sitePages } from './site-pages.ts';

const site = resolvedSite(firstOperatorFolder);

/** Every page of the site in every language, and of a page that does not exist in each. */
export const allPages: readonly SitePage[] = [
  ...sitePages(site),
  ...site.languages.map((language) => sitePage(language, { ...language.notFound, path: '/nowhere' })),
];

/** Their addresses. */
export const allAddresses: readonly string[] = allPages.map(({ address }) => address);

/** One address of each kind of page, in the languages of these codes. */
export function addressOfEachKind(codes: readonly string[]): readonly string[] {
  return site.languages
    .filter(({ info }) => codes.includes(info.code))
    .flatMap(({ info, pages, notFound }) => {
      const kinds = new Map([...pages, { ...notFound, path: '/nowhere' }].map((page) => [page.kind, page]));
      return [...kinds.values()].map(({ path }) => localizedPath(info, path));
    });
}
