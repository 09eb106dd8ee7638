import { currencySymbol, parseAmount } from '../../../schema/amount.ts';
import { findCurrencies, isKnownCurrency } from '../../../schema/currency.ts';
import { memoize } from '../../../schema/memoize.ts';
import { toMinorUnits } from '../../../src/pricing/money.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import { dataFiles } from '../link/data-files.ts';
import { siteText } from '../link/known-ids.ts';
import type { Model } from '../link/model.ts';
import { type SiteMoney, siteMoney } from '../link/site-money.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { findAmounts, type WrittenAmount } from '../validate/find-amounts.ts';
import { formatLiteral as asWritten, brokenRule } from '../validate/rules.ts';

const ownCurrency = finding('exchange.own-currency', 'error', {
  en: ({ currency }: { currency: string }) => [
    `The prices of this site are already in ${currency}.`,
    'Remove this rate, or name another currency.',
  ],
  id: ({ currency }) => [
    `Harga di situs ini memang sudah dalam ${currency}.`,
    'Hapus kurs ini, atau tulis mata uang lain.',
  ],
});

const unknownCurrency = finding('currency.unknown', 'warning', {
  en: ({ currency, known }: { currency: string; known: readonly string[] }, { didYouMean }) => [
    `"${currency}" is not the code of a currency in use.`,
    didYouMean(currency, known) ?? 'Correct the code.',
  ],
  id: ({ currency, known }, { didYouMean }) => [
    `"${currency}" bukan kode mata uang yang berlaku.`,
    didYouMean(currency, known) ?? 'Perbaiki kodenya.',
  ],
});

const languageTwice = finding('exchange.language-twice', 'error', {
  en: ({ language }: { language: string }) => [
    `The language "${language}" already has another currency.`,
    'Keep it in one rate only.',
  ],
  id: ({ language }) => [
    `Bahasa "${language}" sudah memakai mata uang lain.`,
    'Biarkan bahasa ini pada satu kurs saja.',
  ],
});

const otherCurrency = finding('price.currency', 'error', {
  en: ({ symbol, currency }: { symbol: string; currency: string }) => [
    `The amount is in "${symbol}", but the prices of this site are in ${currency}.`,
    `Write the amount in ${currency}, as a number without a currency symbol.`,
  ],
  id: ({ symbol, currency }) => [
    `Jumlah ini ditulis dalam "${symbol}", padahal harga di situs ini dalam ${currency}.`,
    `Tulis jumlahnya dalam ${currency}, sebagai angka tanpa tanda mata uang.`,
  ],
});
const tooManyDecimals = finding('price.decimals', 'error', {
  en: (
    { written, currency, decimals }: { written: string; currency: string; decimals: number },
    { counted },
  ) => [
    `The amount ${written} has too many decimals: here, ${currency} has ${decimals === 0 ? 'none' : decimals}.`,
    decimals === 0
      ? 'Write a whole number, without a point for thousands: 3150000. If amounts have decimals here, set "currencyDecimals" in site.json.'
      : `Round it to ${counted(decimals, 'decimal')}; leave out a point that separates thousands.`,
  ],
  id: ({ written, currency, decimals }) => [
    `Desimal pada ${written} terlalu banyak: di sini ${currency} ${decimals === 0 ? 'ditulis tanpa desimal' : `memakai ${decimals} desimal`}.`,
    decimals === 0
      ? 'Tulis bilangan bulat, tanpa titik ribuan: 3150000. Jika harga di sini memakai desimal, isi "currencyDecimals" di site.json.'
      : `Bulatkan menjadi ${decimals} desimal; titik yang dimaksudkan sebagai pemisah ribuan dihapus.`,
  ],
});

const amountTooLarge = finding('price.too-large', 'error', {
  en: ({ written }: { written: string }) => [
    `The amount ${written} is too large.`,
    'Check the number of digits.',
  ],
  id: ({ written }) => [`Jumlah ${written} terlalu besar untuk dihitung.`, 'Periksa jumlah angkanya.'],
});

/** Currencies that are not in use, and amounts in another one than the site's. */
export function checkCurrency(model: Model): readonly Diagnostic[] {
  return [...checkCodes(model), ...checkSymbols(model)];
}

