import { checkSite } from '../../compiler/check-site.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { Messages } from '../../messages/messages.ts';
import { type DataChanges, withChanges } from '../data-folder/changes.ts';
import { setValues } from '../json-edit/edit-json.ts';
import { acceptedKeys, recordKeys } from '../translations/accept.ts';
import { findOddLengths } from '../translations/doubts.ts';
import { lockPath, renderLock } from '../translations/lock.ts';
import { collectTranslations } from '../translations/translations.ts';

type Sources = readonly SourceFile[];

/** A text that is meant: its language, and the text itself or its key such as `pages.home.title`. */
type Meant = readonly [language: string, name: string];

/**
 * The glossaries of a new site, which say that the texts it begins with are meant: words that its languages have in common,
 * names of places above all, and lengths that the report on translations doubts. Later doubts are about the operator's own.
 */
export function settleDoubts(sources: Sources, { sameWord, shipped }: Messages['newSite']): DataChanges {
  const copies = checkSite(sources)
    .diagnostics.filter(({ code }) => code === 'text.copy')
    .map(({ at: { file, path } }): Meant => {
      const text = valueAtPath(JSON.parse(readText(sources, file)), path.split('.'));
      return [file.split('/')[1] ?? '', String(text)];
    });
  const same = listInGlossaries(sources, 'same', copies, sameWord);
  const { translations } = collectTranslations(withChanges(sources, same));
  if (!translations) return same;
  const doubts = translations.targets.flatMap((target) =>
    findOddLengths(target).map(({ key }): Meant => [target.code, key]),
  );
  return new Map([...same, ...listInGlossaries(withChanges(sources, same), 'accepted', doubts, shipped)]);
}

/** The glossaries in which texts are listed with a reason. */
function listInGlossaries(
  sources: Sources,
  field: 'same' | 'accepted',
  texts: readonly Meant[],
  reason: string,
): DataChanges {
  const languages = [...new Set(texts.map(([language]) => language))];
  return new Map(
    languages.map((code) => {
      const path = `glossary/${code}.json`;
      const listed = texts.filter(([language]) => language === code).map(([, name]) => [name, reason]);
      const value = Object.fromEntries(listed);
      return [path, setValues(readText(sources, path), [{ path: [field], value }])];
    }),
  );
}

function readText(sources: Sources, path: string): string {
  return new TextDecoder().decode(sources.find((source) => source.path === path)?.bytes);
}

/** The records that the translations with which a new site begins are up to date. */
export function recordTranslations(sources: Sources): Sources {
  const { translations } = collectTranslations(sources);
  if (!translations) return [];
  return translations.targets.flatMap((target) => {
    const keys = acceptedKeys(target, { onlyNew: false, keys: [] });
    const lock = renderLock(recordKeys(target, keys));
    return keys.length === 0 ? [] : [{ path: lockPath(target.code), bytes: new TextEncoder().encode(lock) }];
  });
}
