import type { Messages } from '../../../messages/messages.ts';

type Remarks = Messages['prices']['remarks'];

/** What can be said about a cell, a row or a sheet: the names of messages. */
export type RemarkText = keyof Remarks;

/** The values that each of them takes. */
export type RemarkValues = { readonly [Text in RemarkText]: Parameters<Remarks[Text]>[0] };

/** Something that the operator should know about the file, and where. */
export interface Remark<Text extends RemarkText = RemarkText> {
  readonly sheet: string;
  /** Such as `C7`; undefined for the whole sheet. */
  readonly cell?: string | undefined;
  readonly text: Text;
  readonly values: RemarkValues[Text];
}

/** A remark that stands for itself. */
export function renderRemark<Text extends RemarkText>(
  { text, values }: Remark<Text>,
  { prices }: Messages,
): string {
  const remarks: { readonly [Each in RemarkText]: (values: RemarkValues[Each]) => string } = prices.remarks;
  return remarks[text](values);
}

/** A remark behind its place. */
export function renderProblem<Text extends RemarkText>(remark: Remark<Text>, messages: Messages): string {
  const { sheet, cell } = remark;
  const { refusedCell, refusedSheet } = messages.prices.import;
  const reason = renderRemark(remark, messages);
  return cell === undefined ? refusedSheet(sheet, reason) : refusedCell(sheet, cell, reason);
}
