import type { MessageTemplate } from '../../trip/message-template.ts';

/** One thing by which the tours of a list are chosen, such as their length. */
export interface TourFilter {
  /** Stands in the address. */
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

/** How the tours of a list are chosen, where there are enough of them. */
export interface TourFilters {
  /** Each tells some of the tours from the others. */
  readonly filters: readonly TourFilter[];
  readonly any: string;
  /** How many tours are shown; `{count}` stands for the number. */
  readonly shown: MessageTemplate;
  readonly none: string;
}

/** What a tour has that fits a choice: it stands in `fits` of the tour. */
export function fitOf(filter: string, choice: string): string {
  return `${filter}:${choice}`;
}
