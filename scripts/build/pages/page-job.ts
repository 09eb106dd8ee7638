import type { Page } from '../../../src/shared/page-data/page.ts';
import type { SiteShell } from '../../../src/shared/page-data/shell.ts';
import type { AskedHosts } from '../../compiler/resolve/resolve-site.ts';
import type { InlineIcon } from '../images/site-icons.ts';

/** What a document's head holds beside what the page itself puts there. */
export interface HeadExtras {
  readonly elements: readonly string[];
  /** Scripts, as they run. */
  readonly scripts: readonly string[];
  /** The typeface of the language, where it is not the site's own. */
  readonly typeface?: HeadTypeface | undefined;
  /** The site's icon, where it stands in the header itself. */
  readonly icon?: InlineIcon | undefined;
}

/** A typeface in the head of a document. */
export interface HeadTypeface {
  /** Its declaration, and that pages are set in it. */
  readonly style: string;
  /** Files that are asked for at once, as paths below the site's folder. */
  readonly preload: readonly string[];
}

/** What all pages of a language have in common. */
export interface PageSurroundings extends HeadExtras {
  readonly language: string;
  readonly shell: SiteShell;
  readonly asked: AskedHosts;
}

/** A page that is to be made. */
export interface PageJob {
  readonly page: Page;
  /** What it says to search engines, as elements of its head. */
  readonly elements: readonly string[];
  /** Address of the picture that stands for it where a link to it is shared, where it is not the page's own. */
  readonly share?: string | undefined;
}

/** Everything that a page follows from, in JSON: it is found by that, and threads are sent it with less effort. */
export interface PageTask {
  readonly app: string;
  readonly surroundings: string;
  readonly job: string;
  readonly isCompressed: boolean;
}

/** What the build asks of a document after it was written. */
export interface PageFacts {
  /** Places on the page that links may lead to. */
  readonly ids: readonly string[];
  /** Links inside the site, each once. */
  readonly links: readonly string[];
  /** Files of the pictures that a phone loads for the first screen. */
  readonly pictures: readonly string[];
  /** Hashes of the scripts that stand in the document. */
  readonly scripts: readonly string[];
}
