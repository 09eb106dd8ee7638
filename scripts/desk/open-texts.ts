import type { OpenText } from '../../src/desk/store/api.ts';
import type { ContentFiles } from '../compiler/validate/content-files.ts';
import { Failure } from '../failure.ts';
import { findState, findTranslations, sourceHash } from '../operator/translations/translations.ts';

/** The texts to translate in each language; none while the site's settings or a record cannot be read. */
export function findOpenTexts(
  files: ContentFiles,
  findLock: (language: string) => string | undefined,
): readonly OpenText[] {
  if (!files.single.site) return [];
  try {
    return findTranslations(files, findLock).targets.flatMap((target) =>
      [...target.originals.values()].flatMap(({ key, area, path, text }) => {
        const state = findState(target, key);
        if (state !== 'stale' && state !== 'missing') return [];
        const { code: language } = target;
        const file = `texts/${language}/${area}.json`;
        return [{ language, file, area, path, key, hash: sourceHash(text), state }];
      }),
    );
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
