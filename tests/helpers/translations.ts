import { checkSite } from '../../scripts/compiler/check-site.ts';
import {
  findTranslations,
  type TargetLanguage,
  type Translations,
} from '../../scripts/operator/translations/translations.ts';
import type { Workspace } from './workspace.ts';

/** The translations of a workspace without errors, whose locks are given by language. */
export function translationsOf(
  workspace: Workspace,
  locks: Readonly<Record<string, string>> = {},
): Translations {
  const { ok, diagnostics, wholeModel } = checkSite(workspace.sources);
  if (!ok) throw new Error(`The workspace has errors: ${diagnostics[0]?.message}`);
  return findTranslations(wholeModel.files, (code) => locks[code]);
}

/** A language that the others are translated into. */
export function targetOf({ targets }: Translations, code: string): TargetLanguage {
  const found = targets.find((target) => target.code === code);
  if (!found) throw new Error(`The workspace does not translate into "${code}".`);
  return found;
}
