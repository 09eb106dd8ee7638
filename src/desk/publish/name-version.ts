import type { DeskWords } from '../words/words.ts';

/** Characters of the name of a version, as long as Git shows it in one line. */
const MAX_LENGTH = 72;

/** The end of a sentence after the entry or page that it is about. */
const REST = / · .*|: .*| \([^)]*\): .*/s;

/** Names a published version by what is in it: its only change, or the number of changes and what they are about. */
export function nameVersion(sentences: readonly string[], { publishing, shell }: DeskWords): string {
  const [first = '', ...others] = sentences;
  if (others.length === 0) return first;
  const plain = (sentence: string): string =>
    [shell.undone(''), shell.redone('')].reduce(
      (text, start) => (text.startsWith(start) ? text.slice(start.length) : text),
      sentence,
    );
  const subjects = [...new Set(sentences.map((sentence) => plain(sentence).replace(REST, '')))];
  const nameWith = (count: number): string => {
    const isAll = count === subjects.length;
    return publishing.version(sentences.length, subjects.slice(0, count).join(', ') + (isAll ? '' : ', …'));
  };
  const counts = subjects.map((_, index) => index + 1);
  return nameWith(counts.findLast((count) => nameWith(count).length <= MAX_LENGTH) ?? 1);
}
