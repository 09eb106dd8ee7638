import { describe, expect, it } from 'vitest';
import { errorsOf, findingsOf, newFindings } from '../helpers/findings.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

interface Mistake {
  readonly file: string;
  readonly text: string;
  readonly instead: string;
  /** Line of the mistake in the fixture, counted from 1. */
  readonly line: number;
}

const mistakes: readonly Mistake[] = [
  { file: 'about.json', text: '"icon"', instead: '"ikon"', line: 6 },
  { file: 'days/mercato.json', text: '"M"', instead: '"m"', line: 3 },
  { file: 'destinations/mottarone.json', text: '4.6', instead: '46', line: 4 },
  { file: 'home.json', text: '"hero": "lake"', instead: '"hero": "lac"', line: 3 },
  { file: 'itineraries/orta-2d.json', text: '"day2"', instead: '"day3"', line: 3 },
  { file: 'options/lento.json', text: '"order": 1,', instead: '"order": 1', line: 3 },
  { file: 'packages/orta-2d.json', text: '"orta"', instead: '"horta"', line: 4 },
  { file: 'prices/isole-lento.json', text: '"2-4"', instead: '"2-44"', line: 6 },
  { file: 'texts/it/interface.json', text: 'da {price}', instead: 'da {prezzo}', line: 9 },
  { file: 'texts/nl/days.json', text: '"title": "Marktdag"', instead: '"titel": "Marktdag"', line: 16 },
];

function withAll(all: readonly Mistake[]): Workspace {
  return all.reduce(
    (workspace, { file, text, instead }) => workspace.replace(file, text, instead),
    secondOperator(),
  );
}

describe('one run', () => {
  it('names every file that has a mistake', () => {
    const files = errorsOf(withAll(mistakes)).map(({ at }) => at.file);
    expect([...new Set(files)]).toEqual(mistakes.map(({ file }) => file));
  });

  it.each(mistakes)('names the line of the mistake in $file among the others', ({ file, line }) => {
    const lines = errorsOf(withAll(mistakes))
      .filter(({ at }) => at.file === file)
      .map(({ at }) => at.line);
    expect(lines).toContain(line);
  });

  it('gives the findings in the order of files, then of lines', () => {
    const places = findingsOf(withAll(mistakes)).map(({ at }) => at);
    const sorted = places.toSorted(
      (left, right) =>
        Number(left.file > right.file) - Number(left.file < right.file) ||
        left.line - right.line ||
        left.column - right.column,
    );
    expect(places).toEqual(sorted);
  });

  it.each(['site.json', 'home.json', 'images.json', 'categories.json'])(
    'says once that %s is missing',
    (file) => {
      const said = newFindings(secondOperator().without(file));
      expect(said.map(({ at, code }) => `${at.file} ${code}`)).toEqual([`${file} file.missing`]);
    },
  );

  it('finds mistakes in texts although site.json has one as well', () => {
    const workspace = withAll(mistakes).replace('site.json', '"EUR"', '"Euro"');
    const files = new Set(errorsOf(workspace).map(({ at }) => at.file));
    expect([...files].toSorted()).toEqual([...mistakes.map(({ file }) => file), 'site.json'].toSorted());
  });
});
