import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic, Told } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { figure } from '../../scripts/compiler/diagnostics/language.ts';
import { projectFolder } from '../../scripts/project/folders.ts';
import { newFindings } from '../helpers/findings.ts';
import { goldenCases, workspaceOfCase } from '../helpers/golden-cases.ts';

const found = goldenCases().flatMap((name) =>
  newFindings(workspaceOfCase(name)).map((finding) => [`${finding.code} in ${name}`, finding] as const),
);

/** The names, values and figures that a sentence takes from the data. */
function borrowed({ message, hint }: Told): readonly string[] {
  const both = `${message} ${hint}`;
  const names = [...both.replace('"seperti ini"', '"like this"').matchAll(/"([^"]*)"|(\{\w+\})/g)].map(
    ([whole]) => whole,
  );
  const figures = [...both.replace(/"[^"]*"/g, '').matchAll(/\d(?:[\d.,]*\d)?/g)].map(([digits]) =>
    digits.replace(/\D/g, ''),
  );
  return [...new Set([...names, ...figures])].toSorted();
}

function sentencesOf({ told }: Diagnostic): readonly string[] {
  return Object.values(told).flatMap(({ message, hint }) => [message, hint]);
}

describe('every finding', () => {
  it.each(found)('speaks of the same things in both languages: %s', (_name, { told }) => {
    expect(borrowed(told.id)).toEqual(borrowed(told.en));
  });

  it.each(found)('is told in other words in each language: %s', (_name, { told }) => {
    expect(told.id.message).not.toBe(told.en.message);
    expect(told.id.hint === told.en.hint && !told.en.hint.startsWith('"')).toBe(false);
  });

  it.each(found)('is told in whole sentences: %s', (_name, finding) => {
    expect(sentencesOf(finding).filter((sentence) => !/[.?]$/.test(sentence))).toEqual([]);
  });
});

describe('the rules of the schemas', () => {
  it('are all named, so that the checker can say them in its languages', () => {
    const files = readdirSync(join(projectFolder, 'schema'), { recursive: true, encoding: 'utf8' });
    const own = files.filter((file) => file.endsWith('.ts') && file !== 'rules.ts');
    const unnamed = own.filter((file) =>
      /\berror:\s*['"`(]/.test(readFileSync(join(projectFolder, 'schema', file), 'utf8')),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('a figure', () => {
  it.each([
    [5, '5', '5'],
    [999, '999', '999'],
    [1000, '1,000', '1.000'],
    [2_500_000, '2,500,000', '2.500.000'],
  ])('%i is written %s and %s', (amount, english, indonesian) => {
    expect(figure(amount)).toEqual({ en: english, id: indonesian });
  });
});
