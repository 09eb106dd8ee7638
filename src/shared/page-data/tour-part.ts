import type { MessageTemplate } from '../../trip/message-template.ts';
import type { PackageCard } from './cards.ts';
import type { Link } from './parts.ts';

/** A tour as the search finds and shows it. */
export interface SearchedTour
  extends Pick<PackageCard, 'durationText' | 'href' | 'name' | 'perText' | 'places' | 'priceText'> {
  /** Words that the operator wants it to be found by, and other words for its name and places. */
  readonly keywords: string;
  /** Titles and stops of its days, as indexes into the texts of the part. */
  readonly days: readonly number[];
  /** Its kind, length and facts, and its names in the other languages. */
  readonly facts: string;
  /** Texts about it, its days and its destinations, as indexes into the texts of the part. */
  readonly about: readonly number[];
}

/** Tours that are loaded together, in the order of lists, with the words to find them by. */
export interface TourPart {
  /** Number of parts. */
  readonly parts: number;
  /** Number of tours in all parts. */
  readonly total: number;
  readonly tours: readonly SearchedTour[];
  /** The words of days and texts, each once, which many tours share. */
  readonly texts: readonly string[];
  /** Only in the first part. */
  readonly head?: TourSearchHead;
}

/** Words of the search, and its suggestions where nothing matches. */
export interface TourSearchHead {
  readonly heading: string;
  /** Number of tours that match, as `{count}`. */
  readonly found: MessageTemplate;
  readonly none: string;
  /** Above tours that have some of the words only. */
  readonly some: string;
  readonly more: string;
  readonly popularTitle: string;
  readonly popular: readonly Link[];
}
