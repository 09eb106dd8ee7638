import { quoted } from '../writing.ts';
import { counted, figure } from './words.ts';

/** A group size. */
interface Band {
  readonly id: string;
  readonly min: number;
  readonly max: number;
}

const compareRows = 'Compare the row with the others.';

export const bands = {
  order: (band: Band, before: Band) => ({
    message: `The group size "${band.id}" comes after "${before.id}", but starts at ${band.min} people, before ${before.min}.`,
    hint: 'Order the group sizes from small to large.',
  }),
  overlap: (band: Band, before: Band) => ({
    message: `A group of ${band.min} belongs both to "${before.id}" (${before.min} to ${before.max} people) and to "${band.id}" (${band.min} to ${band.max}).`,
    hint: `Let "${band.id}" start at ${before.max + 1}, or "${before.id}" end at ${band.min - 1}.`,
  }),
  gap: (band: Band, before: Band) => {
    const [first, last] = [before.max + 1, band.min - 1];
    return {
      message: `A group of ${first === last ? first : `${first} to ${last}`} has no price: "${before.id}" ends at ${before.max} people, "${band.id}" starts at ${band.min}.`,
      hint: 'Close the gap between the two, if such groups can book.',
    };
  },
  withoutPrice: (band: string) => ({
    message: `No price table has a row for groups of "${band}".`,
    hint: `Add a row for "${band}" to the tables, or remove the group size.`,
  }),
};

export const priceTables = {
  missingPrice: (tier: string) => ({
    message: `The row has no price for "${tier}".`,
    hint: `Add "${tier}" with the price per person.`,
  }),
  missingRow: (band: string) => ({
    message: `The table has rows for smaller and larger groups, but none for "${band}".`,
    hint: `Add a row for "${band}".`,
  }),
  duplicateRow: (band: string) => ({
    message: `The group size "${band}" has two rows.`,
    hint: 'Remove one of the two.',
  }),
  rowOrder: (band: string, before: string) => ({
    message: `The row for "${band}" comes after the one for "${before}".`,
    hint: 'Order the rows from small to large groups.',
  }),
  ambiguousTable: (other: string) => ({
    message: `"${other}" serves the same packages.`,
    hint: 'Change what one of the two tables serves.',
  }),
  tourWithoutTable: (id: string, file: string, options: readonly string[]) => ({
    message:
      options.length === 0
        ? `No price table serves the tour "${id}": visitors see no price and are asked to contact you.`
        : `No price table serves the tour "${id}" with ${quoted(options)}: visitors who choose it see no price.`,
    hint: `Name the tour, its category or its nights under "serves" in a file in prices/. If its price is on request, add "acknowledged": [{ "code": "price.no-table", "reason": "…", "until": "2030-12-31" }] to ${file}.`,
  }),
  unusedTable: {
    message: 'No package uses this table: none matches what it serves.',
    hint: 'Correct what the table serves, or delete the file.',
  },
  otherCurrency: (mark: string, currency: string) => ({
    message: `The amount is marked "${mark}", but the prices of this site are in ${currency}.`,
    hint: `Write the amount in ${currency}, as a number without a mark.`,
  }),
  tooManyDecimals: (written: string, currency: string, decimals: number) => ({
    message: `The amount ${written} has too many decimals: here, ${currency} has ${decimals === 0 ? 'none' : decimals}.`,
    hint:
      decimals === 0
        ? 'Write a whole number, without a point for thousands: 3150000. If amounts have decimals here, set "currencyDecimals" in site.json.'
        : `Round it to ${counted(decimals, 'decimal')}; leave out a point that separates thousands.`,
  }),
  amountTooLarge: (written: string) => ({
    message: `The amount ${written} is too large.`,
    hint: 'Check the number of digits.',
  }),
  digitSlip: (amount: number, usual: number) => ({
    message: `${figure(amount)} is far from the prices around it, which are about ${figure(usual)}: is there a digit too ${amount > usual ? 'many' : 'few'}?`,
    hint: 'Count the digits.',
  }),
  rises: (band: string, amount: number, smallerBand: string, smallerAmount: number) => ({
    message: `Each person in a group of ${band} pays ${figure(amount)}, more than in a smaller group of ${smallerBand} (${figure(smallerAmount)}).`,
    hint: 'Larger groups usually pay less per person: compare the two rows.',
  }),
  tierNotDearer: (tier: string, amount: number, lowerTier: string, lowerAmount: number) => ({
    message: `"${tier}" costs ${figure(amount)}, no more than "${lowerTier}" with fewer stars (${figure(lowerAmount)}).`,
    hint: 'Compare the two prices of this row.',
  }),
  totalFalls: (more: number, moreTotal: number, fewer: number, fewerTotal: number) => ({
    message: `${counted(fewer, 'person', 'people')} ${fewer === 1 ? 'pays' : 'pay'} ${figure(fewerTotal)}${fewer === 1 ? '' : ' together'}, ${more} people only ${figure(moreTotal)}.`,
    hint: 'One more guest should not make the tour cheaper: compare this price with the row before.',
  }),
  supplementDiffers: (tier: string, lowest: string, found: number, usual: number) => ({
    message: `"${tier}" costs ${figure(found)} more than "${lowest}" here, ${figure(usual)} more in every other row: is it a typing error?`,
    hint: compareRows,
  }),
  missingAmount: (tier: string) => ({
    message: `There is no amount for "${tier}" here.`,
    hint: `Add "${tier}", or write one amount for all accommodation classes.`,
  }),
  mixed: (key: string) => ({
    message: `"${key}" does not fit here: rows have either one price for all accommodation classes or one for each.`,
    hint: 'Write all rows of the table in the same way.',
  }),
  noTiers: {
    message: 'The table has one price for all accommodation classes, but names accommodation classes here.',
    hint: 'Write one amount.',
  },
  childrenOfGroup: {
    message: 'The prices are for whole groups: children have no separate prices.',
    hint: 'Remove "children", or give prices per person.',
  },
  childAsAdult: (ageGroup: string) => ({
    message: `"${ageGroup}" pays 100 % of an adult’s price: the rate changes nothing.`,
    hint: 'Remove it, or correct it: age groups without a rate pay the adult price.',
  }),
  childDearer: (ageGroup: string, child: number, adult: number) => ({
    message: `"${ageGroup}" pays ${figure(child)}, more than an adult, who pays ${figure(adult)} in one of the rows.`,
    hint: 'Compare the two, or give a percentage of the adult price.',
  }),
  childPercentDearer: (ageGroup: string, percent: number) => ({
    message: `"${ageGroup}" pays ${percent} % of an adult’s price: more than an adult.`,
    hint: 'Give less than 100.',
  }),
  sameForLengths: (lengths: readonly number[], packages: readonly string[]) => ({
    message: `Tours of different length (${lengths.join(', ')} days) cost the same, such as ${quoted(packages)}: they share this table.`,
    hint: 'Make a separate table for tours of each length, with "days" or "package" under "serves".',
  }),
  lowestDiffers: (tier: string, amount: number, usual: number) => ({
    message: `Judging by the other accommodation classes, "${tier}" should be ${figure(usual)} here, not ${figure(amount)}: is it a typing error?`,
    hint: compareRows,
  }),
};
