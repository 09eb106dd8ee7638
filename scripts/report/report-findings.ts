import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { type ReportOptions, renderPretty, summarize } from './render-pretty.ts';

/** Prints findings for people: errors before warnings, each with its place; then how many there are. */
export function reportFindings(
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceFile[],
  options: ReportOptions = {},
): void {
  const named = new Set(diagnostics.map(({ at }) => at.file));
  const decoder = new TextDecoder();
  const texts = new Map(
    sources
      .filter(({ path }) => named.has(path) && path.endsWith('.json'))
      .map(({ path, bytes }) => [path, decoder.decode(bytes)]),
  );
  if (diagnostics.length > 0) console.log(`${renderPretty(diagnostics, texts, options)}\n`);
  console.log(summarize(diagnostics, options));
}
