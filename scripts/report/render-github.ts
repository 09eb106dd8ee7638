import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';

/** Findings as annotations of GitHub's workflows; files are given from the repository's root. */
export function renderGithub(diagnostics: readonly Diagnostic[], folder: string): string {
  return diagnostics
    .map(({ severity, code, at, message, hint }) => {
      const file = escapeProperty(folder === '' ? at.file : `${folder}/${at.file}`);
      const place = `file=${file},line=${at.line},col=${at.column},title=${escapeProperty(code)}`;
      return `::${severity} ${place}::${escapeData(`${message} ${hint}`)}`;
    })
    .join('\n');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
