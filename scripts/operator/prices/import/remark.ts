import { fill, type PricesTexts } from '../texts/catalogue.ts';

/** What can be said about a cell, a row or a sheet: the names of texts. */
export type RemarkText = Exclude<keyof PricesTexts['import'], 'yes'>;

/** Something that the operator should know about the file, and where. */
export interface Remark {
  readonly sheet: string;
  /** Such as `C7`; undefined for the whole sheet. */
  readonly cell?: string | undefined;
  readonly text: RemarkText;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A remark that stands for itself. */
export function renderRemark({ sheet, cell, text, values }: Remark, texts: PricesTexts): string {
  return fill(texts.import[text], { ...values, sheet, cell: cell ?? '' });
}

/** A remark behind its place. */
export function renderProblem(remark: Remark, texts: PricesTexts): string {
  const { sheet, cell } = remark;
  const reason = fill(texts.import[remark.text], remark.values);
  return cell === undefined
    ? fill(texts.import.refusedSheet, { sheet, reason })
    : fill(texts.import.refusedLine, { sheet, cell, reason });
}
