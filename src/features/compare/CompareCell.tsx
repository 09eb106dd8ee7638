import type { CompareTexts } from '../../domain/page-data/compare.ts';
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
      {option !== undefined && <small>{option}</small>}
      <span>{text ?? (mark === 'tick' ? texts.included : texts.excluded)}</span>
      {note && <small>{note}</small>}
    </p>
  ));
}
