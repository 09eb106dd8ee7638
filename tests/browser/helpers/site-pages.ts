import { compileSite } from '../../../scripts/compiler/compile.ts';
import { readDataFolder } from '../../../scripts/compiler/read/read-data-folder.ts';
import type { ResolvedSite } from '../../../scripts/compiler/resolve/resolve-site.ts';
import { localizedPath } from '../../../src/domain/language-address.ts';
import type { LanguageInfo } from '../../../src/domain/page-data/frame.ts';
import type { Page } from '../../../src/domain/page-data/page.ts';

/** A page in a language, where it is and what it should say. */
export interface SitePage {
  readonly language: LanguageInfo;
  readonly address: string;
  readonly page: Page;
  /** What the console says of texts that are missing in the language. */
  readonly warnings: readonly string[];
}

/** The site that a data folder makes. */
export function resolvedSite(dataFolder: string): ResolvedSite {
  const compiled = compileSite(readDataFolder(dataFolder));
  if (!compiled.ok) throw new Error(`"${dataFolder}" has errors.`);
  return compiled.site;
}

/** Every page of a site in every language. */
export function sitePages({ languages }: ResolvedSite): readonly SitePage[] {
  return languages.flatMap(({ info, frame, pages }) =>
    pages.map((page) => ({
      language: info,
      address: localizedPath(info, page.path),
      page,
      warnings: [...new Set([...frame.missingTexts, ...page.missingTexts])].map(
        (key) => `warning: Missing translation in "${info.code}": ${key}`,
      ),
    })),
  );
}
