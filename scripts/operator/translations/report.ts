import { type TextArea, textAreas } from '../../../schema/collections.ts';
import { type Terms, usesTerm } from '../../../schema/glossary.ts';
import { type Diagnostic, sortDiagnostics } from '../../compiler/diagnostics/diagnostic.ts';
import { finding } from '../../compiler/diagnostics/finding.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import { plainText } from '../../compiler/parse/message.ts';
import type { Messages } from '../../messages/messages.ts';
import { commandFor, shortened } from '../../messages/writing.ts';
import { otherDataFolder } from '../../project/folders.ts';
import { alignColumns } from '../../report/align-columns.ts';
import { reportFindings } from '../../report/render-pretty.ts';
import {
  findState,
  listKeys,
  openTranslations,
  type TargetLanguage,
  type Translations,
} from './translations.ts';

/** A translation, and the text that it was made from as it is now. */
interface StaleText {
  readonly key: string;
  readonly language: string;
  readonly source: string;
  readonly sourceText: string;
}

const staleTranslation = finding('translation.stale', 'warning', {
  en: ({ key, language, source, sourceText }: StaleText) => [
    `The text in "${source}" has changed since this was translated: "${shortened(sourceText, 80)}".`,
    `Update it, then run: npm run translations -- accept ${language} ${key}`,
  ],
  id: ({ key, language, source, sourceText }) => [
    `Teks dalam "${source}" sudah berubah sejak ini diterjemahkan: "${shortened(sourceText, 80)}".`,
    `Perbarui terjemahannya, lalu jalankan: npm run translations -- accept ${language} ${key}`,
  ],
});

interface ReportOptions {
  /** Stale, unrecorded and doubtful translations fail the command. */
  readonly isStrict: boolean;
  /** Everything is shown, however much it is. */
  readonly isWhole: boolean;
}

/** Terms of the glossary that are shown unless all are asked for. */
const TERMS_SHOWN = 10;

/** Prints the report on translations; returns the exit code. */
export function reportTranslations(
  folder: string,
  { isStrict, isWhole }: ReportOptions,
  messages: Messages,
): number {
  const words = messages.translations;
  const { translations, sources, diagnostics } = openTranslations(folder, messages);
  const { source, targets } = translations;
  const doubts = targets.flatMap((target) => [
    ...listStale(source, target),
    ...findOddLengths(target).map(({ doubt }) => doubt),
  ]);
  const ofTexts = diagnostics.filter(({ code }) => code.startsWith('text.'));
  const open = targets.some((target) => listKeys(target, 'stale', 'unrecorded').length > 0);
  const allCommand = commandFor('translations', otherDataFolder(folder), '--all');
  console.log(`${words.title(source.code, source.texts.size)}\n\n${coverageTable(translations, messages)}\n`);
  // Often intended, so they are no findings.
  const terms = targets.flatMap((target) => renderTerms(target, messages));
  const shown = isWhole ? terms : terms.slice(0, TERMS_SHOWN);
  const more = terms.length - shown.length;
  if (terms.length > 0) console.log([words.terms, ...shown].join('\n'));
  if (more > 0) console.log(`  ${words.moreTerms(more, allCommand)}`);
  if (terms.length > 0) console.log('');
  reportFindings(sortDiagnostics([...ofTexts, ...doubts]), sources, messages, { isWhole, allCommand });
  if (open) console.log(`\n${words.unrecorded}`);
  return isStrict && (open || doubts.length > 0) ? 1 : 0;
}

const STATES = ['missing', 'stale', 'unrecorded'] as const;

/**
 * A table of how much of every area is translated into every language, and in which state: rows are areas, columns
 * languages; 40/42 says that 40 of 42 texts are translated.
 */
function coverageTable({ targets }: Translations, { translations: { states, all } }: Messages): string {
  const share = (target: TargetLanguage, area?: TextArea): string => {
    const entries = [...target.originals.values()].filter((entry) => !area || entry.area === area);
    const done = entries.filter(({ key }) => findState(target, key) !== 'missing');
    return `${done.length}/${entries.length}`;
  };
  const rows = [
    ['', ...targets.map(({ code }) => code)],
    ...(Object.keys(textAreas) as TextArea[]).map((area) => [
      area,
      ...targets.map((target) => share(target, area)),
    ]),
    [all, ...targets.map((target) => share(target))],
    ...STATES.map((state) => [
      states[state],
      ...targets.map((target) => String(listKeys(target, state).length)),
    ]),
  ];
  return alignColumns(rows, 1).join('\n');
}

