import { priceRemarks } from './price-remarks.ts';
import { priceSheets } from './price-sheets.ts';

/** Spreadsheets of prices, and how prices changed. */
export const prices = {
  ...priceSheets,
  ...priceRemarks,
  report: {
    none: 'No price changes.',
    changed: (count: number) => `Prices changed: ${count}`,
    table: 'Table',
    band: 'Group',
    tier: 'Class',
    before: 'Old',
    after: 'New',
    percent: 'Change',
    added: (part: string) => `New: ${part}`,
    removed: (part: string) => `Removed: ${part}`,
    servesChanged: (table: string) => `Serves different packages than before: ${table}`,
    perChanged: (table: string) =>
      `Prices are for a group instead of a person, or the other way round: ${table}`,
    calendar: 'Seasons and special offers',
    more: (count: number) => `… and ${count} more.`,
    large: (mark: string, threshold: number) =>
      `Marked with ${mark}: changes of more than ${threshold} %, or prices removed.`,
    heading: (revision: string) => `Price changes since ${revision}`,
    unreadable: (file: string, revision: string) =>
      `${file} could not be compared (${revision}): it has errors; “npm run check” shows them.`,
    now: 'now',
  },
  import: {
    refused: 'Nothing was written. These cells have to be corrected first:',
    refusedCell: (sheet: string, cell: string, reason: string) => `${sheet}, cell ${cell}: ${reason}`,
    refusedSheet: (sheet: string, reason: string) => `${sheet}: ${reason}`,
    noPrices: (file: string) =>
      `${file} has no prices that can be read: no sheet has the codes [tier …], [band …]. Export first, and change prices in that file.`,
    missing: (what: string) => `Not in the file, stays as it is: ${what}`,
    notices: 'Please note:',
    openElsewhere: (file: string) =>
      `${file} seems to be open in another program. Only what was saved there is read.`,
    dryRun: 'This was only a preview: nothing was written.',
    written: (files: readonly string[]) => `Written: ${files.join(', ')}`,
    findings: 'Nothing was written, because the content would have errors:',
    newFindings: 'Findings about the new prices:',
    needsAcceptance: (threshold: number) =>
      `Nothing was written: some changes are larger than ${threshold} %. If they are intended, run the command again with --accept-large-changes.`,
    ask: (threshold: number) => `Some changes are larger than ${threshold} %. Write them? (yes/no) `,
    yes: ['yes', 'y'],
    notWritten: 'Nothing was written.',
  },
  raise: {
    nameChange: 'Name the change: npm run prices -- raise 7%, or an amount: npm run prices -- raise -50000',
    noChange: (answer: string) =>
      `"${answer}" is not a change: write per cent such as 7% or -5%, or an amount with its sign such as +100000 or -50000.`,
    none: 'No price matches these options; nothing was written.',
    tooLow: (place: string, price: string) =>
      `Nothing was written: a price would become ${price} or less (${place}). Prices must stay above 0; choose a smaller change, or leave this price out with --tables, --tiers, --bands.`,
    unchanged: (count: number) =>
      `Prices that stay as they are (on request, or the same after rounding): ${count}`,
    step: 'Step to which new prices are rounded',
    noStep: (answer: string) =>
      `"${answer}" is not an amount to round to: write it in digits, such as 50000.`,
  },
  export: {
    written: (file: string, tables: number, amounts: number) =>
      `${file}: tables: ${tables}, prices: ${amounts}. When you have changed it: npm run prices -- import ${file}`,
    exists: (file: string) =>
      `“${file}” already exists, perhaps with prices that were not imported yet. Choose another name, or add --overwrite.`,
    open: (file: string) => `“${file}” is open in another program. Close it there first.`,
  },
  diff: {
    needsAcceptance: (threshold: number, variable: string) =>
      `Some changes are larger than ${threshold} %, or prices were removed. If this is intended, run it with --accept-large-changes or set ${variable}=yes.`,
    accepted: 'Large changes were accepted.',
  },
  failures: {
    contentErrors: 'The content has errors. Run “npm run check”, fix them, then try again.',
    noSite: 'data/site.json has errors. Run “npm run check”, fix them, then try again.',
    extension: (file: string) =>
      `“${file}” has to end in .xlsx or .csv. In the spreadsheet program choose “Save as”.`,
    missing: (file: string) => `“${file}” does not exist.`,
    unreadable: (file: string) =>
      `“${file}” cannot be read as a spreadsheet: it is damaged or another kind of file. Save it again as .xlsx or .csv.`,
    csv: (file: string) => `“${file}” cannot be read as CSV. Save it again as .xlsx or .csv.`,
    tooLarge: (file: string) => `“${file}” is too large for a list of prices.`,
    strayCell: (cell: string) =>
      `The cell ${cell}, far from all prices, is not empty. Delete that row and that column in the spreadsheet program, and save the file again.`,
    noGit: 'Git is not installed, so old prices cannot be looked up.',
    noRepository: 'The data folder is not in a Git repository, so old prices cannot be looked up.',
    noRevision: (revision: string) => `Git knows no version “${revision}” here. In CI, fetch it first.`,
  },
};
