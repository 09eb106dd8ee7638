import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic, Explanation } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { english } from '../../scripts/messages/english.ts';
import { languages, usualMessages } from '../../scripts/messages/messages.ts';
import { projectFolder } from '../../scripts/project/folders.ts';
import { newFindings } from '../helpers/findings.ts';
import { goldenCases, workspaceOfCase } from '../helpers/golden-cases.ts';

const found = goldenCases().flatMap((name) =>
  newFindings(workspaceOfCase(name)).map((finding) => ({ name, finding })),
);
const others = Object.values(languages).filter((messages) => messages !== usualMessages);

/** The golden cases with a finding for which something holds. */
function casesWhere(holds: (finding: Diagnostic) => boolean): readonly string[] {
  return found
    .filter(({ finding }) => holds(finding))
    .map(({ name, finding }) => `${finding.code} in ${name}`);
}

/** The names, values and figures that a sentence takes from the data. */
function quotedValues({ message, hint }: Explanation): string {
  const both = `${message} ${hint}`;
  const names = [...both.replace('"seperti ini"', '"like this"').matchAll(/"([^"]*)"|(\{\w+\})/g)].map(
    ([whole]) => whole,
  );
  const figures = [...both.replace(/"[^"]*"/g, '').matchAll(/\d(?:[\d.,]*\d)?/g)].map(([digits]) =>
    digits.replace(/\D/g, ''),
  );
  return [...new Set([...names, ...figures])].toSorted().join();
}

describe.each(others)('every finding in $languageName', (messages) => {
  it('quotes the same values as in English.', () => {
    const differing = casesWhere(
      (finding) => quotedValues(finding.explain(messages)) !== quotedValues(finding.explain(english)),
    );
    expect(differing).toEqual([]);
  });

  it('is translated.', () => {
    const same = casesWhere((finding) => {
      const [own, usual] = [finding.explain(messages), finding.explain(english)];
      return own.message === usual.message || (own.hint === usual.hint && !usual.hint.startsWith('"'));
    });
    expect(same).toEqual([]);
  });
});

it('Every finding has whole sentences in all languages.', () => {
  expect(found.length).toBeGreaterThan(200);
  const unfinished = casesWhere((finding) =>
    Object.values(languages).some((messages) =>
      Object.values(finding.explain(messages)).some((sentence) => !/[.?]$/.test(sentence)),
    ),
  );
  expect(unfinished).toEqual([]);
});

it('The rules of the schemas are named rather than written in English, so that they can be translated.', () => {
  const files = readdirSync(join(projectFolder, 'schema'), { recursive: true, encoding: 'utf8' });
  const unnamed = files
    .filter((file) => file.endsWith('.ts') && file !== 'rules.ts')
    .filter((file) => /\berror:\s*['"`(]/.test(readFileSync(join(projectFolder, 'schema', file), 'utf8')));
  expect(unnamed).toEqual([]);
});
