import type { Severity } from '../compiler/diagnostics/diagnostic.ts';
import { type CheckerLanguage, inLanguage, type Localized } from '../compiler/diagnostics/language.ts';

/** How many findings there are of each kind. */
export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  /** Warnings that somebody has answered for in the data. */
  readonly acknowledged: number;
}

/** The words of a report, apart from the findings themselves. */
export interface ReportWords {
  readonly severity: Readonly<Record<Severity, string>>;
  readonly help: string;
  readonly reason: string;
  readonly acknowledged: string;
  readonly until: (date: string) => string;
  readonly counts: (counts: Counts) => string;
  /** Findings of a kind that are not shown. */
  readonly more: (count: number, code: string) => string;
  /** Findings of a kind in other files that are not shown. */
  readonly moreFiles: (count: number, files: number, code: string) => string;
  readonly showAll: string;
  /** How many things were put right, or would be. */
  readonly fixed: (count: number, isDryRun: boolean) => string;
  readonly moreInSummary: (count: number) => string;
  /** Heads of a table of findings: place, what, what to do, code. */
  readonly columns: readonly [string, string, string, string];
  readonly cutOff: string;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const WORDS: Localized<ReportWords> = {
  en: {
    severity: { error: 'error', warning: 'warning' },
    help: 'help',
    reason: 'reason',
    acknowledged: 'acknowledged',
    until: (date) => `until ${date}`,
    counts: ({ errors, warnings, acknowledged }) =>
      [
        plural(errors, 'error'),
        plural(warnings, 'warning'),
        ...(acknowledged > 0 ? [`${acknowledged} acknowledged`] : []),
      ].join(', '),
    more: (count, code) => `… and ${count} more of the same kind [${code}]`,
    moreFiles: (count, files, code) =>
      `… and ${count} more of the same kind in ${plural(files, 'other file')} [${code}]`,
    showAll: '"npm run check -- --all" shows all.',
    fixed: (count, isDryRun) =>
      count === 0
        ? 'Nothing can be put right without asking.'
        : `${plural(count, 'place')} ${isDryRun ? 'can be put right; nothing was written.' : 'put right.'}`,
    moreInSummary: (count) => `${plural(count, 'more finding')} can be read in the summary of this run.`,
    columns: ['Place', 'What', 'What to do', 'Code'],
    cutOff: 'The list is cut off here: it is too long to be shown.',
  },
  id: {
    severity: { error: 'kesalahan', warning: 'peringatan' },
    help: 'saran',
    reason: 'alasan',
    acknowledged: 'sudah dicatat',
    until: (date) => `sampai ${date}`,
    counts: ({ errors, warnings, acknowledged }) =>
      [
        `${errors} kesalahan`,
        `${warnings} peringatan`,
        ...(acknowledged > 0 ? [`${acknowledged} sudah dicatat`] : []),
      ].join(', '),
    more: (count, code) => `… dan ${count} lagi yang sejenis [${code}]`,
    moreFiles: (count, files, code) => `… dan ${count} lagi yang sejenis di ${files} file lain [${code}]`,
    showAll: '"npm run check -- --all" menampilkan semuanya.',
    fixed: (count, isDryRun) =>
      count === 0
        ? 'Tidak ada yang bisa dirapikan secara otomatis.'
        : `${count} tempat ${isDryRun ? 'bisa dirapikan; belum ada yang ditulis.' : 'sudah dirapikan.'}`,
    moreInSummary: (count) => `${count} temuan lagi ada di ringkasan proses ini.`,
    columns: ['Tempat', 'Temuan', 'Saran', 'Kode'],
    cutOff: 'Daftar dipotong di sini: terlalu panjang untuk ditampilkan.',
  },
};

/** The words in a language; in the checker's usual one if none is named. */
export function reportWords(language: CheckerLanguage | undefined): ReportWords {
  return inLanguage(WORDS, language);
}

/** How many errors and warnings there are. */
export function countFindings(
  diagnostics: readonly { readonly severity: Severity }[],
  acknowledged = 0,
): Counts {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors, acknowledged };
}
