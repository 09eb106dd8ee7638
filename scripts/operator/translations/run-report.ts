import { reportFindings } from '../../report/report-findings.ts';
import { coverageTable } from './coverage-table.ts';
import { openTranslations } from './open-translations.ts';
import { renderTerms, translationReport } from './report.ts';

/** Prints the report on translations; gives the exit code. */
export function reportTranslations(folder: string, isStrict: boolean): number {
  const { translations, sources, diagnostics } = openTranslations(folder);
  const { findings, terms, open } = translationReport(translations, diagnostics);
  const { source } = translations;
  console.log(
    `Translated from "${source.code}" (${source.texts.size} texts)\n\n${coverageTable(translations)}\n`,
  );
  if (terms.length > 0) {
    console.log(
      `Terms of the glossaries that are called otherwise, perhaps on purpose:\n${renderTerms(terms)}\n`,
    );
  }
  reportFindings(findings, sources);
  if (open > 0) {
    console.log('\nNot recorded: run "npm run translations -- accept --new" once these texts are right.');
  }
  const hasDoubts = findings.some(({ code }) => code.startsWith('translation.'));
  return isStrict && (open > 0 || hasDoubts) ? 1 : 0;
}
