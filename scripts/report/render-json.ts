import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';

/** Findings as one JSON object, for other programs. */
export function renderJson(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const report = {
    errors,
    warnings: diagnostics.length - errors,
    diagnostics: diagnostics.map(({ severity, code, at, message, hint }) => ({
      severity,
      code,
      file: at.file,
      line: at.line,
      column: at.column,
      path: at.path,
      message,
      hint,
    })),
  };
  return JSON.stringify(report, null, 2);
}
