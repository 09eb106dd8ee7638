/** A date of the calendar, `2027-03-31`: no time, no zone. */
export type CalendarDate = string;

/** Days in a row; both ends count. `MM-DD` every year, also over New Year, or two full dates. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** A time of the year with a name; `percent` or `amount` changes the price, neither only names it. */
export interface Season {
  readonly id: string;
  readonly dates: readonly DateRange[];
  /** The highest of overlapping seasons applies. */
  readonly priority: number;
  readonly percent?: number;
  /** In minor units, per person, or per group where the table is. */
  readonly amount?: number;
}

/** Days on which a package does not go. */
export interface Closure {
  readonly id: string;
  readonly dates: readonly DateRange[];
}

/** A special offer; without `dates` for any day of travel, without `bookBy` until it is withdrawn. */
export interface Discount {
  readonly id: string;
  readonly dates?: readonly DateRange[];
  /** Last day of booking, in the operator's zone. */
  readonly bookBy?: CalendarDate;
  readonly percent?: number;
  /** In minor units, off or on the price of each adult, or of the group where the table is per group. */
  readonly amount?: number;
}

/** The days on which a package departs: some weekdays, within some dates if given, or fixed ones. */
export interface Departures {
  /** 0 is Sunday. */
  readonly weekdays?: readonly number[];
  readonly dates?: readonly DateRange[];
  readonly fixed?: readonly CalendarDate[];
}

/** Dates of a package, and changes of its price by date; only what concerns this package. */
export interface TripCalendar {
  /** IANA time zone of the operator: what "today" is. */
  readonly zone: string;
  /** Days that must lie between booking and departure. */
  readonly noticeDays: number;
  /** Time of day at which it starts, `07:30`: bookings end then, as many days before as the notice says. */
  readonly startsAt?: string;
  readonly bookableMonths: number;
  /** In minor units: amounts changed by a percentage are rounded to it, halves up. */
  readonly roundTo: number;
  readonly seasons: readonly Season[];
  readonly closed: readonly Closure[];
  readonly offers: readonly Discount[];
  /** Absent: every day. */
  readonly departures?: Departures;
  readonly soldOut: readonly CalendarDate[];
}

/** Travellers of some ages, in years; both ends count. Ages that no group has are adults. */
export interface AgeGroup {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Counts towards the size of the group. */
  readonly counts: boolean;
}

/** Adults, children by age group, and the number of single rooms. */
export interface Travellers {
  readonly adults: number;
  readonly children: Readonly<Record<string, number>>;
  readonly singleRooms: number;
}

/** A visitor's question; without a date, prices have no season. */
export interface TripQuery {
  readonly date?: CalendarDate;
  readonly travellers: Travellers;
  readonly tier?: string;
}

/** A season or offer, and its change of a price, if any. */
export interface PriceChange {
  readonly id: string;
  readonly percent?: number;
  /** In minor units. */
  readonly amount?: number;
}