function listStale(source: TargetLanguage, target: TargetLanguage): readonly Diagnostic[] {
  return listKeys(target, 'stale').map((key) => {
    const { file, path } = invariant(target.texts.get(key), key);
    const { text } = invariant(target.originals.get(key), key);
    return staleTranslation(file.valueAt(path), {
      key,
      language: target.code,
      source: source.code,
      sourceText: text,
    });
  });
}

/** Terms that translations do not use, a line for each term. */
function renderTerms(target: TargetLanguage, { translations }: Messages): readonly string[] {
  const lines = new Map<string, readonly string[]>();
  for (const { entry, own, original, isAccepted } of listPairs(target)) {
    const missing = isAccepted ? [] : missingTerms(own, original, target.glossary?.terms ?? {});
    for (const { source, wanted } of missing) {
      const line = `  ${translations.term(target.code, source, wanted)}`;
      lines.set(line, [...(lines.get(line) ?? []), entry.key]);
    }
  }
  return [...lines].map(([line, keys]) => `${line} ${keys.join(', ')}`);
}

const oddLength = finding('translation.length', 'warning', {
  en: ({ language, isLong }: { language: string; isLong: boolean }) => [
    `The translation is unusually ${isLong ? 'long' : 'short'} compared with its source.`,
    `Correct it; if it is right, list its key under "accepted" in "glossary/${language}.json".`,
  ],
  id: ({ language, isLong }) => [
    `Terjemahan ini terlalu ${isLong ? 'panjang' : 'pendek'} dibandingkan teks asalnya.`,
    `Perbaiki; kalau sudah benar, cantumkan namanya di "accepted" dalam "glossary/${language}.json".`,
  ],
});

/** Shorter texts vary too much to judge by their length. */
const MIN_LENGTH = 24;

/** A translation may be this many times longer or shorter than is usual in its language. */
const TOLERANCE = 2;

/** Translations of an unusual length, compared with the others of their language. */
export function findOddLengths(target: TargetLanguage) {
  const pairs = listPairs(target)
    .filter(({ original }) => original.length >= MIN_LENGTH)
    .map(({ own, original, ...pair }) => ({ ...pair, ratio: own.length / original.length }));
  const ratios = pairs.map(({ ratio }) => ratio).toSorted((left, right) => left - right);
  const usual = ratios[Math.floor(ratios.length / 2)] ?? 1;
  return pairs
    .filter(({ ratio, isAccepted }) => !isAccepted && Math.max(ratio / usual, usual / ratio) > TOLERANCE)
    .map(({ entry: { key, file, path }, ratio }) => ({
      key,
      doubt: oddLength(file.valueAt(path), { language: target.code, isLong: ratio > usual }),
    }));
}

/** Translations and their sources as readers meet them. */
function listPairs({ texts, originals, glossary }: TargetLanguage) {
  return [...texts.values()].flatMap((entry) => {
    const original = originals.get(entry.key);
    if (!original) return [];
    const isAccepted = Object.hasOwn(glossary?.accepted ?? {}, entry.key);
    return [{ entry, isAccepted, own: plainText(entry.text), original: plainText(original.text) }];
  });
}

/**
 * The glossary’s terms that a source text uses, but whose translation does not appear.
 *
 * Glossaries are written for people: words in brackets or behind a semicolon explain. Terms whose source is explained
 * in such a way depend on the context and are not looked for. Endings vary in most languages: a word counts as used
 * where one begins with its stem.
 */
export function missingTerms(own: string, original: string, terms: Terms) {
  const used = Object.entries(terms).filter(
    ([source]) => !/[(,;]/.test(source) && usesTerm(original, source),
  );
  return used
    .filter(([source]) => !used.some(([longer]) => longer !== source && usesTerm(longer, source)))
    .map(([source, wanted]) => ({
      source,
      names: wanted
        .replace(/ ?[([].*?[)\]]/g, '')
        .split(/\s?[;,/:] /)
        .filter(Boolean),
    }))
    .filter(({ names }) => !names.some((name) => usesStems(own, name)))
    .map(({ source, names: [wanted = ''] }) => ({ source, wanted: wanted.trim() }));
}

function usesStems(text: string, term: string): boolean {
  const words = term.match(/\p{L}+/gu) ?? [];
  return words.every((word) => {
    const stem = word.length > 5 ? word.slice(0, Math.ceil(word.length * 0.65)) : word;
    return new RegExp(stem, 'iu').test(text);
  });
}
