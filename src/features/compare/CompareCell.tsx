import { VisuallyHidden } from '@mantine/core';
import type { CompareTexts } from '../../shared/page-data/compare.ts';
import classes from './CompareTable.module.css';
import type { CompareLine } from './compare-rows.ts';

interface CompareCellProps {
  readonly lines: readonly CompareLine[];
  readonly texts: Pick<CompareTexts, 'excluded' | 'included' | 'unknown'>;
}

/** What a tour says of something; that one has to ask, where it says nothing. */
export function CompareCell({ lines, texts }: CompareCellProps) {
  if (lines.length === 0) return <span className={classes.unknown}>{texts.unknown}</span>;
  return lines.map(({ option, mark, text, note }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never change places.
    <p key={index} className={classes.line} data-mark={mark}>
      {option !== undefined && (mark ? `${option} ` : <small>{option}</small>)}
      <Said text={text ?? (mark === 'tick' ? texts.included : texts.excluded)} isSeen={!mark || !option} />
      {note && <small>{note}</small>}
    </p>
  ));
}

/** A text, for screen readers only where a mark says it to others. */
function Said({ text, isSeen }: { readonly text: string; readonly isSeen: boolean }) {
  return isSeen ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>;
}
