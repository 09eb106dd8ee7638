import { textPlaces } from '../../../schema/id-sources.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { ChangePlan } from '../data-folder/edit-folder.ts';
import { setValues } from '../json-edit/edit-json.ts';
import { foldersNamedAfter, requireKnownId } from './kinds.ts';
import { refuseId } from './new-entry.ts';

/** An entry that is to be copied. The kinds have no address of their own, which could not be used twice. */
interface Duplicate {
  readonly kind: 'package' | 'day';
  readonly from: string;
  readonly to: string;
}

/**
 * Plans a copy of an entry: its files, and its texts in all languages.
 *
 * @throws UsageError if there is no such entry, or the new id is taken or none
 */
export function planDuplicate(files: ContentFiles, { kind, from, to }: Duplicate): ChangePlan {
  requireKnownId(files, kind, from);
  refuseId(files, kind, to);
  const copies = foldersNamedAfter(kind).flatMap((folder) => {
    const text = files.parsed.get(`${folder}/${from}.json`)?.text;
    return text === undefined ? [] : [[`${folder}/${to}.json`, text] as const];
  });
  const texts = textPlaces
    .filter((place) => place.kind === kind)
    .flatMap(({ area, path }) =>
      files.texts
        .filter((own) => own.area === area)
        .flatMap(({ file }) => {
          const value = valueAtPath(file.value, [...path, from]);
          return value === undefined
            ? []
            : [[file.path, setValues(file.text, [{ path: [...path, to], value }])] as const];
        }),
    );
  return { changes: new Map([...copies, ...texts]), notes: [] };
}
