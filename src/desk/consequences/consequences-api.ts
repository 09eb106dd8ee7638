/** A text or price as visitors see it, before and after. */
export interface ShownChange {
  /** Codes of the languages in which it changes so. */
  readonly languages: readonly string[];
  /** What it belongs to on its page, such as a tour on a card or a row of prices. */
  readonly where?: string | undefined;
  /** A picture gives way to another. */
  readonly isPicture?: true;
  /** Absent where there was none. */
  readonly before?: string | undefined;
  /** Absent where there is none any more. */
  readonly after?: string | undefined;
}

/** What changes on a page. */
export interface PageChanges {
  /** Address in the default language; absent for what every page shows. */
  readonly path?: string;
  /** The title of the page. */
  readonly name: string;
  readonly kind: 'changed' | 'gone' | 'new';
  readonly changes: readonly ShownChange[];
  /** True where something else changes, such as days that can be booked, or links. */
  readonly hasMore: boolean;
}

/** Answer of `GET /api/consequences`. */
export interface ConsequencesAnswer {
  /** Absent while the data has mistakes, as it is or as it was saved. */
  readonly pages?: readonly PageChanges[];
}
