import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Explanation } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { english } from '../../scripts/messages/english.ts';
import { languages, usualMessages } from '../../scripts/messages/messages.ts';
import { projectFolder } from '../../scripts/project/folders.ts';
import { newFindings } from '../helpers/findings.ts';
import { goldenCases, workspaceOfCase } from '../helpers/golden-cases.ts';

const found = goldenCases().flatMap((name) =>
  newFindings(workspaceOfCase(name)).map((finding) => [`${finding.code} in ${name}`, finding] as const),
);

const others = Object.values(languages).filter((messages) => messages !== usualMessages);

/** The names, values and figures that a sentence takes from the data. */
function borrowed({ message, hint }: Explanation): readonly string[] {
  const both = `${message} ${hint}`;
  const names = [...both.replace('"seperti ini"', '"like this"').matchAll(/"([^"]*)"|(\{\w+\})/g)].map(
    ([whole]) => whole,
  );
  const figures = [...both.replace(/"[^"]*"/g, '').matchAll(/\d(?:[\d.,]*\d)?/g)].map(([digits]) =>
    digits.replace(/\D/g, ''),
  );
  return [...new Set([...names, ...figures])].toSorted();
}

describe.each(others)('every finding in $languageName', (messages) => {
  it.each(found)('speaks of the same things as in English: %s', (_name, finding) => {
    expect(borrowed(finding.explain(messages))).toEqual(borrowed(finding.explain(english)));
  });

  it.each(found)('is said in other words: %s', (_name, finding) => {
    const [own, usual] = [finding.explain(messages), finding.explain(english)];
    expect(own.message).not.toBe(usual.message);
    expect(own.hint === usual.hint && !usual.hint.startsWith('"')).toBe(false);
  });
});

describe('every finding', () => {
  it.each(found)('is said in whole sentences: %s', (_name, finding) => {
    const sentences = Object.values(languages).flatMap((messages) =>
      Object.values(finding.explain(messages)),
    );
    expect(sentences.filter((sentence) => !/[.?]$/.test(sentence))).toEqual([]);
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
