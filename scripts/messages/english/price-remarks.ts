import { counted } from './words.ts';

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
export const priceRemarks = {
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
    unknownCode: (code: string, known: string) =>
      `there are no prices with the code ${code}. Possible: ${known}. New ones are added in the data folder first.`,
    noRow: (file: string) => `${file} has no entry for this row. Add it there first, then export again.`,
    noCell: (text: string, file: string) =>
      `“${text}” is in the wrong column: ${file} uses another one for this value. Empty the cell, or change ${file}.`,
    twice: (sheet: string, place: string) =>
      `this price is there twice, with different amounts; the other is in ${sheet}, cell ${place}.`,
    noTable: 'the table of these prices is unknown: the code [table …] is missing.',
    noColumns:
      'the row with the codes [tier …] is missing. Export again and put your prices into the new file.',
    rowWithoutCode: (row: number) =>
      `row ${row} has prices, but its code, such as [band …], is missing. Put the code back, or clear the prices.`,
    sheetIgnored: (sheet: string) => `Not read, because it has no price codes: ${sheet}`,
    blank: (sheet: string, place: string, amount: string) =>
      `${sheet}, cell ${place}: empty; the price stays ${amount}.`,
  },
};
