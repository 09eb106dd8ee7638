import type { Figure, FigureAddress } from '../figures/figure.ts';

/** A column of figures: its code, and what people call it. */
export interface FigureColumn {
  readonly address: FigureAddress;
  readonly label: string;
}

/** A row of a sheet. */
export interface FigureRow {
  /** What it belongs to beside its sheet: all codes that the sheet does not have. */
  readonly address: FigureAddress;
  /** What it belongs to, such as the name of a table; for files without sheets. */
  readonly whom: string;
  /** What people call it. */
  readonly label: string;
  /** What stands behind its label, under the sheet's other headings. */
  readonly details: readonly string[];
  readonly figures: readonly Figure[];
}

/** A sheet of figures as people see it: what they belong to down, accommodation classes or kinds of figures across. */
export interface PriceSheet {
  /** Of the sheet; undefined where its codes name it. */
  readonly name?: string;
  /** What all of its rows belong to. */
  readonly address: FigureAddress;
  readonly title: string;
  /** Whose pages show it, or what it is for. */
  readonly about: string;
  readonly unit: string;
  /** Of the rows' labels, and of what stands behind them. */
  readonly headings: readonly string[];
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly FigureRow[];
}

/** The figure of a row in a column; undefined where it has none there. */
export function figureIn({ figures }: FigureRow, { address }: FigureColumn): Figure | undefined {
  return figures.find(
    (figure) => figure.address.tier === address.tier && figure.address.figure === address.figure,
  );
}
