import { type Diagnostic, sortDiagnostics } from '../../compiler/diagnostics/diagnostic.ts';
import { finding } from '../../compiler/diagnostics/finding.ts';
import { must } from '../../compiler/link/must.ts';
import type { Messages } from '../../messages/messages.ts';
import { shortened } from '../../messages/writing.ts';
import { doubtsAbout, sourceDoubts, type TermDoubt, termDoubts } from './doubts.ts';
import { keysIn } from './state.ts';
import type { TargetLanguage, Translations } from './translations.ts';

/** A translation, and the text that it was made from as it is now. */
interface StaleText {
  readonly key: string;
  readonly language: string;
  readonly source: string;
  readonly sourceText: string;
}

export const staleTranslation = finding('translation.stale', 'warning', {
  en: ({ key, language, source, sourceText }: StaleText) => [
    `The text in "${source}" has changed since this was translated: "${shortened(sourceText, 80)}".`,
    `Update it, then run: npm run translations -- accept ${language} ${key}`,
  ],
  id: ({ key, language, source, sourceText }) => [
    `Teks dalam "${source}" sudah berubah sejak ini diterjemahkan: "${shortened(sourceText, 80)}".`,
    `Perbarui terjemahannya, lalu jalankan: npm run translations -- accept ${language} ${key}`,
  ],
});

/** What the report says besides its table. */
interface TranslationReport {
  /** What the check says of texts, and what the report adds: stale translations and doubts. */
  readonly findings: readonly Diagnostic[];
  /** Terms of the glossaries that a translation does not use; often on purpose, so they stand apart. */
  readonly terms: readonly TermDoubt[];
  /** How many translations are stale or not recorded yet. */
  readonly open: number;
}

/**
 * What there is to do for translators.
 *
 * @param checked what the check found; of it only what concerns texts is taken over
 */
export function translationReport(
  translations: Translations,
  checked: readonly Diagnostic[],
): TranslationReport {
  const { targets } = translations;
  const findings = [
    ...checked.filter(({ code }) => code.startsWith('text.')),
    ...targets.flatMap((target) => staleFindings(translations.source, target)),
    ...sourceDoubts(translations),
    ...targets.flatMap((target) => doubtsAbout(target)),
  ];
  return {
    findings: sortDiagnostics(findings),
    terms: targets.flatMap((target) => termDoubts(target)),
    open: targets.reduce((sum, target) => sum + keysIn(target, 'stale', 'unrecorded').length, 0),
  };
}

function staleFindings(source: TargetLanguage, target: TargetLanguage): readonly Diagnostic[] {
  return keysIn(target, 'stale').map((key) => {
    const { file, path } = must(target.texts.get(key), key);
    const { text } = must(target.originals.get(key), key);
    const values = { key, language: target.code, source: source.code, sourceText: text };
    return staleTranslation(file.valueAt(path), values);
  });
}

/** Terms that translations do not use, a line a term. */
export function renderTerms(terms: readonly TermDoubt[], { translations }: Messages): string {
  const lines = new Map<string, string[]>();
  for (const { language, source, wanted, key } of terms) {
    const line = `  ${translations.term(language, source, wanted)}`;
    lines.set(line, [...(lines.get(line) ?? []), key]);
  }
  return [...lines].map(([line, keys]) => `${line} ${keys.join(', ')}`).join('\n');
}
