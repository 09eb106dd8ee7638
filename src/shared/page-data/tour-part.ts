import type { MessageTemplate } from '../../trip/message-template.ts';
import type { PackageCard } from './cards.ts';
import type { Link } from './parts.ts';

/** A tour as the search finds and shows it. */
export interface SearchedTour
  extends Pick<PackageCard, 'durationText' | 'href' | 'name' | 'perText' | 'places' | 'priceText'> {
  /** Further words that find it: its facts, kind, lengths and names in the other languages. */
  readonly also: string;
  /** Its days: indexes of the part's texts. */
  readonly days: readonly number[];
}

/** The tours that are loaded at once, in the order of lists, and the words that find them. */
export interface TourPart {
  /** The number of parts. */
  readonly parts: number;
  /** The number of tours in all parts. */
  readonly total: number;
  readonly tours: readonly SearchedTour[];
  /** The words of days, each once, which many tours share. */
  readonly texts: readonly string[];
  /** Of the first part alone. */
  readonly head?: TourSearchHead;
}

/** Texts of the search, and links for searches without a match. */
export interface TourSearchHead {
  readonly heading: string;
  /** The number of matches; takes `count`. */
  readonly found: MessageTemplate;
  readonly none: string;
  /** Above tours that have some of the words only. */
  readonly some: string;
  readonly more: string;
  readonly popularTitle: string;
  readonly popular: readonly Link[];
}
