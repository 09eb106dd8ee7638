import type * as z from 'zod';
import { isTodo } from '../../schema/texts/text.ts';
import type { OpenText, PoAnswer, poBody } from '../../src/desk/store/api.ts';
import type { CheckResult } from '../compiler/check-site.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../compiler/validate/content-files.ts';
import { Failure } from '../failure.ts';
import type { Messages } from '../messages/messages.ts';
import { isHidden } from '../operator/data-folder/save-changes.ts';
import { poEntries } from '../operator/translations/export.ts';
import { agreeOnLanguage, planImport } from '../operator/translations/import.ts';
import { decodePo, parsePo, renderPo } from '../operator/translations/po-file.ts';
import {
  findState,
  findTranslations,
  lockPath,
  sourceHash,
  targetLanguage,
} from '../operator/translations/translations.ts';

/** A data folder as it would be saved, with the result of the check. */
interface CheckedFolder {
  /** Including the lock files of translations. */
  readonly sources: readonly SourceFile[];
  readonly result: CheckResult;
}

/**
 * The texts of a language as a PO file for its translator.
 *
 * @throws Failure while the data has mistakes, UsageError if there is no such language
 */
export function writeTranslatorFile(folder: CheckedFolder, language: string): string {
  const translations = readTranslations(folder);
  return renderPo(language, poEntries(translations, targetLanguage(translations, language)));
}

/**
 * Reads the PO file of a translator, and plans its changes.
 *
 * @throws Failure while the data has mistakes, or if the file is damaged or of another language
 */
export function readTranslatorFile(
  folder: CheckedFolder,
  { of, name, content }: z.infer<typeof poBody>,
  messages: Messages,
): PoAnswer {
  const translations = readTranslations(folder);
  const { language, entries } = parsePo(decodePo(Buffer.from(content, 'base64')));
  const code = agreeOnLanguage(language, { language: of, file: name }, translations);
  const plan = planImport(
    targetLanguage(translations, code),
    folder.sources.filter(({ path }) => !isHidden(path)),
    entries,
    messages,
  );
  const texts = new Map(folder.sources.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
  return {
    problems: plan.problems,
    counts: { changed: plan.changed.length, fuzzy: plan.fuzzy, unknown: plan.unknown.length },
    files: [...plan.changes]
      .map(([file, after]) => ({ file, before: texts.get(file), after }))
      .filter(({ before, after }) => before !== after)
      .map(({ before, ...change }) => (before === undefined ? change : { ...change, before })),
  };
}

function readTranslations({ sources, result }: CheckedFolder) {
  if (!result.ok) throw new Failure(({ failures }) => failures.fixFirst);
  const texts = new Map(sources.map(({ path, bytes }) => [path, bytes]));
  return findTranslations(result.wholeModel.files, (language) => {
    const lock = texts.get(lockPath(language));
    return lock && new TextDecoder().decode(lock);
  });
}

/** The texts to translate in each language; none while the site's settings or a record cannot be read. */
export function findOpenTexts(
  files: ContentFiles,
  findLock: (language: string) => string | undefined,
): readonly OpenText[] {
  if (!files.single.site) return [];
  try {
    const { source, targets } = findTranslations(files, findLock);
    return targets.flatMap((target) =>
      [...target.originals.values()].flatMap(({ key, area, path, text }) => {
        const state = findState(target, key);
        if ((state !== 'stale' && state !== 'missing') || isTodo(text)) return [];
        const { code: language } = target;
        const file = `texts/${language}/${area}.json`;
        const open = { language, file, area, path, key, hash: sourceHash(text), state };
        return [source.texts.has(key) ? open : { ...open, original: text }];
      }),
    );
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
