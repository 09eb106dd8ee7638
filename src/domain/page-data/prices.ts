/** A price per person: in whole units of the currency, and as shown. */
export interface PriceCell {
  readonly tier: string;
  readonly amount: number;
  readonly text: string;
}

export interface PriceTable {
  readonly tiers: readonly { readonly id: string; readonly label: string }[];
  readonly rows: readonly {
    readonly band: string;
    readonly label: string;
    /** Smallest and largest group, in people. */
    readonly min: number;
    readonly max: number;
    readonly cells: readonly PriceCell[];
  }[];
  /** The group that stands there until the visitor gives another, and what it pays. */
  readonly first: {
    readonly people: number;
    readonly tier: string;
    readonly perPersonText: string;
    readonly totalText: string;
  };
}
