import type { Messages } from '../../messages/messages.ts';
import { reportFindings } from '../../report/report-findings.ts';
import { coverageTable } from './coverage-table.ts';
import { openTranslations } from './open-translations.ts';
import { renderTerms, translationReport } from './report.ts';

/** Prints the report on translations; gives the exit code. */
export function reportTranslations(folder: string, isStrict: boolean, messages: Messages): number {
  const words = messages.translations;
  const { translations, sources, diagnostics } = openTranslations(folder, messages);
  const { findings, terms, open } = translationReport(translations, diagnostics);
  const { source } = translations;
  console.log(`${words.title(source.code, source.texts.size)}\n\n${coverageTable(translations, messages)}\n`);
  if (terms.length > 0) {
    console.log(`${words.terms}\n${renderTerms(terms, messages)}\n`);
  }
  reportFindings(findings, sources, messages);
  if (open > 0) {
    console.log(`\n${words.unrecorded}`);
  }
  const hasDoubts = findings.some(({ code }) => code.startsWith('translation.'));
  return isStrict && (open > 0 || hasDoubts) ? 1 : 0;
}
