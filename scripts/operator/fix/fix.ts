import { everywhere, type Localized } from '../../messages/messages.ts';

/** Something in a file that was written differently from how it is meant, and how it is written now. */
export interface Fix {
  readonly file: string;
  /** Counted from 1, in the file as it was. */
  readonly line: number;
  readonly before: Localized;
  readonly after: Localized;
}

/** A replacement in a text. */
interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly content: string;
}

/** A fix, and the edits that make it. */
export interface ProposedFix {
  readonly fix: Fix;
  readonly edits: readonly TextEdit[];
}

/** A fix of one place, shown as the file has it before and after. */
export function replacement(file: string, text: string, edit: TextEdit): ProposedFix {
  const { offset, length, content } = edit;
  const before = text.slice(offset, offset + length);
  const fix = { file, line: lineOf(text, offset), before: everywhere(before), after: everywhere(content) };
  return { fix, edits: [edit] };
}

/** The line of an offset, counted from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
