import { counted } from './words.ts';

/** Remarks on a cell, a row or a sheet. */
export const priceRemarks = {
  remarks: {
    ambiguous: ({ text, example }: { readonly text: string; readonly example: string }) =>
      `“${text}” can be read in more than one way. Write it without marks for thousands, such as ${example}.`,
    twoReadings: ({
      text,
      thousands,
      small,
    }: {
      readonly text: string;
      readonly thousands: string;
      readonly small: string;
    }) => `“${text}” can be read in more than one way. Write ${thousands} or ${small}.`,
    notAnAmount: ({ text, example }: { readonly text: string; readonly example: string }) =>
      `“${text}” is not an amount. Write it in digits, such as ${example}.`,
    notWhole: ({ text, example }: { readonly text: string; readonly example: string }) =>
      `${text} is not a whole number. Round it, or write the whole amount, such as ${example}.`,
    tooManyDecimals: ({ text, decimals }: { readonly text: string; readonly decimals: number }) =>
      `${text} has more than ${counted(decimals, 'decimal')}. Round it.`,
    notPositive: ({ text }: { readonly text: string }) =>
      `${text} is not a price; it must be more than 0. To keep the old price, leave the cell empty.`,
    date: ({ example }: { readonly example: string }) =>
      `the spreadsheet program has turned this cell into a date. Write the price again, such as ${example}.`,
    otherCurrency: ({
      text,
      mark,
      currency,
    }: {
      readonly text: string;
      readonly mark: string;
      readonly currency: string;
    }) => `“${text}” is marked “${mark}”, but prices are in ${currency}.`,
    negative: ({ text }: { readonly text: string }) =>
      `${text} is less than 0. Write what it costs; 0 is free.`,
    notLess: ({ text }: { readonly text: string }) =>
      `${text} is not a discount: the change of a special offer must be negative, such as -50.`,
    notPercent: ({ text, example }: { readonly text: string; readonly example: string }) =>
      `“${text}” is not a percentage. Write it like ${example}.`,
    percentSign: ({ text }: { readonly text: string }) =>
      `“${text}” has no per cent sign. Write ${text}% if you mean per cent.`,
    percentRange: ({
      text,
      least,
      most,
    }: {
      readonly text: string;
      readonly least: number;
      readonly most: number;
    }) =>
      `${text} is not possible here: the range is ${least} % to ${most} %. The number 1 means 100 %; write 15% for 15 per cent.`,
    unknownSeason: ({ id, known }: { readonly id: string; readonly known: string }) =>
      `there is no season “${id}”. Possible: ${known}.`,
    unknownOffer: ({ id, known }: { readonly id: string; readonly known: string }) =>
      `there is no special offer “${id}”. Possible: ${known}.`,
    unknownAge: ({ id, known }: { readonly id: string; readonly known: string }) =>
      `there is no age group “${id}”. Possible: ${known}.`,
    noRow: ({ file }: { readonly file: string }) =>
      `${file} has no entry for this row. Add it there first, then export again.`,
    noCell: ({ text, file }: { readonly text: string; readonly file: string }) =>
      `“${text}” is in the wrong column: ${file} uses another one for this value. Empty the cell, or change ${file}.`,
    unknownTable: ({ id, known }: { readonly id: string; readonly known: string }) =>
      `there is no table “${id}”. Possible: ${known}.`,
    unknownTier: ({ id, known }: { readonly id: string; readonly known: string }) =>
      `there is no class “${id}”. Possible: ${known}.`,
    unknownBand: ({
      id,
      table,
      known,
      file,
    }: {
      readonly id: string;
      readonly table: string;
      readonly known: string;
      readonly file: string;
    }) => `the table ${table} has no group size “${id}”. Possible: ${known}. Add a new one in ${file}.`,
    twice: ({ sheet, cell }: { readonly sheet: string; readonly cell: string }) =>
      `this price is there twice, with different amounts; the other is in ${sheet}, cell ${cell}.`,
    noTable: ({ code }: { readonly code: string }) =>
      `the table of these prices is unknown: the code ${code} is missing.`,
    noTiers: ({ code }: { readonly code: string }) =>
      `the row with the codes ${code} is missing. Export again and put your prices into the new file.`,
    sheetIgnored: ({ sheet }: { readonly sheet: string }) =>
      `Not read, because it has no price codes: ${sheet}`,
    rowIgnored: ({
      sheet,
      row,
      code,
    }: {
      readonly sheet: string;
      readonly row: number;
      readonly code: string;
    }) => `${sheet}, row ${row}: not read, because it has amounts but no code ${code}.`,
    blank: ({
      sheet,
      cell,
      amount,
    }: {
      readonly sheet: string;
      readonly cell: string;
      readonly amount: string;
    }) => `${sheet}, cell ${cell}: empty; the price stays ${amount}.`,
  },
};
