import { describe, expect, it } from 'vitest';
import { errorsOf, findingsOf } from '../helpers/findings.ts';
import { secondOperator } from '../helpers/workspace.ts';

/** A mistake in each file: its text, what replaces it, and its line. */
const mistakes: readonly (readonly [file: string, text: string, instead: string, line: number])[] = [
  ['about.json', '"icon"', '"ikon"', 6],
  ['days/mercato.json', '"M"', '"m"', 3],
  ['destinations/mottarone.json', '4.6', '46', 4],
  ['home.json', '"hero": "lake"', '"hero": "lac"', 3],
  ['itineraries/orta-2d.json', '"day2"', '"day3"', 3],
  ['options/lento.json', '"order": 1,', '"order": 1', 3],
  ['packages/orta-2d.json', '"orta"', '"horta"', 4],
  ['prices/isole-lento.json', '"2-4"', '"2-44"', 6],
  ['texts/it/interface.json', 'da {price}', 'da {prezzo}', 9],
  ['texts/nl/days.json', '"title": "Marktdag"', '"titel": "Marktdag"', 16],
];

const wrong = mistakes.reduce(
  (workspace, [file, text, instead]) => workspace.replace(file, text, instead),
  secondOperator(),
);
const files = mistakes.map(([file]) => file);

describe('one check', () => {
  it('finds the mistakes of all files at their lines, in the order of files and lines', () => {
    const lines = new Set(errorsOf(wrong).map(({ at }) => `${at.file}:${at.line}`));
    expect([...lines]).toEqual(expect.arrayContaining(mistakes.map(([file, , , line]) => `${file}:${line}`)));
    expect([...new Set(errorsOf(wrong).map(({ at }) => at.file))]).toEqual(files);
    const places = findingsOf(wrong).map(({ at }) => at);
    const sorted = places.toSorted(
      (left, right) =>
        Number(left.file > right.file) - Number(left.file < right.file) ||
        left.line - right.line ||
        left.column - right.column,
    );
    expect(places).toEqual(sorted);
  });

  it('finds them although site.json has a mistake as well', () => {
    const found = new Set(errorsOf(wrong.replace('site.json', '"EUR"', '"Euro"')).map(({ at }) => at.file));
    expect([...found].toSorted()).toEqual([...files, 'site.json'].toSorted());
  });
});