function checkSymbols({ files }: Model): readonly Diagnostic[] {
  const currency = siteText(files, 'currency');
  if (currency === undefined) return [];
  return collectAmounts(files).flatMap(({ file, path, written }) => {
    const symbol = typeof written === 'string' ? currencySymbol(written) : undefined;
    if (symbol === undefined || findCurrencies(symbol).includes(currency)) return [];
    return [otherCurrency(file.valueAt(path), { symbol, currency })];
  });
}

/** Codes of currencies that are not in use. */
function checkCodes({ files }: Model): readonly Diagnostic[] {
  const { site } = files.single;
  if (!site) return [];
  const { currency, exchange } = site.value;
  const rates = exchange?.rates ?? [];
  return [
    { code: currency, path: ['currency'] },
    ...rates.map((rate, index) => ({ code: rate.currency, path: ['exchange', 'rates', index, 'currency'] })),
  ]
    .filter(({ code }) => !isKnownCurrency(code))
    .map(({ code, path }) =>
      unknownCurrency(site.file.valueAt(path), {
        currency: code,
        known: Intl.supportedValuesOf('currency'),
      }),
    );
}

/** Beyond these, digits are lost when a number is read. */
const TOO_MANY_DIGITS = /\d(?:\.?\d){15}/;

/** Amounts with more decimals than the currency has, and those with too many digits to be exact. */
export function checkDecimals({ files }: Model): readonly Diagnostic[] {
  const money = siteMoney(files);
  if (!money) return [];
  const amounts = collectAmounts(files);
  // A file is searched once, however many amounts it has.
  const texts = new Set(amounts.map(({ file }) => file));
  const suspects = new Set([...texts].filter(({ text }) => TOO_MANY_DIGITS.test(text)));
  return amounts.flatMap((amount) => checkAmount(amount, money, suspects.has(amount.file)));
}

/** @param isSuspect whether the file has too many digits somewhere */
function checkAmount(
  { file, path, written }: PlacedAmount,
  money: SiteMoney,
  isSuspect: boolean,
): readonly Diagnostic[] {
  const amount = amountIn(written);
  if (amount === undefined) return [];
  // Digits are cut off when the file is read, which may have made it a valid amount.
  const source = isSuspect ? file.sourceAt(path) : undefined;
  if (source?.match(TOO_MANY_DIGITS))
    return [brokenRule(file.valueAt(path), { rule: 'amount-digits', found: source })];
  if (toMinorUnits(amount, money.decimals) !== undefined) return [];
  const at = file.valueAt(path);
  const isLarge = toMinorUnits(Math.trunc(amount), money.decimals) === undefined;
  return [
    isLarge
      ? amountTooLarge(at, { written: asWritten(written) })
      : tooManyDecimals(at, { written: asWritten(written), ...money }),
  ];
}

function amountIn(written: number | string): number | undefined {
  if (typeof written === 'number') return written;
  const parsed = parseAmount(written);
  return parsed.ok ? parsed.amount : undefined;
}

/** Rates of other currencies: each for another than the site's, and no more than one for a language. */
export function checkExchange({ files }: Model): readonly Diagnostic[] {
  const { site } = files.single;
  const rates = site?.value.exchange?.rates;
  if (!site || !rates) return [];
  const { file, value } = site;
  const known = new Set<string>();
  return rates.flatMap(({ currency, languages }, index) => {
    const path = ['exchange', 'rates', index];
    const isOwn = currency === value.currency;
    const twice = languages.flatMap((language, place) => {
      const isKnown = known.has(language);
      known.add(language);
      return isKnown ? [languageTwice(file.valueAt([...path, 'languages', place]), { language })] : [];
    });
    return [...(isOwn ? [ownCurrency(file.valueAt([...path, 'currency']), { currency })] : []), ...twice];
  });
}

/** An amount of money in a file. */
interface PlacedAmount extends WrittenAmount {
  readonly file: ParsedFile;
}

/** Every amount of money in the valid files. */
const collectAmounts = memoize((files: ContentFiles): readonly PlacedAmount[] =>
  dataFiles(files).flatMap(({ file, schema }) =>
    findAmounts(schema, file.value).map((amount) => ({ ...amount, file })),
  ),
);
