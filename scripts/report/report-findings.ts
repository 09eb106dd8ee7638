import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import type { Messages } from '../messages/messages.ts';
import { type FileTexts, type PrettyOptions, renderPretty, summarize } from './render-pretty.ts';

interface ReportOptions extends PrettyOptions {
  /** The number of warnings that have been answered for in the data. */
  readonly acknowledged?: number;
}

/** Prints findings for people: errors before warnings, each with its place; then how many there are. */
export function reportFindings(
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceFile[],
  messages: Messages,
  { acknowledged = 0, ...options }: ReportOptions = {},
): void {
  const texts = readTexts(sources);
  if (diagnostics.length > 0) console.log(`${renderPretty(diagnostics, texts, messages, options)}\n`);
  console.log(summarize(diagnostics, messages, acknowledged));
}

function readTexts(sources: readonly SourceFile[]): FileTexts {
  const decoder = new TextDecoder();
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return {
    get(path) {
      const source = path.endsWith('.json') ? byPath.get(path) : undefined;
      return source && !source.unread ? decoder.decode(source.bytes) : undefined;
    },
  };
}
