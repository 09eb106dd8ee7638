import { checkSite } from '../../compiler/check-site.ts';
import type { Location } from '../../compiler/diagnostics/diagnostic.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { Messages } from '../../messages/messages.ts';
import { type DataChanges, withChanges } from '../data-folder/changes.ts';
import { setValues } from '../json-edit/edit-json.ts';
import { acceptedKeys, recorded } from '../translations/accept.ts';
import { doubtsAbout, sourceDoubts } from '../translations/doubts.ts';
import { lockPath, renderLock } from '../translations/lock.ts';
import { collectTranslations } from '../translations/translations.ts';

type Sources = readonly SourceFile[];

/**
 * The glossaries of a new site, which say that the texts it begins with are meant: words that its languages have in common,
 * names of places above all, and those that the report on translations doubts. Later doubts are about the operator's own.
 */
export function settleDoubts(sources: Sources, { sameWord, shipped }: Messages['newSite']): DataChanges {
  const copies = checkSite(sources).diagnostics.filter(({ code }) => code === 'text.copy');
  const same = listInGlossaries(
    sources,
    'same',
    copies.map(({ at }) => at),
    sameWord,
  );
  const result = collectTranslations(withChanges(sources, same), () => undefined);
  if (!result.ok) return same;
  const { targets } = result.translations;
  const doubts = [...sourceDoubts(result.translations), ...targets.flatMap((target) => doubtsAbout(target))];
  const accepted = listInGlossaries(
    withChanges(sources, same),
    'accepted',
    doubts.map(({ at }) => at),
    shipped,
  );
  return new Map([...same, ...accepted]);
}

/** The glossaries with texts at places: the text itself where words are the same, else its key such as `pages.home.title`. */
function listInGlossaries(
  sources: Sources,
  field: 'same' | 'accepted',
  places: readonly Location[],
  reason: string,
): DataChanges {
  const read = (path: string): string =>
    new TextDecoder().decode(sources.find((source) => source.path === path)?.bytes);
  const found = places.map(({ file, path }) => {
    const [, language = '', area = ''] = file.replace('.json', '').split('/');
    const text = String(valueAtPath(JSON.parse(read(file)), path.split('.')));
    return { glossary: `glossary/${language}.json`, name: field === 'same' ? text : `${area}.${path}` };
  });
  const glossaries = [...new Set(found.map(({ glossary }) => glossary))];
  return new Map(
    glossaries.map((path) => {
      const names = found.filter(({ glossary }) => glossary === path).map(({ name }) => [name, reason]);
      return [path, setValues(read(path), [{ path: [field], value: Object.fromEntries(names) }])];
    }),
  );
}

/** The records that the translations with which a new site begins are up to date. */
export function recordTranslations(sources: Sources): Sources {
  const result = collectTranslations(sources, () => undefined);
  if (!result.ok) return [];
  return result.translations.targets.flatMap((target) => {
    const keys = acceptedKeys(target, { onlyNew: false, keys: [] });
    const lock = renderLock(recorded(target, keys));
    return keys.length === 0 ? [] : [{ path: lockPath(target.code), bytes: new TextEncoder().encode(lock) }];
  });
}
