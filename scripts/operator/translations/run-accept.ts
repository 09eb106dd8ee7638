import type { Messages } from '../../messages/messages.ts';
import { saveChanges } from '../data-folder/save-changes.ts';
import { type Acceptance, acceptedKeys, recorded } from './accept.ts';
import { lockPath, renderLock } from './lock.ts';
import { openTranslations, targetLanguage } from './open-translations.ts';

/** Records translations as up to date, of one language or of all; gives the exit code. */
export function acceptTranslations(
  folder: string,
  language: string | undefined,
  acceptance: Acceptance,
  messages: Messages,
): number {
  const { sources, translations } = openTranslations(folder, messages);
  const targets = language === undefined ? translations.targets : [targetLanguage(translations, language)];
  const accepted = targets.map((target) => {
    const keys = acceptedKeys(target, acceptance);
    return { code: target.code, keys, lock: renderLock(recorded(target, keys)) };
  });
  saveChanges(folder, new Map(accepted.map(({ code, lock }) => [lockPath(code), lock])), { seen: sources });
  for (const { code, keys } of accepted) {
    console.log(messages.translations.recorded(code, keys.length));
  }
  return 0;
}
