import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import type { Messages } from '../messages/messages.ts';
import { renderPretty, summarize } from './render-pretty.ts';

/** How findings are reported. */
export interface ReportOptions {
  /** Every finding in full, however many there are. */
  readonly isWhole?: boolean;
  /** How many warnings have been answered for in the data. */
  readonly acknowledged?: number;
}

/** Prints findings for people: errors before warnings, each with its place; then how many there are. */
export function reportFindings(
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceFile[],
  messages: Messages,
  { isWhole = false, acknowledged = 0 }: ReportOptions = {},
): void {
  const named = new Set(diagnostics.map(({ at }) => at.file));
  const decoder = new TextDecoder();
  const texts = new Map(
    sources
      .filter(({ path, unread }) => named.has(path) && path.endsWith('.json') && !unread)
      .map(({ path, bytes }) => [path, decoder.decode(bytes)]),
  );
  if (diagnostics.length > 0) console.log(`${renderPretty(diagnostics, texts, messages, { isWhole })}\n`);
  console.log(summarize(diagnostics, messages, acknowledged));
}
