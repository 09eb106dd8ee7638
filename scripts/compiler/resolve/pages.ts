import type { PageKind, PageOf } from '../../../src/domain/page-data/page.ts';
import { aboutPage } from './about-page.ts';
import { contactPage } from './contact-page.ts';
import { destinationPage, destinationsPage } from './destination-pages.ts';
import { homePage } from './home-page.ts';
import { notFoundPage } from './not-found-page.ts';
import { packagePage } from './package-page.ts';
import type { PageContext } from './page-context.ts';
import type { Resolved } from './resolved.ts';
import { sectionPage } from './section-page.ts';
import type { Content } from './sound-content.ts';

/** The pages of a kind, each as a function of a context of its own, which remembers the texts missing on it. */
type Family<Kind extends PageKind> = (
  content: Content,
) => readonly ((context: PageContext) => Resolved<PageOf<Kind>>)[];

/** Every kind of page, in the order of the sitemap. */
const FAMILIES: { readonly [Kind in PageKind]: Family<Kind> } = {
  home: () => [homePage],
  destinations: () => [destinationsPage],
  about: () => [aboutPage],
  contact: () => [contactPage],
  destination: ({ destinations }) =>
    destinations.map((entry) => (context) => destinationPage(context, entry)),
  section: ({ sections }) =>
    sections.flatMap((entry) => entry.pages.map((part) => (context) => sectionPage(context, entry, part))),
  package: ({ packages }) => packages.map((entry) => (context) => packagePage(context, entry)),
  notFound: () => [notFoundPage],
};

/** All pages of the given kinds. */
export function resolvePages<Kind extends PageKind>(
  content: Content,
  kinds: readonly Kind[],
  newContext: () => PageContext,
): readonly PageOf<Kind>[] {
  return kinds.flatMap((kind) =>
    FAMILIES[kind](content).map((resolve) => {
      const context = newContext();
      const page = resolve(context);
      // The family of a kind makes pages of that kind, which TypeScript cannot follow through the table.
      return { ...page, missingTexts: context.missingTexts } as unknown as PageOf<Kind>;
    }),
  );
}

/** The kinds of page that have addresses. */
export const ADDRESSED_KINDS = Object.keys(FAMILIES).filter(
  (kind) => kind !== 'notFound',
) as readonly Exclude<PageKind, 'notFound'>[];
