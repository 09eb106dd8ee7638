import type { factsShape } from '../../../schema/facts.ts';
import type { PracticalKind } from '../../../schema/practical.ts';

/** A link inside the site, with its language prefix, or to another host. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

/** A text, with its language where that is not the page's. */
export interface MarkedText {
  readonly text: string;
  readonly language?: string | undefined;
}

/**
 * A picture of the site's own; width and height in pixels. For a photograph, `src` is the fallback for old
 * browsers, and the addresses of its other widths and formats follow from it: see picture-address.ts.
 */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The `object-position` where it is cropped: "60% 40%". The middle unless given. */
  readonly focus?: string;
  /** Its address on another host, which is shown instead as long as it can be loaded. */
  readonly remote?: string;
}

/** The picture of a shared link: a JPEG of `PREVIEW_SIZE`. */
interface PreviewPicture {
  readonly src: string;
  readonly alt: string;
}

/** Texts and picture for search engines and shared links. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly image?: PreviewPicture;
}

export interface Question {
  readonly id: string;
  /** That of its texts where it is not the page's. */
  readonly language?: string;
  readonly question: string;
  readonly answer: string;
}

/** The fields of every page. */
export interface PageBase {
  /** Address in the default language, which identifies the page in all of them. */
  readonly path: string;
  readonly meta: PageMeta;
  /** Keys whose text is missing in this language; the app warns of them once. */
  readonly missingTexts: readonly string[];
  /** That of its title, and so of most of its texts, where it is not the one of its address. */
  readonly language?: string;
}

export interface Statistic {
  readonly id: string;
  readonly value: string;
  readonly label: string;
}

/** A fact about a tour, in words. */
export interface TourFact {
  readonly id: Exclude<keyof typeof factsShape, 'effortNote'> | 'startsAt' | 'travelTime';
  readonly label: string;
  readonly text: string;
  /** The text to use without a label, if different. */
  readonly phrase?: string;
  /** A further sentence. */
  readonly note?: string;
}

/** The facts whose text is plain without their label. */
export const PLAIN_FACTS: readonly TourFact['id'][] = ['effort', 'youngestAge'];

/** A fact in one line. */
export type CardFact = Omit<TourFact, 'note' | 'phrase'>;

/** Practical facts of a place or a tour, under their heading. */
export interface Practical {
  readonly title: string;
  readonly facts: readonly PracticalFact[];
}

export interface PracticalFact {
  readonly kind: PracticalKind;
  readonly label: string;
  readonly text: string;
}
