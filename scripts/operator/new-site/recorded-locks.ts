import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { acceptedKeys, recordKeys } from '../translations/accept.ts';
import { lockPath, renderLock } from '../translations/lock.ts';
import { collectTranslations } from '../translations/translations.ts';

/** The records that the translations with which a new site begins are up to date. */
export function recordedLocks(sources: readonly SourceFile[]): readonly SourceFile[] {
  const { translations } = collectTranslations(sources);
  if (!translations) return [];
  return translations.targets.flatMap((target) => {
    const keys = acceptedKeys(target, { onlyNew: false, keys: [] });
    if (keys.length === 0) return [];
    const lock = renderLock(recordKeys(target, keys));
    return [{ path: lockPath(target.code), bytes: new TextEncoder().encode(lock) }];
  });
}
