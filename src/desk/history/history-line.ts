import type { Step } from '../store/operation.ts';
import type { DeskWords } from '../words/words.ts';

/** A change in words, and whether it was made, taken back or done again. */
export interface HistoryLine {
  readonly sentence: string;
  readonly act?: Step['act'] | 'done';
}

/** One sentence on a change that was made, taken back or done again. */
export function formatHistoryLine({ sentence, act }: HistoryLine, { shell }: DeskWords): string {
  if (act === 'undone') return shell.undone(sentence);
  return act === 'redone' ? shell.redone(sentence) : sentence;
}
