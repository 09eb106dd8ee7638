import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import {
  lostNumber,
  oddLength,
  oddMark,
  oddSpace,
  otherEnding,
} from '../../compiler/diagnostics/translations.ts';
import { plainText } from '../../compiler/parse/plain-text.ts';
import type { TextEntry } from '../../compiler/validate/text-entries.ts';
import { endingOf } from './ending.ts';
import { type MissingTerm, missingTerms } from './glossary-terms.ts';
import { medianRatio, oddRatio } from './length-ratio.ts';
import { lostNumbers } from './numbers.ts';
import { oddMarks, oddSpaces } from './punctuation.ts';
import type { TargetLanguage, Translations } from './translations.ts';

/** Texts that look wrong without being so for certain: for a person to judge. */
export function doubtsAbout(target: TargetLanguage): readonly Diagnostic[] {
  const pairs = [...target.texts.values()].flatMap((entry) => {
    const original = target.originals.get(entry.key);
    return original ? [{ entry, own: plainText(entry.text), original: plainText(original.text) }] : [];
  });
  const usual = medianRatio(pairs);
  return pairs
    .filter(({ entry }) => !Object.hasOwn(target.glossary?.accepted ?? {}, entry.key))
    .flatMap(({ entry, own, original }) => [
      ...aloneDoubts(target, entry, own),
      ...comparedDoubts(target, entry, own, original),
      ...lengthDoubt(target, entry, oddRatio(own, original, usual)),
    ]);
}

/** A term of the glossary that a translation does not use. */
export interface TermDoubt extends MissingTerm {
  readonly language: string;
  readonly key: string;
}

/** Where translations do not use the terms of their glossary. */
export function termDoubts(target: TargetLanguage): readonly TermDoubt[] {
  const { terms = {}, accepted = {} } = target.glossary ?? {};
  return [...target.texts.values()]
    .filter(({ key }) => target.originals.has(key) && !Object.hasOwn(accepted, key))
    .flatMap(({ key, text }) =>
      missingTerms(plainText(text), plainText(target.originals.get(key)?.text ?? ''), terms).map((term) => ({
        ...term,
        language: target.code,
        key,
      })),
    );
}

/** What looks wrong in the texts of the source language itself. */
export function sourceDoubts({ source }: Translations): readonly Diagnostic[] {
  return [...source.texts.values()]
    .filter(({ key }) => !Object.hasOwn(source.glossary?.accepted ?? {}, key))
    .flatMap((entry) => aloneDoubts(source, entry, plainText(entry.text)));
}

function aloneDoubts(
  { code, glossary }: TargetLanguage,
  { file, path }: TextEntry,
  text: string,
): readonly Diagnostic[] {
  const rules = glossary?.punctuation ?? {};
  const spaces = oddSpaces(text, rules).map((what) => oddSpace(file.valueAt(path), code, what));
  const marks = oddMarks(text, rules).map(({ found, wanted }) =>
    oddMark(file.valueAt(path), code, found, wanted),
  );
  return [...spaces, ...marks];
}

function comparedDoubts(
  { code }: TargetLanguage,
  { file, path }: TextEntry,
  text: string,
  original: string,
): readonly Diagnostic[] {
  const own = endingOf(text);
  const wanted = endingOf(original);
  return [
    ...(own && wanted && own !== wanted ? [otherEnding(file.valueAt(path), code, own, wanted)] : []),
    ...lostNumbers(text, original).map((number) => lostNumber(file.valueAt(path), code, number)),
  ];
}

function lengthDoubt(
  { code }: TargetLanguage,
  { file, path }: TextEntry,
  odd: 'long' | 'short' | undefined,
): readonly Diagnostic[] {
  return odd ? [oddLength(file.valueAt(path), code, odd === 'long')] : [];
}
