import type { HomePage } from '../../../src/domain/page-data/home.ts';
import type { NotFoundPage, Page } from '../../../src/domain/page-data/page.ts';
import type { LanguageInfo, SiteShell } from '../../../src/domain/page-data/shell.ts';

type JsonValue = string | number | boolean | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** What a page says to search engines: the things of its graph, without the questions. */
export type ExpectedThings = readonly { readonly [key: string]: JsonValue }[];

/** What a message says with some values; without values: the text itself. */
export interface ExpectedMessage {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly says: string;
}

/**
 * Everything that a language of a site should show, written by hand. Hashes in addresses of pictures stand as
 * `########`; `missingTexts` are in no particular order.
 */
export interface ExpectedLanguage {
  readonly info: LanguageInfo;
  readonly shell: SiteShell;
  readonly messages: readonly ExpectedMessage[];
  /** In the order of the site's list of pages. */
  readonly pages: readonly Exclude<Page, NotFoundPage>[];
  readonly notFound: NotFoundPage;
  /** By path. */
  readonly structuredData: Readonly<Record<string, ExpectedThings>>;
}

/** A site as it should come out of the compiler. */
export interface ExpectedSite {
  readonly url: string;
  readonly defaultLanguage: string;
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** In the order of the switcher. */
  readonly languages: readonly ExpectedLanguage[];
}

/** A page's map, which is not written out: see `shapes.ts`. */
export type ExpectedMap = NonNullable<HomePage['map']>;
