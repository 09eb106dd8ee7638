import { type AcknowledgedResult, acknowledge } from './check/acknowledge.ts';
import { type CheckContext, checkModel } from './check/check-model.ts';
import { checkFormat } from './check/format.ts';
import { checkReservedHosts, refuseDoubts, refusePlaceholders } from './check/publishing.ts';
import { hasErrors, sortDiagnostics, withoutRepeats } from './diagnostics/diagnostic.ts';
import { linkModel } from './link/link-model.ts';
import type { Model } from './link/model.ts';
import { parseFiles } from './parse/parse-files.ts';
import type { SourceFile } from './read/read-data-folder.ts';
import { validateFiles } from './validate/validate-files.ts';

/** Settings from outside the data folder. */
export interface CheckOptions extends CheckContext {
  /** The site is about to go online: whatever must not be published is an error. */
  readonly forPublishing?: boolean;
  /** The data folder as people name it, if it is not the usual one: findings name commands for it. */
  readonly folder?: string | undefined;
}

/** The findings and the model of the content, which is complete if no finding is an error. */
export interface CheckResult extends AcknowledgedResult {
  readonly ok: boolean;
  readonly model: Model;
}

/** Checks all content in one run: format, syntax, shape, references, texts, meaning. Pure. */
export function checkSite(
  sources: readonly SourceFile[],
  { forPublishing = false, folder, ...context }: CheckOptions = {},
): CheckResult {
  const parsed = parseFiles(sources);
  const { files, diagnostics: shape } = validateFiles(parsed);
  const model = linkModel(files);
  const otherFormat = checkFormat(parsed, folder);
  if (otherFormat) return { ok: false, diagnostics: [otherFormat], acknowledged: [], model };
  const found = [...shape, ...checkModel(model, shape, context)];
  const asked = forPublishing ? [...refusePlaceholders(found), ...checkReservedHosts(model)] : found;
  const { diagnostics: open, acknowledged } = acknowledge(files, asked, context.today);
  const reported = forPublishing ? refuseDoubts(open) : open;
  const diagnostics = withoutRepeats(sortDiagnostics(reported));
  return { ok: !hasErrors(diagnostics), diagnostics, acknowledged, model };
}
