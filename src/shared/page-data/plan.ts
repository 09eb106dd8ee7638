import type { IconName } from '../../../schema/icon-shapes.ts';
/** An activity of a day; `time` is shown, `icon` is a name of the icon set. */
export interface PlannedActivity {
  readonly time?: string;
  readonly icon: IconName;
  readonly text: string;
  /** That of the text where it is not the page's. */
  readonly language?: string;
}

/** A choice of how to spend a day. */
export interface DayChoice {
  /** That of title and description where it is not the page's. */
  readonly language?: string;
  readonly title: string;
  readonly description: string;
  /** Only for a trip of one day: several days differ by their titles. */
  readonly places: readonly string[];
  /** The night and the meals that are paid with the tour. */
  readonly included: readonly string[];
  readonly activities: readonly PlannedActivity[];
}

/** A day of an itinerary: one choice, or several between which the visitor chooses. */
export interface PlannedDay {
  readonly number: number;
  readonly label: string;
  readonly choices: readonly DayChoice[];
  /** A sentence on the alternatives, for days with several choices. */
  readonly notice?: string;
}
