import { counted } from './words.ts';

/** Spreadsheets of prices. */
const priceSheets = {
  sheet: {
    ofNights: (nights: number) => `All other overnight packages of ${counted(nights, 'night')}`,
    ofOptions: (whom: string, options: string) => `${whom}: ${options}`,
    usedBy: (packages: string) => `shown on: ${packages}`,
    usedByNone: 'shown on no page at present',
    prices: 'Prices',
    table: 'Table',
    band: 'Group',
    amount: 'Amount',
    percent: 'Per cent',
    remark: 'Remarks',
    code: 'Code (do not change)',
    ask: 'ask',
    /** Prices of which a table has only one, and their meanings. */
    singles: {
      room: { name: 'Room for one', remark: 'surcharge for a room for one; 0 is none' },
    },
    notes: 'How to use',
    /** Meanings of prices: of rows per person or per group, and of other rows by the part that makes them. */
    remarks: {
      person: 'per person',
      group: 'for the whole group or vehicle',
      age: 'price of a child: a percentage of the adult price, or an amount; 0 is free',
      season: 'added to prices in a season; a negative value is a discount',
      offer: 'discount of a special offer: always negative',
    },
  },
  /** A heading, and paragraphs. */
  notes: (currency: string, examples: string, threshold: number) => [
    'HOW TO USE THIS FILE',
    `1. Change prices in the white cells. They are in ${currency}; the remark in each row says whether they are per person or per group.`,
    '2. Leave the codes in square brackets as they are: they identify the prices. You may sort rows, move columns, and add columns, rows and sheets with your own notes; in rows of your own, leave the columns of prices empty.',
    `3. All of these are understood: ${examples}. Anything that can be read in two ways is refused, with sheet and cell, and nothing is changed.`,
    '4. Cells with a per cent sign hold percentages: 15% or -7.5%. Where visitors have to ask for a price, the cell says “ask”. Leave grey cells empty: the data folder decides whether a value is a percentage or an amount.',
    '5. Empty cells and deleted rows or columns keep their prices. Nothing can be deleted from here.',
    '6. Save the file as .xlsx or .csv. Then look at what would change: npm run prices -- import FILE --dry-run',
    `7. Write it: npm run prices -- import FILE. Changes of more than ${threshold} % have to be confirmed.`,
    '8. Look at the pages with npm start, then publish.',
  ],
};

/** The content of a spreadsheet cell that is no new value of its price. */
interface Refused {
  readonly text: string;
  /** The value until now, as one may write it. */
  readonly example: string;
  /** Of the site. */
  readonly currency: string;
  readonly decimals: number;
  /** The currency mark in the text. */
  readonly mark: string;
  /** Amounts that the text may mean. */
  readonly readings: readonly string[];
  /** Possible percentages. */
  readonly least: number;
  readonly most: number;
}

type Text = Pick<Refused, 'text'>;
type Written = Pick<Refused, 'text' | 'example'>;

/** Remarks on a cell, a row or a sheet. */
const priceRemarks = {
  refused: {
    ambiguous: ({ text, example }: Written) =>
      `“${text}” can be read in more than one way. Write it without marks for thousands, such as ${example}.`,
    twoReadings: ({ text, readings }: Pick<Refused, 'text' | 'readings'>) =>
      `“${text}” can be read in more than one way. Write ${readings.join(' or ')}.`,
    notAnAmount: ({ text, example }: Written) =>
      `“${text}” is not an amount. Write it in digits, such as ${example}.`,
    notWhole: ({ text, example }: Written) =>
      `${text} is not a whole number. Round it, or write the whole amount, such as ${example}.`,
    tooManyDecimals: ({ text, decimals }: Pick<Refused, 'text' | 'decimals'>) =>
      `${text} has more than ${counted(decimals, 'decimal')}. Round it.`,
    notPositive: ({ text }: Text) =>
      `${text} is not a price; it must be more than 0. To keep the old price, leave the cell empty.`,
    date: ({ example }: Pick<Refused, 'example'>) =>
      `the spreadsheet program has turned this cell into a date. Write the price again, such as ${example}.`,
    otherCurrency: ({ text, mark, currency }: Pick<Refused, 'text' | 'mark' | 'currency'>) =>
      `“${text}” is marked “${mark}”, but prices are in ${currency}.`,
    negative: ({ text }: Text) => `${text} is less than 0. Write what it costs; 0 is free.`,
    notLess: ({ text }: Text) =>
      `${text} is not a discount: the change of a special offer must be negative, such as -50.`,
    notPercent: ({ text, example }: Written) => `“${text}” is not a percentage. Write it like ${example}.`,
    percentSign: ({ text }: Text) => `“${text}” has no per cent sign. Write ${text}% if you mean per cent.`,
    percentRange: ({ text, least, most }: Pick<Refused, 'text' | 'least' | 'most'>) =>
      `${text} is not possible here: the range is ${least} % to ${most} %. The number 1 means 100 %; write 15% for 15 per cent.`,
    formula: ({ text, example }: Written) =>
      `“${text}” has no result. Correct the formula in a spreadsheet program and save the file again, or write the price, such as ${example}.`,
  },
  remarks: {
    unknownCode: (code: string, suggestion: string | undefined) =>
      `there are no prices with the code ${code}. ${suggestion ? `${suggestion} ` : ''}New ones are added in the data folder first; then export again.`,
    noCell: (text: string, file: string) =>
      `“${text}” is in the wrong column: ${file} uses another one for this value. Empty the cell, or change ${file}.`,
    twice: (sheet: string, place: string) =>
      `this price appears twice, with different amounts; the other is in ${sheet}, cell ${place}.`,
    noColumns:
      'the row with the codes of columns, such as [tier …], is missing. Export again and put your prices into the new file.',
    rowWithoutCode: (row: number) =>
      `row ${row} has prices, but its code, such as [table …], is missing. Put the code back, or clear the prices.`,
    otherRow: (row: number, code: string) =>
      `row ${row} has the name of one row and the code of another, ${code}. If you have sorted rows, undo it and sort them with their codes; or export again and put your prices into the new file.`,
    sheetIgnored: (sheet: string) => `Not read, because it has no price codes: ${sheet}`,
    blank: (sheet: string, place: string, amount: string) =>
      `${sheet}, cell ${place}: empty; the price stays ${amount}.`,
  },
};

/** Spreadsheets of prices, and how prices changed. */
export const prices = {
  ...priceSheets,
  ...priceRemarks,
  report: {
    none: 'No price changes.',
    changed: (count: number) => `Prices changed: ${count}`,
    tier: 'Class',
    before: 'Old',
    after: 'New',
    percent: 'Change',
    added: (part: string) => `New: ${part}`,
    removed: (part: string) => `Removed: ${part}`,
    servesChanged: (table: string) => `Now used by different packages: ${table}`,
    perChanged: (table: string) =>
      `Prices are for a group instead of a person, or the other way round: ${table}`,
    calendar: 'Seasons and special offers',
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
      `${file} has no prices that can be read: no sheet has the codes [table …] and [tier …]. Export first, and change prices in that file.`,
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
    extension: (file: string) =>
      `“${file}” has to end in .xlsx or .csv. In the spreadsheet program choose “Save as”.`,
    unreadable: (file: string) =>
      `“${file}” cannot be read as a spreadsheet: it is damaged or another kind of file. Save it again as .xlsx or .csv.`,
    noGit: 'Git is not installed, so old prices cannot be looked up.',
    noRepository: 'The data folder is not in a Git repository, so old prices cannot be looked up.',
    noRevision: (revision: string) => `Git knows no version “${revision}” here. In CI, fetch it first.`,
  },
};
