import { memoize } from '../../schema/memoize.ts';
import type { DeskFinding } from '../../src/desk/store/api.ts';
import type { Documents } from '../../src/desk/store/documents.ts';
import type { Json } from '../../src/desk/store/operation.ts';
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { ParsedFile } from '../compiler/parse/parsed-file.ts';
import type { Messages } from '../messages/messages.ts';

/** Findings as the desk has them, in the words of the check. */
export function describeFindings(
  diagnostics: readonly Diagnostic[],
  messages: Messages,
): readonly DeskFinding[] {
  return diagnostics.map((diagnostic) => ({
    code: diagnostic.code,
    severity: diagnostic.severity,
    file: diagnostic.at.file,
    line: diagnostic.at.line,
    path: diagnostic.at.path,
    ...(diagnostic.heldBack && { heldBack: diagnostic.heldBack }),
    ...diagnostic.explain(messages),
  }));
}

/** The values of files as documents of the desk. */
export const toDocuments = memoize(
  (parsed: ReadonlyMap<string, Pick<ParsedFile, 'value'>>): Documents =>
    new Map([...parsed].map(([path, { value }]) => [path, { path, value: value as Json }])),
);
