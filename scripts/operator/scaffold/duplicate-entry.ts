import { textPlaces } from '../../../schema/id-sources.ts';
import { type ParsedFile, valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { ChangePlan } from '../data-folder/edit-folder.ts';
import { removeValue, setValues } from '../json-edit/edit-json.ts';
import { type FiledKind, foldersNamedAfter, requireKnownId } from './kinds.ts';
import { kebabCase } from './name-questions.ts';
import { refuseId } from './new-entry.ts';

/** An entry that is to be copied. */
interface Duplicate {
  readonly kind: FiledKind;
  readonly from: string;
  readonly to: string;
}

/**
 * Plans a copy of an entry: its files, and its texts in all languages. A page gets an address made from its id.
 *
 * @throws UsageError if there is no such entry, or the new id is taken or none
 */
export function planDuplicate(files: ContentFiles, { kind, from, to }: Duplicate): ChangePlan {
  requireKnownId(files, kind, from);
  refuseId(files, kind, to);
  const copies = foldersNamedAfter(kind).flatMap((folder) => {
    const file = files.parsed.get(`${folder}/${from}.json`);
    return file === undefined ? [] : [[`${folder}/${to}.json`, withoutAddress(file, to)] as const];
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

/** The text of a file for a copy, without the address that only the original can have. */
function withoutAddress({ text, value }: ParsedFile, id: string): string {
  const path: unknown = valueAtPath(value, ['path']);
  if (typeof path !== 'string') return removeValue(text, ['slug']);
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  return setValues(text, [{ path: ['path'], value: parent + kebabCase(id) }]);
}
