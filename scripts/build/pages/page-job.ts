import type { SiteLayout } from '../../../src/shared/page-data/layout.ts';
import type { Page } from '../../../src/shared/page-data/page.ts';
import type { ExternalHosts } from '../../compiler/resolve/resolve-site.ts';

/** Parts of a document's head that do not come from the page itself. */
export interface HeadExtras {
  readonly elements: readonly string[];
  /** Scripts, as they run. */
  readonly scripts: readonly string[];
  /** The typeface of the language, where it is not the site's own. */
  readonly typeface?: HeadTypeface | undefined;
}

/** A typeface in the head of a document. */
export interface HeadTypeface {
  /** Its declaration, and that pages are set in it. */
  readonly style: string;
  /** Files to preload, as paths below the site's folder. */
  readonly preload: readonly string[];
}

/** Shared by all pages of a language. */
export interface PageSurroundings extends HeadExtras {
  readonly language: string;
  readonly layout: SiteLayout;
  readonly externalHosts: ExternalHosts;
}

/** A page to render. */
export interface PageJob {
  readonly page: Page;
  /** Structured data, as elements for its head. */
  readonly elements: readonly string[];
  /** Address of the picture for shared links, where it is not the page's own. */
  readonly share?: string | undefined;
}

/** All inputs of a page, in JSON: the key of its cache entry, and quick to send to threads. */
export interface PageTask {
  readonly app: string;
  readonly surroundings: string;
  readonly job: string;
  readonly isCompressed: boolean;
}

/** Facts about a document that the build needs later. */
export interface PageFacts {
  /** Places on the page that links may lead to. */
  readonly ids: readonly string[];
  /** Links inside the site, each once. */
  readonly links: readonly string[];
  /** Files of the pictures that a phone loads for the first screen. */
  readonly pictures: readonly string[];
  /** Hashes of inline scripts. */
  readonly scripts: readonly string[];
}
