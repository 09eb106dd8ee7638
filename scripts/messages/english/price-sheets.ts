import { counted } from './words.ts';

/** Spreadsheets of prices. */
export const priceSheets = {
  sheet: {
    ofNights: (nights: number) => `All other overnight packages of ${counted(nights, 'night')}`,
    ofOptions: (whom: string, options: string) => `${whom}: ${options}`,
    usedBy: (packages: string) => `Shown on: ${packages}`,
    usedByNone: 'Shown on no page at present',
    unit: (currency: string, notes: string) =>
      `Prices per person in ${currency}. Change the white cells only; the sheet “${notes}” explains how.`,
    groupUnit: (currency: string, notes: string) =>
      `Prices for the whole group or vehicle in ${currency}. Change the white cells only; the sheet “${notes}” explains how.`,
    listUnit: (currency: string, notes: string) =>
      `Amounts in ${currency}. Change the white cells only; the sheet “${notes}” explains how.`,
    band: 'Group',
    price: 'Price',
    amount: 'Amount',
    percent: 'Per cent',
    sharePercent: 'Per cent of the adult price',
    changePercent: 'Change in per cent',
    changeAmount: 'Change in money',
    ask: 'ask',
    allTables: 'All other tables',
    single: 'Room for one',
    offer: 'Special offer',
    table: 'Table',
    notes: 'How to use',
    tableColumn: 'Table is for',
  },
  aboutSeason: (dates: string) => `Prices of this season: ${dates}.`,
  /** Sheets that list what belongs to prices: name, purpose, and headings. */
  lists: {
    seasons: {
      name: 'Seasons',
      about:
        'What is added to prices in a season; a negative value is a discount. One table may differ from all others.',
      headings: ['Season', 'When', 'Table'],
    },
    children: {
      name: 'Children',
      about: 'What children pay: a percentage of the adult price, or an amount. 0 is free.',
      headings: ['Age', 'Table'],
    },
    single: {
      name: 'Rooms for one',
      about: 'The surcharge for a room for one. 0 is none.',
      headings: ['For', 'Table'],
    },
    offers: {
      name: 'Special offers',
      about: 'Discounts of special offers: always negative.',
      headings: ['Special offer', 'Days of departure'],
    },
  },
  /** A heading, and paragraphs. */
  notes: (currency: string, examples: string, threshold: number) => [
    'HOW TO USE THIS FILE',
    `1. Change prices in the white cells. They are in ${currency}; the top of each sheet says whether they are per person or per group.`,
    '2. Leave the grey codes in square brackets as they are: they identify the prices. You may sort rows, move columns and sheets, and add columns, rows and sheets with your own notes; in rows of your own, leave the columns of prices empty.',
    `3. All of these are understood: ${examples}. Anything that can be read in two ways is refused, with sheet and cell, and nothing is changed.`,
    '4. Cells with a per cent sign hold percentages: 15% or -7.5%. Where visitors have to ask for a price, the cell says “ask”. Leave grey cells empty: the data folder decides whether a value is a percentage or an amount.',
    '5. Empty cells and deleted rows or sheets keep their prices. Nothing can be deleted from here.',
    '6. Save the file as .xlsx or .csv. Then look at what would change: npm run prices -- import FILE --dry-run',
    `7. Write it: npm run prices -- import FILE. Changes of more than ${threshold} % have to be confirmed.`,
    '8. Look at the pages with npm start, then publish.',
  ],
};
