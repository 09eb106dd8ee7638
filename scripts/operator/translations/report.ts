import { type Diagnostic, sortDiagnostics } from '../../compiler/diagnostics/diagnostic.ts';
import { staleTranslation } from '../../compiler/diagnostics/translations.ts';
import { must } from '../../compiler/link/must.ts';
import type { Messages } from '../../messages/messages.ts';
import { doubtsAbout, sourceDoubts, type TermDoubt, termDoubts } from './doubts.ts';
import { keysIn } from './state.ts';
import type { TargetLanguage, Translations } from './translations.ts';

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
    return staleTranslation(file.valueAt(path), key, target.code, source.code, text);
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
