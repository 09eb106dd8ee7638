import type * as z from 'zod';
import { contentMeta } from '../../../schema/primitives.ts';
import { entryFolders, singleFiles } from '../../../schema/sources.ts';
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import { NOUNS } from '../diagnostics/nouns.ts';
import { unknownReference } from '../diagnostics/reference.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { findReferences } from '../validate/schema-walk.ts';
import type { KnownIds } from './known-ids.ts';

/** Every reference of the data that names no entry. */
export function checkReferences(files: ContentFiles, known: KnownIds): readonly Diagnostic[] {
  const singles = Object.entries(singleFiles).flatMap(([name, schema]) => {
    const valid = files.single[name as keyof typeof singleFiles];
    return valid ? referencesOf(valid.file, schema, known) : [];
  });
  const entries = Object.entries(entryFolders).flatMap(([folder, schema]) =>
    files.entries[folder as keyof typeof entryFolders].flatMap(({ id, file }) => [
      ...ownName(file, schema, id, known),
      ...referencesOf(file, schema, known),
    ]),
  );
  return [...singles, ...entries, ...textFolders(files, known)];
}

function referencesOf(file: ParsedFile, schema: z.ZodType, known: KnownIds): readonly Diagnostic[] {
  return findReferences(schema, file.value).flatMap(({ target, id, path, isKey }) => {
    const ids = known[target];
    if (!ids || ids.includes(id)) return [];
    const at = isKey ? file.keyAt(path) : file.valueAt(path);
    return [unknownReference(at, target, NOUNS[target], id, ids)];
  });
}

/** Some files are about the entry whose name they bear. */
function ownName(file: ParsedFile, schema: z.ZodType, id: string, known: KnownIds): readonly Diagnostic[] {
  const target = contentMeta.get(schema)?.reference;
  const ids = target && known[target];
  if (!target || !ids || ids.includes(id)) return [];
  return [unknownReference(wholeFile(file.path), target, NOUNS[target], id, ids)];
}

function textFolders(files: ContentFiles, known: KnownIds): readonly Diagnostic[] {
  const languages = known.language;
  if (!languages) return [];
  return files.texts
    .filter(({ language }) => !languages.includes(language))
    .map(({ language, file }) =>
      unknownReference(wholeFile(file.path), 'language', NOUNS.language, language, languages),
    );
}
