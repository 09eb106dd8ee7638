import type { MessageTemplate } from '../../trip/message-template.ts';

/** A criterion for filtering the tours of a list, such as their length. */
export interface TourFilter {
  /** A parameter of the address. */
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

/** The filters of a list that is long enough. */
export interface TourFilters {
  /** Only filters that exclude some of the tours. */
  readonly filters: readonly TourFilter[];
  readonly any: string;
  /** The number of tours shown; takes `count`. */
  readonly shown: MessageTemplate;
  readonly none: string;
}

/** The entry of a tour's `fits` for a choice. */
export function fitKey(filter: string, choice: string): string {
  return `${filter}:${choice}`;
}
