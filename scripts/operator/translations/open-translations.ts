import { UsageError } from '../../command-line.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { suggest } from '../../compiler/diagnostics/phrases.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import type { Messages } from '../../messages/messages.ts';
import { reportFindings } from '../../report/report-findings.ts';
import { openCurrentFolder, tellIn } from '../data-folder/open-folder.ts';
import { readLock } from './read-lock.ts';
import { collectTranslations, type TargetLanguage, type Translations } from './translations.ts';

/** The translations of a data folder, its files, and what the check found. */
export interface OpenTranslations {
  readonly folder: string;
  readonly sources: readonly SourceFile[];
  readonly translations: Translations;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the translations of a data folder.
 *
 * @param messages in which errors are printed
 * @throws Failure if the folder cannot be read or has errors, which are printed then
 */
export function openTranslations(folder: string, messages: Messages): OpenTranslations {
  const sources = openCurrentFolder(folder, tellIn(messages));
  const result = collectTranslations(sources, (language) => readLock(folder, language));
  if (result.ok) {
    return { folder, sources, translations: result.translations, diagnostics: result.diagnostics };
  }
  reportFindings(
    result.diagnostics.filter(({ severity }) => severity === 'error'),
    sources,
    messages,
  );
  throw new Failure((own) => own.translations.fixFirst);
}

/**
 * The language of a code, which others are translated into.
 *
 * @throws UsageError if the site has no such language, or translates from it
 */
export function targetLanguage({ source, targets }: Translations, code: string): TargetLanguage {
  const found = targets.find((target) => target.code === code);
  if (found) return found;
  if (code === source.code) {
    throw new UsageError((messages) => messages.translations.isSource(code));
  }
  const suggestion = suggest(
    code,
    targets.map((target) => target.code),
  );
  throw new UsageError((messages) => messages.translations.noLanguage(code, suggestion(messages)));
}
