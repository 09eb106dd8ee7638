import { compileSite } from '../../../scripts/compiler/compile.ts';
import { readDataFolder } from '../../../scripts/compiler/read/read-data-folder.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../../scripts/compiler/resolve/resolve-site.ts';
import { documentTitle } from '../../../src/domain/document-title.ts';
import { localizedPath } from '../../../src/domain/language-address.ts';
import type { Page } from '../../../src/domain/page-data/page.ts';
import type { LanguageInfo } from '../../../src/domain/page-data/shell.ts';

/** A page in a language, where it is and what it should say. */
export interface SitePage {
  readonly language: LanguageInfo;
  readonly address: string;
  readonly page: Page;
  /** Of its document. */
  readonly title: string;
  /** What the console says of texts that are missing in the language. */
  readonly warnings: readonly string[];
}

const resolved = new Map<string, ResolvedSite>();

/** The site that a data folder makes. */
export function resolvedSite(dataFolder: string): ResolvedSite {
  const known = resolved.get(dataFolder);
  if (known) return known;
  const compiled = compileSite(readDataFolder(dataFolder));
  if (!compiled.ok) throw new Error(`"${dataFolder}" has errors.`);
  resolved.set(dataFolder, compiled.site);
  return compiled.site;
}

/** Every page of a site in every language. */
export function sitePages({ languages }: ResolvedSite): readonly SitePage[] {
  return languages.flatMap((language) => language.pages.map((page) => sitePage(language, page)));
}

/** A page of a language. */
export function sitePage({ info, shell }: ResolvedLanguage, page: Page): SitePage {
  return {
    language: info,
    address: localizedPath(info, page.path),
    page,
    title: documentTitle(page.meta.title, shell.brand),
    warnings: [...new Set([...shell.missingTexts, ...page.missingTexts])].map(
      (key) => `warning: Missing translation in "${info.code}": ${key}`,
    ),
  };
}
