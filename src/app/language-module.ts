import type { Messages } from '#generated/messages';
import type { Page } from '../shared/page-data/page.ts';
import type { SiteShell } from '../shared/page-data/shell.ts';
import type { TourPart } from '../shared/page-data/tour-part.ts';

/** Everything of one language but its pages, and how to get the data of these. */
export interface LanguageModule {
  readonly shell: SiteShell;
  readonly messages: Messages;
  /** The data of the page with that path. */
  readonly loadPageData: (path: string) => Promise<Page>;
  /** What the search of tours needs, part by part, from 0. */
  readonly loadTours: (part: number) => Promise<TourPart>;
}
