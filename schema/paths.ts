import * as z from 'zod';
import { normalize } from './composed.ts';
import { rule } from './rules.ts';

/** Letters of any script, but no capitals; digits; marks that belong to letters. */
const WORD = '[\\p{Ll}\\p{Lo}\\p{Lm}\\p{Nd}][\\p{Ll}\\p{Lo}\\p{Lm}\\p{Nd}\\p{M}]*';
/** The part between two slashes. */
const SEGMENT = `${WORD}(?:-${WORD})*`;

/** The address of a page in the default language, readable rather than percent-encoded. */
export const pathSchema = z
  .string()
  .regex(new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*)?$`, 'u'), rule('path'))
  .overwrite(normalize)
  .meta({ description: 'Address of the page, without the language.', examples: ['/about'] });

/** The address of the pages of all packages. */
export const packagePathSchema = z
  .string()
  .regex(new RegExp(`^/(?:${SEGMENT}/)*\\{package\\}$`, 'u'), rule('package-path'))
  .overwrite(normalize)
  .meta({
    description: 'Address of the pages of tours; {package} becomes the address part of the tour.',
    examples: ['/tours/{package}'],
  });

/** The last part of an address. */
export const slugSchema = z
  .string()
  .regex(new RegExp(`^${SEGMENT}$`, 'u'), rule('slug'))
  .overwrite(normalize);

/** Page types with a single page. */
export const fixedPages = ['home', 'destinations', 'about', 'contact', 'compare'] as const;

type FixedPage = (typeof fixedPages)[number];

/** The paths of the fixed pages, and the pattern of packages. */
export const pagePathsSchema = z.strictObject({
  ...forFixedPages(() => pathSchema),
  package: packagePathSchema,
});

type PagePaths = z.infer<typeof pagePathsSchema>;

/** The paths of a page type in the default language. */
export interface PagePath<Entry> {
  /** The field of an entry that sets its path itself. */
  readonly field?: string;
  /** The field of an entry that gives the last part of its path instead of its id. */
  readonly lastPart?: string;
  href(pages: PagePaths, entry: Entry): string;
}

/** The paths of a page type whose entries each have theirs in a field. */
export const ownPath = {
  field: 'path',
  href: (_pages: PagePaths, { data }: { readonly data: { readonly path: string } }) => data.path,
} satisfies PagePath<never>;

/**
 * The paths of all other page types, in the default language and without its prefix, which
 * `src/shared/language-address.ts` adds. Build, sitemap and links take them from here; the browser finds a page's data
 * by its path.
 */
export const paths = {
  ...forFixedPages((page) => ({ href: (pages: PagePaths) => pages[page] })),
  package: {
    lastPart: 'slug',
    href: (
      pages: PagePaths,
      { id, data }: { readonly id: string; readonly data: { readonly slug?: string | undefined } },
    ) => pages.package.replace('{package}', () => data.slug ?? id),
  },
  section: {
    ...ownPath,
    /** A page of a long list, from 1: the first is the section's own. */
    listHref: (path: string, page: number) => (page === 1 ? path : `${path}/${page}`),
  },
};

function forFixedPages<Value>(make: (page: FixedPage) => Value): Readonly<Record<FixedPage, Value>> {
  return Object.fromEntries(fixedPages.map((page) => [page, make(page)])) as Record<FixedPage, Value>;
}
