import { applyEdits } from 'jsonc-parser';
import type { Localized } from '../../messages/messages.ts';
import { type Fix, lineOf, type ProposedFix, replacement } from './fix.ts';

const MARK = '\uFEFF';
/** Texts are passed over; of the rest, a comma with nothing but a closing bracket behind it. */
const TEXT_OR_LAST_COMMA = /"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g;

const invisibleMark: Localized = ({ fixes }) => fixes.invisibleMark;
const nothing: Localized = ({ fixes }) => fixes.nothing;
const noLineBreak: Localized = ({ fixes }) => fixes.noLineBreak;
const lineBreak: Localized = ({ fixes }) => fixes.lineBreak;

/** A text, and what was put right in it. */
export interface FixedText {
  readonly text: string;
  readonly fixes: readonly Fix[];
}

/** A file as JSON wants it written: no invisible mark at the start, no comma before a closing bracket. */
export function fixWriting(file: string, original: string): FixedText {
  const hasMark = original.startsWith(MARK);
  const bare = hasMark ? original.slice(MARK.length) : original;
  const commas = lastCommas(file, bare);
  const mended = applyEdits(
    bare,
    commas.flatMap(({ edits }) => [...edits]),
  );
  const isOpen = mended.trim() !== '' && !mended.endsWith('\n');
  return {
    text: isOpen ? `${mended}${bare.includes('\r\n') ? '\r\n' : '\n'}` : mended,
    fixes: [
      ...(hasMark ? [{ file, line: 1, before: invisibleMark, after: nothing }] : []),
      ...commas.map(({ fix }) => ({ ...fix, after: nothing })),
      ...(isOpen ? [{ file, line: lineOf(bare, bare.length), before: noLineBreak, after: lineBreak }] : []),
    ],
  };
}

function lastCommas(file: string, text: string): readonly ProposedFix[] {
  return [...text.matchAll(TEXT_OR_LAST_COMMA)]
    .filter(([found]) => found === ',')
    .map(({ index }) => replacement(file, text, { offset: index, length: 1, content: '' }));
}
