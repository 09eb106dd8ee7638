import { META_LENGTHS } from '../../../schema/texts/meta-lengths.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { metaTooLong, metaTwice } from '../diagnostics/texts.ts';
import type { Model } from '../link/model.ts';
import type { JsonPath } from '../parse/parsed-file.ts';
import { type TextEntry, textEntries } from '../validate/text-entries.ts';

/** Titles and descriptions that search engines cut off, or that two pages of a language share. */
export function checkMeta({ files }: Model): readonly Diagnostic[] {
  const languages = files.single.site?.value.languages ?? [];
  return languages.flatMap(({ code }) => {
    const texts = [...textEntries(files, code, isMeta).values()];
    return (['title', 'description'] as const).flatMap((part) => {
      const parts = texts.filter(({ path }) => path.at(-1) === part);
      return [...tooLong(parts, META_LENGTHS[part]), ...twice(parts)];
    });
  });
}

function isMeta(path: JsonPath): boolean {
  return path.at(-2) === 'meta';
}

function tooLong(texts: readonly TextEntry[], most: number): readonly Diagnostic[] {
  return texts.flatMap(({ text, file, path }) => {
    const length = Array.from(text).length;
    return length > most ? [metaTooLong(file.valueAt(path), length, most)] : [];
  });
}

function twice(texts: readonly TextEntry[]): readonly Diagnostic[] {
  const first = new Map<string, TextEntry>();
  return texts.flatMap((entry) => {
    const said = entry.text.trim().toLowerCase();
    const other = first.get(said);
    if (!other) first.set(said, entry);
    return other ? [metaTwice(entry.file.valueAt(entry.path), other.key)] : [];
  });
}
