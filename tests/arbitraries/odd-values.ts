import type { Json } from '../helpers/workspace.ts';

/** A value of each kind. */
export const WRONG_VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  1.5,
  '',
  'text',
  [],
  {},
  [[]],
  { a: 1 },
  ['text'],
];

/** Numbers at limits of computing and of the schemas. */
export const ODD_NUMBERS = [
  1e-300,
  1e15,
  Number.MAX_SAFE_INTEGER,
  1e21,
  1e300,
  Number.MAX_VALUE,
  10_000,
  99_999_999,
];

/** Names that mean something to JavaScript, to addresses or to disks. */
export const ODD_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'index',
  '404',
  'con',
  'a--b',
  'é',
  '海'.repeat(60),
  'A',
];

/** Ids, addresses, dates, times, languages, currencies, amounts and code. */
const ODD_WORDS = `
  hasOwnProperty / /404 /index /assets/a /{package} /a/../b //a.example /%E0%A4%A /it /nl/x
  https://a.example https://a..b https://u:p@a.example/ https://[::1] https://xn--a.example
  mailto:a@b.example?body={text} tel:{text} javascript:alert(1) a@b.example 2027-02-29 2028-02-29
  0000-01-01 9999-12-31 -271821-04-20 02-30 12-31 24:00 00:00-00:00 23:59–00:01 9 xx zz-ZZ ar-EG
  it-u-nu-roman de-DE-x-a ja XXX JPY BHD 0 -1 1e5 0.001 12,50 99999999999999999999 Arabia/Nowhere
  Pacific/Apia {price} {a <b>a</b> <script>alert(1)</script> </script><!-- &nbsp; 😀 day1 day1_alt
  day99 +10% -100%
`;

/** Texts that have a meaning at some place: ids, addresses, dates, languages, amounts, messages, signs. */
export const ODD_TEXTS = [
  ...ODD_WORDS.trim().split(/\s+/),
  ...ODD_NAMES,
  'a'.repeat(300),
  '海'.repeat(100),
  'a'.repeat(30_000),
  '+1 23',
  `+${'1'.repeat(40)}`,
  "d'{price}",
  "'{'",
  '{n, plural, one {a}}',
  '{n, plural, offset:1 =0 {a} other {#}}',
  '{n, select, other {{n, number, ::currency/XXX}}}',
  '{n, date, ::yyyyMMdd}',
  `${'{n, plural, other {'.repeat(30)}x${'}}'.repeat(30)}`,
  '`\\',
  'TODO: a',
  ' ',
  '\u200B',
  '\u202Ea',
  '\u0000',
  '\uD800',
  'e\u0301'.repeat(20),
  '\u2028',
  '<<<<<<< HEAD',
  'M0 0',
] as const;
