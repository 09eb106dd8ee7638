import type { ResolvedLanguage, ResolvedSite } from '../../../scripts/compiler/resolve/resolve-site.ts';
import { documentTitle } from '../../../src/app/document-title.ts';
import { localizedPath } from '../../../src/shared/language-address.ts';
import type { LanguageInfo } from '../../../src/shared/page-data/layout.ts';
import type { Page } from '../../../src/shared/page-data/page.ts';
import { firstOperatorSite } from '../../helpers/first-operator.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { scriptSite } from '../../helpers/script-site.ts';
import { secondOperator } from '../../helpers/workspace.ts';
import type { SiteName } from './site-folders.ts';

/** A page in a language: its address and the content that it names. */
export interface SitePage {
  readonly language: LanguageInfo;
  readonly address: string;
  readonly page: Page;
  /** Of its document. */
  readonly title: string;
  /** Messages in the console about texts that are missing in the language. */
  readonly warnings: readonly string[];
}

const resolve: Readonly<Record<SiteName, () => ResolvedSite>> = {
  firstOperator: () => firstOperatorSite(),
  secondOperator: () => resolvedWorkspace(secondOperator()),
  scripts: () => resolvedWorkspace(scriptSite()),
};

const resolved = new Map<SiteName, ResolvedSite>();

export function resolvedSite(name: SiteName): ResolvedSite {
  const site = resolved.get(name) ?? resolve[name]();
  resolved.set(name, site);
  return site;
}

export function sitePages(name: SiteName): readonly SitePage[] {
  return resolvedSite(name).languages.flatMap((language) =>
    language.pages.map((page) => sitePage(language, page)),
  );
}

/** The longest page of each type in each language (or those of these codes), and that of an unknown address. */
export function pagesOfEachType(name: SiteName, codes?: readonly string[]): readonly SitePage[] {
  return resolvedSite(name)
    .languages.filter(({ info }) => codes?.includes(info.code) ?? true)
    .flatMap((language) => {
      const byLength = language.pages.toSorted((one, other) => lengthOf(one) - lengthOf(other));
      const longest = new Map(byLength.map((page) => [page.kind, page]));
      const unknown = { ...language.notFound, path: '/nowhere' };
      return [...longest.values(), unknown].map((page) => sitePage(language, page));
    });
}

function lengthOf(page: Page): number {
  return JSON.stringify(page).length;
}

function sitePage({ info, layout }: ResolvedLanguage, page: Page): SitePage {
  const missing = [...new Set([...layout.missingTexts, ...page.missingTexts])];
  const named =
    missing.slice(0, 5).join(', ') + (missing.length > 5 ? ` and ${missing.length - 5} more` : '');
  return {
    language: info,
    address: localizedPath(info, page.path),
    page,
    title: documentTitle(page.meta.title, layout.brand),
    warnings: missing.length === 0 ? [] : [`warning: Missing translations in "${info.code}": ${named}`],
  };
}
