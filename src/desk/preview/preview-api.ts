import type { LanguageInfo, SiteLayout } from '../../shared/page-data/layout.ts';
import type { Page } from '../../shared/page-data/page.ts';

/** A field of the desk. */
export interface FieldPlace {
  readonly file: string;
  /** Keys and positions with points between them; empty for the whole file. */
  readonly field: string;
}

/** Answer of `GET /api/preview/site`: the data that the site's app is built with. */
export interface PreviewSite {
  readonly url: string;
  /** None while the site cannot be shown. */
  readonly languages: readonly LanguageInfo[];
}

/** Answer of `GET /api/preview/page?in=…&path=…[&file=…&field=…]`. */
export interface PreviewAnswer {
  /** The page asked for; with a field, one that shows it. */
  readonly path: string;
  readonly page: Page;
  readonly layout: SiteLayout;
  /** Address of the module with the interface texts. */
  readonly messages: string;
  readonly site: PreviewSite;
  /** False if the current data cannot be shown, so that the page is an earlier one. */
  readonly isCurrent: boolean;
}

/** From the desk to the preview: show the page again, in a language, or the page of a field. */
export interface ShowMessage {
  readonly kind: 'show';
  /** The present language unless given. */
  readonly language?: string | undefined;
  readonly place?: FieldPlace | undefined;
}

/** From the desk to the preview: scroll to the text of a focused field. */
export interface RevealMessage {
  readonly kind: 'reveal';
  readonly place: FieldPlace;
}

/** A text by which a page shows a field. */
export interface ShownPlace {
  /** A regular expression. */
  readonly pattern: string;
  /** Other texts of its row, since several tables may have the text. */
  readonly row?: readonly string[];
}

/** From the preview to the desk. */
export type PreviewMessage =
  | { readonly kind: 'ready'; readonly languages: readonly LanguageInfo[] }
  /** The page asked for cannot be made. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'shown'; readonly language: string; readonly isCurrent: boolean }
  /** A text was clicked. */
  | { readonly kind: 'field'; readonly place: FieldPlace };
