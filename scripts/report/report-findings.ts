import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { renderPretty, summarize } from './render-pretty.ts';

/** Prints findings for people: errors with all detail, then how many there are. */
export function reportFindings(diagnostics: readonly Diagnostic[], sources: readonly SourceFile[]): void {
  const named = new Set(diagnostics.map(({ at }) => at.file));
  const decoder = new TextDecoder();
  const texts = new Map(
    sources
      .filter(({ path }) => named.has(path) && path.endsWith('.json'))
      .map(({ path, bytes }) => [path, decoder.decode(bytes)]),
  );
  if (diagnostics.length > 0) console.log(`${renderPretty(diagnostics, texts)}\n`);
  console.log(summarize(diagnostics));
}
