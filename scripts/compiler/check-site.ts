import { type AcknowledgedResult, acknowledge } from './check/acknowledge.ts';
import { type CheckContext, checkModel } from './check/check-model.ts';
import { checkFormat } from './check/format.ts';
import { checkReservedHosts, refuseDoubts, refusePlaceholders, refuseUnwritten } from './check/publishing.ts';
import { type Diagnostic, hasErrors, sortDiagnostics, withoutRepeats } from './diagnostics/diagnostic.ts';
import { isHeldBackFile, withoutHeldBack } from './link/held-back.ts';
import { linkModel } from './link/link-model.ts';
import type { Model } from './link/model.ts';
import { parseFiles } from './parse/parse-files.ts';
import type { SourceFile } from './read/read-data-folder.ts';
import type { ContentFiles } from './validate/content-files.ts';
import { validateFiles } from './validate/validate-files.ts';

/** Settings from outside the data folder. */
export interface CheckOptions extends CheckContext {
  /** The site is about to go online: whatever must not be published is an error. */
  readonly forPublishing?: boolean;
  /** The site is about to be built: texts that visitors would see unwritten are errors. */
  readonly forBuilding?: boolean;
  /** The data folder as people name it, if it is not the usual one: findings name commands for it. */
  readonly folder?: string | undefined;
}

/** The findings and the model of the content, which is complete if no finding is an error. */
export interface CheckResult extends AcknowledgedResult {
  readonly ok: boolean;
  /** The site that visitors see: without the entries that are held back. */
  readonly model: Model;
  /** With the entries that are held back, as far as they could be shown. */
  readonly wholeModel: Model;
}

/** Checks all content in one run: format, syntax, shape, references, texts, meaning. Pure. */
export function checkSite(
  sources: readonly SourceFile[],
  { forPublishing = false, forBuilding = false, folder, ...context }: CheckOptions = {},
): CheckResult {
  const parsed = parseFiles(sources);
  const { files, diagnostics: shape } = validateFiles(parsed);
  const { found, model, wholeModel } = checkWithHeldBack(files, shape, context);
  const otherFormat = checkFormat(parsed, folder);
  if (otherFormat) return { ok: false, diagnostics: [otherFormat], acknowledged: [], model, wholeModel };
  const shown = forBuilding ? refuseUnwritten(found, files) : found;
  const asked = forPublishing ? [...refusePlaceholders(shown), ...checkReservedHosts(model)] : shown;
  const { diagnostics: open, acknowledged } = acknowledge(files, asked, context.today);
  const reported = forPublishing ? refuseDoubts(open) : open;
  const diagnostics = withoutRepeats(sortDiagnostics(reported));
  return { ok: !hasErrors(diagnostics), diagnostics, acknowledged, model, wholeModel };
}

interface Checked extends Pick<CheckResult, 'model' | 'wholeModel'> {
  readonly found: readonly Diagnostic[];
}

/**
 * Checks the site that visitors see, and the entries that are held back: these may lack anything, so that findings on them
 * alone are no errors, unless their files cannot be read.
 */
function checkWithHeldBack(
  files: ContentFiles,
  shape: readonly Diagnostic[],
  context: CheckContext,
): Checked {
  const wholeModel = linkModel(files);
  const ofAll = checkModel(wholeModel, shape, context);
  const published = withoutHeldBack(files);
  if (!published) return { found: [...shape, ...ofAll], model: wholeModel, wholeModel };
  const ofShape = shape.map((diagnostic) =>
    diagnostic.code === 'shape.missing-field' && isHeldBackFile(files, diagnostic.at.file)
      ? diagnostic.asHeldBack()
      : diagnostic,
  );
  const model = linkModel(published.files);
  const ofPublished = checkModel(model, shape, context);
  const known = new Set(ofAll.map(findingKey));
  const kept = new Set(ofPublished.map(findingKey));
  const needed = new Set(published.needs.map(({ at }) => `${at.file} ${at.path}`));
  // Findings caused only by held-back entries are reported on these, unless the site cannot be made without them.
  const seen = ofPublished.filter(
    (diagnostic) =>
      known.has(findingKey(diagnostic)) ||
      (diagnostic.severity === 'error' && !needed.has(`${diagnostic.at.file} ${diagnostic.at.path}`)),
  );
  const ofHeldBack = ofAll.filter((diagnostic) => !kept.has(findingKey(diagnostic)));
  return {
    found: [
      ...ofShape,
      ...published.needs,
      ...seen,
      ...ofHeldBack.map((diagnostic) => diagnostic.asHeldBack()),
    ],
    model,
    wholeModel: hasErrors(ofHeldBack) ? model : wholeModel,
  };
}

function findingKey({ code, at }: Diagnostic): string {
  return `${code} ${at.file} ${at.line} ${at.column}`;
}
