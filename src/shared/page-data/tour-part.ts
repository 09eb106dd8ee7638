import type { MessageTemplate } from '../../trip/message-template.ts';
import type { PackageCard } from './cards.ts';
import type { Link } from './parts.ts';

/** A tour as the search finds and shows it. */
export interface SearchedTour
  extends Pick<PackageCard, 'durationText' | 'href' | 'name' | 'perText' | 'places' | 'priceText'> {
  /** Further words that find it: its facts, kind, lengths and names in the other languages. */
  readonly also: string;
  /** What happens on its days: places among the texts of the part. */
  readonly days: readonly number[];
}

/** So many tours as are loaded at once, in the order of lists, with what they are found by. */
export interface TourPart {
  /** How many parts there are. */
  readonly parts: number;
  /** How many tours there are in all parts. */
  readonly total: number;
  readonly tours: readonly SearchedTour[];
  /** The words of days, each once, which many tours share. */
  readonly texts: readonly string[];
  /** Of the first part alone. */
  readonly head?: TourSearchHead;
}

/** What the search says, and offers where nothing matches. */
export interface TourSearchHead {
  readonly heading: string;
  /** How many tours match; `{count}` stands for the number. */
  readonly found: MessageTemplate;
  readonly none: string;
  /** Above tours that have some of the words only. */
  readonly some: string;
  readonly more: string;
  readonly popularTitle: string;
  readonly popular: readonly Link[];
}
