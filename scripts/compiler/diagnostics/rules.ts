import type { RuleName } from '../../../schema/rules.ts';
import type { Localized } from './language.ts';

/** What a rule of the schemas asks for, without full stop; what to do, where it is not plain from that. */
interface Rule {
  readonly says: (found: string) => Localized;
  readonly hint?: Localized;
}

const asks = (en: string, id: string, hint?: Localized): Rule => ({
  says: () => ({ en, id }),
  ...(hint ? { hint } : {}),
});

const DIGITS_ONLY: Localized = {
  en: 'Write a number of digits only: 3150000.',
  id: 'Tulis dengan angka saja: 3150000.',
};

const RULES: Readonly<Record<RuleName, Rule>> = {
  'amount-ambiguous': {
    says: (found) => ({
      en: `The amount ${found} can be read in more than one way`,
      id: `Jumlah uang ${found} bisa dibaca lebih dari satu cara`,
    }),
    hint: DIGITS_ONLY,
  },
  'amount-none': {
    says: (found) => ({
      en: `${found} is not an amount of money`,
      id: `${found} bukan jumlah uang`,
    }),
    hint: DIGITS_ONLY,
  },
  'band-order': asks(
    'The smallest group is larger than the largest',
    'Rombongan terkecil lebih besar daripada rombongan terbesar',
    { en: 'Swap the two numbers.', id: 'Tukar kedua angkanya.' },
  ),
  blank: asks('Expected some text, found only blanks', 'Di sini harus ada teks, tetapi isinya hanya spasi', {
    en: 'Write the text.',
    id: 'Tulis teksnya.',
  }),
  'chat-url': asks(
    'Expected a web address with {phone} and {text}',
    'Seharusnya alamat web yang memuat {phone} dan {text}',
  ),
  'clock-time': asks('Expected a clock time such as "09:00"', 'Seharusnya jam seperti "09:00"'),
  'currency-code': asks('Expected a currency code such as "USD"', 'Seharusnya kode mata uang seperti "USD"'),
  date: asks(
    'Expected a date such as "2030-12-31": year, month, day',
    'Seharusnya tanggal seperti "2030-12-31": tahun, bulan, hari',
  ),
  email: asks('Expected an e-mail address', 'Seharusnya alamat email'),
  'file-name': asks(
    'Expected a file name of small letters, digits and hyphens that ends with svg, png, jpg, webp or avif',
    'Seharusnya nama file dari huruf kecil, angka, dan tanda hubung yang berakhiran svg, png, jpg, webp atau avif',
  ),
  host: asks(
    'Expected the name of a host such as "pictures.example"',
    'Seharusnya nama host seperti "pictures.example"',
  ),
  id: asks(
    'Expected an id of letters, digits and single hyphens',
    'Nama harus terdiri dari huruf, angka, dan tanda hubung tunggal',
  ),
  'language-code': asks(
    'Expected a language code of two or three small letters',
    'Seharusnya kode bahasa dari dua atau tiga huruf kecil',
  ),
  letter: asks('Expected one capital letter', 'Seharusnya satu huruf besar'),
  locale: asks('Expected a locale such as "en-GB"', 'Seharusnya kode bahasa dan negara seperti "en-GB"'),
  'one-mark': asks('Expected one mark', 'Seharusnya satu tanda saja'),
  'one-target': asks(
    'Expected exactly one of page, destination, package, section',
    'Harus ada tepat satu dari page, destination, package, section',
    { en: 'Keep one of them, or add one.', id: 'Sisakan satu saja, atau tambahkan satu.' },
  ),
  'package-path': asks(
    'Expected an address that ends with {package}',
    'Seharusnya alamat yang berakhir dengan {package}',
  ),
  path: asks(
    'Expected an address such as "/about": small letters, digits, hyphens, no slash at the end',
    'Seharusnya alamat seperti "/about": huruf kecil, angka, tanda hubung, tanpa garis miring di akhir',
  ),
  phone: asks(
    'Expected an international number such as "+99 123-4567-8900"',
    'Seharusnya nomor internasional seperti "+99 123-4567-8900"',
  ),
  'plan-or-options': asks('Expected either plan or options', 'Harus ada salah satu: plan atau options', {
    en: 'Give the days under one of the two.',
    id: 'Tulis hari-harinya di salah satunya.',
  }),
  'quote-pair': asks(
    'Expected an opening and a closing mark, such as "“”"',
    'Seharusnya tanda buka dan tanda tutup, seperti "“”"',
  ),
  'spaced-mark': asks('Expected one of ; : ! ?', 'Seharusnya salah satu dari ; : ! ?'),
  'section-path': asks('Expected an address such as "/trips"', 'Seharusnya alamat seperti "/trips"'),
  'time-or-text': asks(
    'Expected either time or timeText, found both',
    'Seharusnya time atau timeText, tetapi tertulis keduanya',
    { en: 'Remove one of the two.', id: 'Hapus salah satunya.' },
  ),
  'time-range': asks(
    'Expected a time such as "10:00" or a range such as "10:00-11:00", always with two digits',
    'Seharusnya jam seperti "10:00" atau rentang seperti "10:00-11:00", selalu dua angka',
  ),
  'web-address': asks(
    'Expected a web address that starts with https://',
    'Seharusnya alamat web yang diawali https://',
  ),
  word: asks(
    'Expected one word without digits, blanks and marks',
    'Seharusnya satu kata tanpa angka, spasi, dan tanda baca',
  ),
};

const UNNAMED = asks(
  'This is not written as its place wants it',
  'Isi ini tidak ditulis sebagaimana mestinya',
);

/** What is said of a broken rule, and what to do if that needs saying. */
export function tellRule(
  name: string,
  found: string,
): { readonly says: Localized; readonly hint?: Localized } {
  const { says, hint } = isRuleName(name) ? RULES[name] : UNNAMED;
  return { says: says(found), ...(hint ? { hint } : {}) };
}

function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(RULES, name);
}
