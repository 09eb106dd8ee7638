import {
  collectTranslations,
  type TargetLanguage,
  type Translations,
} from '../../scripts/operator/translations/translations.ts';
import type { Workspace } from './workspace.ts';

/** The translations of a workspace without errors, whose locks are given by language. */
export function translationsOf(
  workspace: Workspace,
  locks: Readonly<Record<string, string>> = {},
): Translations {
  const { translations, diagnostics } = collectTranslations(workspace.sources, (code) => locks[code]);
  if (!translations) throw new Error(`The workspace has errors: ${diagnostics[0]?.message}`);
  return translations;
}

/** A language that the others are translated into. */
export function targetOf({ targets }: Translations, code: string): TargetLanguage {
  const found = targets.find((target) => target.code === code);
  if (!found) throw new Error(`The workspace does not translate into "${code}".`);
  return found;
}
