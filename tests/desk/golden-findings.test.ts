import { expect, it } from 'vitest';
import { memoize } from '../../schema/memoize.ts';
import type { SourceFile } from '../../scripts/compiler/read/read-data-folder.ts';
import { describeFindings } from '../../scripts/desk/describe-findings.ts';
import { findMessages } from '../../scripts/messages/messages.ts';
import { readDocument } from '../../src/desk/store/documents.ts';
import { sayFinding } from '../../src/desk/words/say-finding.ts';
import { deskLanguages } from '../../src/desk/words/words.ts';
import { newFindings } from '../helpers/findings.ts';
import { goldenCases, optionsOfCase, workspaceOfCase } from '../helpers/golden-cases.ts';

/** Files, keys with their quotation marks, keys of several words, commands and days as files have them. */
const CODE = /\.json|"|[{}[\]]|\b(?:[a-z]+[A-Z]|__)\w*|\bnpm\b|\b\d{4}-\d\d-\d\d\b/;
/** Values in texts, elements of drawings, what the operator wrote, ids without names, and telephones are shown as they are. */
const SHOWN = /\{\w+\}|<\w+>|“[^”]*[^\w”][^”]*”|\w+ \((?:without a name|tanpa nama)\)|iPhone/g;

/** Most files are the same in all cases. */
const readFile = memoize(({ path, bytes }: SourceFile) =>
  readDocument({ path, text: new TextDecoder().decode(bytes) }),
);

it('Findings in the desk name nothing as files have it.', () => {
  const sentences = goldenCases().flatMap((name) => {
    const workspace = workspaceOfCase(name);
    const documents = new Map(workspace.sources.map((file) => [file.path, readFile(file)]));
    const found = newFindings(workspace, optionsOfCase(name));
    return Object.entries(deskLanguages).flatMap(([code, words]) => {
      const messages = findMessages(code);
      return (
        (messages ? describeFindings(found, messages) : [])
          // There, what was typed is what the sentences are about.
          .filter(({ code: own }) => !/^(?:syntax|reference\.unknown)/.test(own))
          .map((finding) => sayFinding(documents, finding, words))
          .map((finding) => `${finding.code}: ${finding.message} ${finding.hint}`)
      );
    });
  });
  expect(sentences.length).toBeGreaterThan(700);
  expect(
    sentences.filter((sentence) => CODE.test(sentence.replace(/^\S+: /, '').replace(SHOWN, ''))),
  ).toEqual([]);
});
