import { firstOperatorFolder } from '../../helpers/first-operator.ts';
import { resolvedSite, type SitePage, sitePages } from './site-pages.ts';

/** The page of a package in a language. */
export type PackageEntry = SitePage & { readonly page: { readonly kind: 'package' } };

/** The pages of all packages in all languages. */
export const packagePages: readonly PackageEntry[] = sitePages(resolvedSite(firstOperatorFolder)).filter(
  (entry): entry is PackageEntry => entry.page.kind === 'package',
);

/** Those of packages with options to choose from. */
export const packagePagesWithOptions: readonly PackageEntry[] = packagePages.filter(
  ({ page }) => page.variants.length > 1,
);
