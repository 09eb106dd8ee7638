import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import type { Localized, Messages } from '../messages/messages.ts';
import { reportFindings } from '../report/render-pretty.ts';

/** Reports to whoever waits for the site. */
export interface Progress {
  /** A stage begins. */
  step(what: Localized): void;
  /** What the stage gave. */
  done(what: Localized): void;
  /** What keeps the site from being built. */
  refused(findings: readonly Diagnostic[], sources: readonly SourceFile[]): void;
}

/** Progress on standard output, with the seconds since the start. */
export function consoleProgress(messages: Messages): Progress {
  const start = performance.now();
  return {
    step: (what) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`[${seconds.padStart(5)} s] ${what(messages)} …`);
    },
    done: (what) => console.log(`          ${what(messages)}`),
    refused: (findings, sources) => reportFindings(findings, sources, messages),
  };
}
