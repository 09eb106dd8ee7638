import type { LanguageInfo, SiteLayout } from '../../shared/page-data/layout.ts';
import type { Page } from '../../shared/page-data/page.ts';

/** A field of the desk. */
export interface FieldPlace {
  readonly file: string;
  /** Keys and positions with points between them; empty for the whole file. */
  readonly field: string;
}

/** Answer of `GET /api/preview/site`: what the site's app is made with. */
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
  /** False if the data as it is now cannot be shown, and the page is that of before. */
  readonly isCurrent: boolean;
}

/** From the desk to the preview: to be shown again, in a language, or with the page of a field. */
export interface ShowMessage {
  readonly kind: 'show';
  /** The present language unless given. */
  readonly language?: string | undefined;
  readonly place?: FieldPlace | undefined;
}

/** From the desk to the preview: a field has the focus, and its text is to be seen. */
export interface RevealMessage {
  readonly kind: 'reveal';
  readonly place: FieldPlace;
}

/** A text by which a page shows a field. */
export interface ShownPlace {
  /** A regular expression. */
  readonly pattern: string;
  /** Other texts of its row: several tables may have it. */
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
