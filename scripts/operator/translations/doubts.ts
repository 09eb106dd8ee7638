import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { finding } from '../../compiler/diagnostics/finding.ts';
import { plainText } from '../../compiler/parse/plain-text.ts';
import type { TextEntry } from '../../compiler/validate/text-entries.ts';
import type { ByLanguage } from '../../messages/by-language.ts';
import { type Ending, endingOf } from './ending.ts';
import { type MissingTerm, missingTerms } from './glossary-terms.ts';
import { medianRatio, oddRatio } from './length-ratio.ts';
import { lostNumbers } from './numbers.ts';
import { oddMarks, oddSpaces } from './punctuation.ts';
import type { TargetLanguage, Translations } from './translations.ts';

const ifRight = {
  en: (language: string) =>
    `Correct it; if it is right, list its key under "accepted" in "glossary/${language}.json".`,
  id: (language: string) =>
    `Perbaiki; kalau sudah benar, cantumkan namanya di "accepted" dalam "glossary/${language}.json".`,
};

/** How a text may end. */
const endings = {
  sentence: { en: 'the end of a sentence', id: 'tanda akhir kalimat' },
  colon: { en: 'a colon', id: 'titik dua' },
  none: { en: 'no mark', id: 'kata tanpa tanda baca' },
} satisfies Readonly<Record<Ending, ByLanguage<string>>>;

const oddLength = finding('translation.length', 'warning', {
  en: ({ language, isLong }: { language: string; isLong: boolean }) => [
    `The translation is unusually ${isLong ? 'long' : 'short'} compared with its source.`,
    ifRight.en(language),
  ],
  id: ({ language, isLong }) => [
    `Terjemahan ini terlalu ${isLong ? 'panjang' : 'pendek'} dibandingkan teks asalnya.`,
    ifRight.id(language),
  ],
});
const otherEnding = finding('translation.ending', 'warning', {
  en: ({ language, own, source }: { language: string; own: Ending; source: Ending }) => [
    `The text ends with ${endings[own].en}, its source with ${endings[source].en}.`,
    ifRight.en(language),
  ],
  id: ({ language, own, source }) => [
    `Teks ini berakhir dengan ${endings[own].id}, teks asalnya dengan ${endings[source].id}.`,
    ifRight.id(language),
  ],
});

const lostNumber = finding('translation.numbers', 'warning', {
  en: ({ language, number }: { language: string; number: string }) => [
    `The source contains ${number}, this text does not.`,
    ifRight.en(language),
  ],
  id: ({ language, number }) => [
    `Teks asalnya menyebut ${number}, tetapi teks ini tidak.`,
    ifRight.id(language),
  ],
});
const oddSpace = finding('translation.space', 'warning', {
  en: ({ language, what }: { language: string; what: ByLanguage<string> }) => [
    `There is ${what.en}.`,
    ifRight.en(language),
  ],
  id: ({ language, what }) => [`Di sini ada ${what.id}.`, ifRight.id(language)],
});
const oddMark = finding('translation.mark', 'warning', {
  en: ({
    language,
    found,
    wanted,
  }: {
    language: string;
    found: ByLanguage<string>;
    wanted: ByLanguage<string>;
  }) => [`${found.en} is not usual in this language, which uses ${wanted.en}.`, ifRight.en(language)],
  id: ({ language, found, wanted }) => [
    `${found.id} bukan cara penulisan bahasa ini; yang dipakai ${wanted.id}.`,
    ifRight.id(language),
  ],
});

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
  const spaces = oddSpaces(text, rules).map((what) => oddSpace(file.valueAt(path), { language: code, what }));
  const marks = oddMarks(text, rules).map(({ found, wanted }) =>
    oddMark(file.valueAt(path), { language: code, found, wanted }),
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
    ...(own && wanted && own !== wanted
      ? [otherEnding(file.valueAt(path), { language: code, own, source: wanted })]
      : []),
    ...lostNumbers(text, original).map((number) =>
      lostNumber(file.valueAt(path), { language: code, number }),
    ),
  ];
}

function lengthDoubt(
  { code }: TargetLanguage,
  { file, path }: TextEntry,
  odd: 'long' | 'short' | undefined,
): readonly Diagnostic[] {
  return odd ? [oddLength(file.valueAt(path), { language: code, isLong: odd === 'long' })] : [];
}
