import { type AcknowledgedResult, acknowledge } from './check/acknowledge.ts';
import { checkModel } from './check/check-model.ts';
import type { TakeStyleCounts } from './check/check-style.ts';
import type { InstalledTypefaces } from './check/check-typefaces.ts';
import type { PictureInspections } from './check/picture-findings.ts';
import { checkReservedHosts, refuseDoubts, refusePlaceholders } from './check/ready-to-publish.ts';
import { hasErrors, sortDiagnostics, withoutRepeats } from './diagnostics/diagnostic.ts';
import { linkModel } from './link/link-model.ts';
import type { Model } from './link/model.ts';
import { parseFiles } from './parse/parse-files.ts';
import type { SourceFile } from './read/read-data-folder.ts';
import { validateFiles } from './validate/validate-files.ts';

/** What may be set from outside the data folder. */
export interface CheckOptions {
  /** Year, month, day: acknowledgements run out, offers are over; without it nothing is. */
  readonly today?: string | undefined;
  /** Whether the site is about to go online: what must not is an error then. */
  readonly forPublishing?: boolean;
  /** What was seen inside of the pictures; photographs that nobody has decoded are taken as sound. */
  readonly pictures?: PictureInspections | undefined;
  /** Packages with typefaces that are installed; without it, those named in the data are taken as there. */
  readonly typefaces?: InstalledTypefaces | undefined;
  /** Takes over what rules of style counted in the same texts before. */
  readonly takeCounts?: TakeStyleCounts | undefined;
}

/** What is wrong with the content, and the model of it, which is whole if nothing is an error. */
export interface CheckResult extends AcknowledgedResult {
  readonly ok: boolean;
  readonly model: Model;
}

/** Checks all content in one run: syntax, shape, references, texts, meaning. Pure. */
export function checkSite(
  sources: readonly SourceFile[],
  { today, forPublishing = false, pictures, typefaces, takeCounts }: CheckOptions = {},
): CheckResult {
  const { files, diagnostics: shape } = validateFiles(parseFiles(sources));
  const model = linkModel(files);
  const found = [...shape, ...checkModel(model, shape, { today, pictures, typefaces, takeCounts })];
  const asked = forPublishing ? [...refusePlaceholders(found), ...checkReservedHosts(model)] : found;
  const { diagnostics: open, acknowledged } = acknowledge(files, asked, today);
  const told = forPublishing ? refuseDoubts(open) : open;
  const diagnostics = withoutRepeats(sortDiagnostics(told));
  return { ok: !hasErrors(diagnostics), diagnostics, acknowledged, model };
}
