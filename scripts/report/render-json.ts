import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import { limitFindings } from './select-findings.ts';

/**
 * Findings as one JSON object, for other programs; `more` counts those beyond the limit of a kind in a file.
 */
export function renderJson(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const { shown, more } = limitFindings(diagnostics);
  const report = {
    errors,
    warnings: diagnostics.length - errors,
    diagnostics: shown.map(({ severity, code, at, message, hint }) => ({
      severity,
      code,
      file: at.file,
      line: at.line,
      column: at.column,
      path: at.path,
      message,
      hint,
    })),
    ...(more.length > 0 ? { more } : {}),
  };
  return JSON.stringify(report, null, 2);
}
