import type { StaleText } from '../../src/desk/store/api.ts';
import type { ContentFiles } from '../compiler/validate/content-files.ts';
import { Failure } from '../failure.ts';
import { findTranslations, listKeys, sourceHash } from '../operator/translations/translations.ts';

/** Translations whose source was changed since; none while the site's settings or a record cannot be read. */
export function findStaleTexts(
  files: ContentFiles,
  findLock: (language: string) => string | undefined,
): readonly StaleText[] {
  if (!files.single.site) return [];
  try {
    return findTranslations(files, findLock).targets.flatMap((target) =>
      listKeys(target, 'stale').flatMap((key) => {
        const own = target.texts.get(key);
        const original = target.originals.get(key);
        return own && original
          ? [{ file: own.file.path, path: own.path.join('.'), key, hash: sourceHash(original.text) }]
          : [];
      }),
    );
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
