import { type CheckOptions, checkSite } from '../../scripts/compiler/check-site.ts';
import { Diagnostic } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { untranslated } from '../../scripts/messages/messages.ts';
import { secondOperator, type Workspace } from './workspace.ts';

export function findingsOf(workspace: Workspace, options: CheckOptions = {}): readonly Diagnostic[] {
  return checkSite(workspace.sources, options).diagnostics;
}

const known = new Set(findingsOf(secondOperator()).map(fingerprint));
const knownToRefuse = new Set(findingsOf(secondOperator(), { forPublishing: true }).map(fingerprint));

/** The findings about a workspace that the untouched fixture does not have. */
export function newFindings(workspace: Workspace, options: CheckOptions = {}): readonly Diagnostic[] {
  const old = options.forPublishing === true ? knownToRefuse : known;
  return findingsOf(workspace, options).filter((finding) => !old.has(fingerprint(finding)));
}

export function listFindings(
  workspace: Workspace,
  codes = /./,
  options: CheckOptions = {},
): readonly string[] {
  return newFindings(workspace, options)
    .filter(({ code }) => codes.test(code))
    .map(({ at, code }) => `${at.file} ${at.path} ${code}`);
}

export function errorsOf(workspace: Workspace): readonly Diagnostic[] {
  return findingsOf(workspace).filter(({ severity }) => severity === 'error');
}

/** A finding in one line: where, what, and which text is marked. */
export function fingerprint({ severity, code, at, message }: Diagnostic): string {
  return `${at.file}:${at.line}:${at.column} ${severity} ${code} ${message}`;
}

/** A finding of whatever kind, the same in every language. */
export function aFinding({
  code = 'shape.invalid',
  severity = 'error',
  at = { file: 'home.json', line: 3, column: 11, length: 6, path: 'hero' },
  message = 'Something is wrong.',
  hint = 'Fix it.',
}: Partial<Diagnostic> = {}): Diagnostic {
  return new Diagnostic(severity, code, at, untranslated({ message, hint }));
}
