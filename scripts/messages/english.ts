import type { EntryKind } from '../../schema/collections.ts';
import { MOST_DAYS } from '../../schema/duration.ts';
import type { RuleName } from '../../schema/rules.ts';
import { braced, decimalsWith, figuresWith, quoted, shortened } from './writing.ts';

// What the commands say, in English. The type of every other language follows from this file: a message that takes
// values is a function of them.

const figure = figuresWith(',', '.');
const decimal = decimalsWith('.');

const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : nouns}`;

/** How kinds of entries are called that may be named by their id. */
const nouns = {
  activity: 'activity text',
  ageGroup: 'age group',
  band: 'group size',
  category: 'category',
  closure: 'closed period',
  day: 'day',
  destination: 'destination',
  destinationCategory: 'kind of destination',
  destinationTab: 'region or kind of destination',
  effortNote: 'note on the effort',
  image: 'picture',
  inclusion: 'inclusion',
  language: 'language',
  menuText: 'menu text',
  offer: 'special offer',
  option: 'option',
  package: 'package',
  ownPage: 'page of your own',
  page: 'page',
  region: 'region',
  season: 'season',
  section: 'section',
  tier: 'hotel class',
  timeText: 'time text',
  exclusion: 'exclusion',
  popularPlace: 'popular place',
  homeStatistic: 'figure',
  aboutStatistic: 'figure',
  teamMember: 'team member',
  value: 'value',
  featuredTour: 'featured tour',
  testimonial: 'testimonial',
  question: 'question',
} satisfies Readonly<Partial<Record<EntryKind, string>>>;

/** A kind of entry that commands make, rename or remove. */
type Kind =
  | 'package'
  | 'destination'
  | 'section'
  | 'ownPage'
  | 'option'
  | 'day'
  | 'language'
  | 'season'
  | 'closure'
  | 'offer'
  | 'ageGroup';

/** A bound of a number, or of the entries of a list. */
interface Bound {
  readonly isLeast: boolean;
  readonly isInclusive: boolean;
  readonly value: string;
}

/** A group of ages. */
interface Ages {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** A group size. */
interface Band {
  readonly id: string;
  readonly min: number;
  readonly max: number;
}

/** What the heaviest page weighs, and what it may weigh, in thousands of bytes. */
/** What a page consists of. */
type Part = 'data' | 'documents' | 'pictures' | 'scripts';

interface Weight {
  readonly most: number;
  readonly limit: number;
}

/** A space that a language wants before a mark or inside quotes. */
type Space = 'none' | 'narrow' | 'no-break';

const spaces: Readonly<Record<Space, string>> = {
  none: 'no space',
  narrow: 'a narrow no-break space',
  'no-break': 'a no-break space',
};

const days = (count: number): string => counted(count, 'day');

/** A length in days, perhaps with nights, or in hours. */
type Length = { readonly days: number; readonly nights?: number | undefined } | { readonly hours: number };

const length = (found: Length): string => {
  if ('hours' in found) return counted(found.hours, 'hour');
  return found.nights ? `${days(found.days)} ${counted(found.nights, 'night')}` : days(found.days);
};
const weight = ({ most, limit }: Weight): string => `${decimal(most)} of ${limit} kB`;
const writeDigits =
  'Write a number without quotes and without marks for thousands, decimals behind a point: 3150000 or 24.5.';
const correctTimes = 'Correct one of the two times.';
const otherStart = 'Choose an address that starts otherwise.';
const givePage = 'Give the address of a page.';
const compareRows = 'Compare the row with the others.';
const ifRight = (language: string): string =>
  `Correct it; if it is right, name its key under "accepted" in "glossary/${language}.json".`;

const dataOption = { value: 'DIR', help: 'Another data folder.' };
const outOption = { value: 'DIR', help: 'Another folder for the site (dist as usual).' };
const siteUrlOption = {
  value: 'URL',
  help: 'Address of the published site instead of the one in site.json.',
};

export const english = {
  languageName: 'English',

  nouns,
  /** How an entry of a list is called that nothing refers to. */
  /** A kind of entry that has no name of its own here. */
  anyEntry: 'entry',
  imageFile: 'file in the folder images',

  suggestions: {
    meant: (name: string) => `Did you mean "${name}"?`,
    known: (names: readonly string[]) => `Known are ${quoted(names)}.`,
  },

  /** The words around findings. */
  report: {
    severity: { error: 'error', warning: 'warning' },
    help: 'help',
    reason: 'reason',
    acknowledged: 'acknowledged',
    until: (date: string) => `until ${date}`,
    counts: (errors: number, warnings: number, acknowledged: number) =>
      [
        counted(errors, 'error'),
        counted(warnings, 'warning'),
        ...(acknowledged > 0 ? [`${acknowledged} acknowledged`] : []),
      ].join(', '),
    more: (count: number, code: string) => `… and ${count} more of the same kind [${code}]`,
    moreFiles: (count: number, files: number, code: string) =>
      `… and ${count} more of the same kind in ${counted(files, 'other file')} [${code}]`,
    showAll: '"npm run check -- --all" shows all.',
    moreInSummary: (count: number) =>
      `${counted(count, 'more finding')} can be read in the summary of this run.`,
    columns: { place: 'Place', what: 'What', whatToDo: 'What to do', code: 'Code' },
    cutOff: 'The list is cut off here: it is too long to be shown.',
  },

  syntax: {
    encoding: {
      message: 'The file is not valid UTF-8 text.',
      hint: 'Save the file again with the encoding UTF-8.',
    },
    byteOrderMark: {
      message: 'The file starts with an invisible mark (BOM).',
      hint: 'Save the file as "UTF-8" rather than "UTF-8 with BOM".',
    },
    tooLarge: (bytes: number, limit: number) => ({
      message: `The file has ${figure(bytes)} bytes; more than ${figure(limit)} are not read.`,
      hint: 'Split the file, or remove what does not belong in it.',
    }),
    empty: { message: 'The file is empty.', hint: 'Restore its content, or delete the file.' },
    depth: {
      message: 'The brackets are nested too deeply to be read.',
      hint: 'Remove the extra brackets.',
    },
    duplicateKey: (key: string, firstLine: number) => ({
      message: `"${key}" stands twice in the same place; it was first given on line ${firstLine}.`,
      hint: 'Keep one of the two.',
    }),
    halfCharacter: {
      message: 'Half a character stands here: \\ud800 to \\udfff mean something in pairs only.',
      hint: 'Delete it and type the character itself.',
    },
    lostCharacter: {
      message: 'A character was lost here (U+FFFD): the file was once read or saved in another encoding.',
      hint: 'Type the character again; if many are lost, restore the file as it was and save it as UTF-8.',
    },
    reservedKey: (key: string) => ({
      message: `"${key}" cannot be a key: programs take it for something else.`,
      hint: 'Choose another name.',
    }),
    hugeNumber: (written: string) => ({
      message: `The number ${written} is too large to be kept exactly.`,
      hint: 'Check the number of digits.',
    }),

    // What keeps a text from being JSON.
    unknown: {
      message: 'The file cannot be read as JSON.',
      hint: 'Compare it with the last version that worked.',
    },
    cutOff: (bracket: string, line: number) => ({
      message: `The file ends here, but the ${bracket} of line ${line} is not closed.`,
      hint: 'Restore the end of the file, with its closing brackets.',
    }),
    breaksOff: {
      message: 'The file breaks off here: something that was opened is not closed.',
      hint: 'Restore the end of the file, with its closing brackets.',
    },
    separatedNumber: {
      message: 'Numbers are written without separators for thousands.',
      hint: 'Write digits only, such as 3150000.',
    },
    trailingComma: {
      message: 'Nothing follows this comma.',
      hint: 'Remove the comma before the closing bracket.',
    },
    otherQuotes: {
      message: 'Only straight double quotes may stand around a text.',
      hint: 'Replace the quotes by straight double ones: "like this".',
    },
    notInJson: {
      message: 'This word has no meaning here.',
      hint: 'Write a number, a text in double quotes, true, false or null.',
    },
    besideText: {
      message: 'This stands outside the quotes of a text.',
      hint: 'Close the text before it with a double quote; a quote inside a text is written \\".',
    },
    mismatched: (found: string, expected: string, line: number) => ({
      message: `"${found}" closes what was opened otherwise: line ${line} asks for "${expected}".`,
      hint: `Write "${expected}" here, or add what is missing before it.`,
    }),
    /** What the JSON reader finds, by its own names. */
    reader: {
      InvalidSymbol: {
        message: 'This is neither a text, a number, true, false nor null.',
        hint: 'Put texts between double quotes: "like this".',
      },
      InvalidNumberFormat: {
        message: 'This number is not written as JSON wants it.',
        hint: 'Write digits only, with a point for decimals: 4.8 or 3150000.',
      },
      PropertyNameExpected: {
        message: 'A name in double quotes is expected here.',
        hint: 'Write the name between double quotes, then a colon and the value.',
      },
      ValueExpected: {
        message: 'A value is expected here.',
        hint: 'Write the value, or remove the name and the colon before it.',
      },
      ColonExpected: {
        message: 'A colon is missing here.',
        hint: 'Write a colon between the name and its value.',
      },
      CommaExpected: { message: 'A comma is missing here.', hint: 'Put a comma after this value.' },
      CloseBraceExpected: {
        message: 'A closing bracket } is missing.',
        hint: 'Add } where the entry that was opened with { ends.',
      },
      CloseBracketExpected: {
        message: 'A closing bracket ] is missing.',
        hint: 'Add ] where the list that was opened with [ ends.',
      },
      EndOfFileExpected: {
        message: 'The content has already ended before this.',
        hint: 'Remove what stands after the last closing bracket.',
      },
      InvalidCommentToken: { message: 'Comments are not allowed.', hint: 'Remove the comment.' },
      UnexpectedEndOfComment: { message: 'Comments are not allowed.', hint: 'Remove the comment.' },
      UnexpectedEndOfString: {
        message: 'A text is not closed.',
        hint: 'Put a double quote at the end of the text, on the same line.',
      },
      UnexpectedEndOfNumber: { message: 'The number breaks off.', hint: 'Complete the number.' },
      InvalidUnicode: {
        message: 'The character after \\u is not complete.',
        hint: 'Write four digits after \\u.',
      },
      InvalidEscapeCharacter: {
        message: 'A backslash may only stand before certain letters.',
        hint: 'Remove the backslash, or write it twice.',
      },
      InvalidCharacter: {
        message: 'An invisible control character stands here.',
        hint: 'Delete it and type the text again; a line break inside a text is written \\n.',
      },
    },
  },

  files: {
    missing: (file: string) => ({ message: `The file "${file}" is missing.`, hint: 'Restore the file.' }),
    unknown: (suggestion: string | undefined) => ({
      message: 'This file has no place in the data folder.',
      hint: suggestion ?? 'Move it out of the data folder.',
    }),
    invalidName: {
      message: 'The file’s name is its id, and may hold only letters, digits and single hyphens.',
      hint: 'Rename the file, for example to "my-entry.json".',
    },
    /** What stands where a file is expected. */
    notRegular: {
      link: {
        message: 'This is a link to another place, not a file; it is not followed.',
        hint: 'Put the file itself here, or remove the link.',
      },
      pipe: { message: 'This is a pipe between programs, not a file.', hint: 'Remove it.' },
      socket: { message: 'This is a socket of a program, not a file.', hint: 'Remove it.' },
      device: { message: 'This is a device of the system, not a file.', hint: 'Remove it.' },
    },
    nameClash: (other: string) => ({
      message: `On some computers this name is the same as "${other}": they differ in capital letters only, or in how accents are kept.`,
      hint: 'Give one of the two another name.',
    }),
  },

  /** What is expected and found at a place. */
  values: {
    /** By zod's names for the kinds. */
    kinds: {
      amount: 'an amount such as 24.5',
      string: 'a text in double quotes',
      number: 'a number',
      int: 'a whole number',
      boolean: 'true or false',
      array: 'a list in [ ]',
      object: 'an entry in { }',
      record: 'an entry in { }',
      null: 'null',
    },
    oneOf: 'one of the possible values',
    anything: 'a value',
    alternatives: (expected: readonly string[]) => expected.join(' or '),
    nothing: 'nothing',
    list: 'a list',
    entry: 'an entry in { }',
  },

  shape: {
    unknownKey: (key: string, suggestion: string | undefined) => ({
      message: `"${key}" is not known here.`,
      hint: suggestion ?? 'Remove it.',
    }),
    missingField: (field: string, expected: string) => ({
      message: `"${field}" is missing.`,
      hint: `Add "${field}": ${expected}.`,
    }),
    wrongType: (expected: string, found: string) => ({
      message: `Expected ${expected}, found ${found}.`,
      hint: `Write ${expected} here.`,
    }),
    notOneOf: (found: string, suggestion: string | undefined) => ({
      message: `${found} is not one of the possible values.`,
      hint: suggestion ?? 'Correct the value.',
    }),
    tooFewOrMany: ({ isLeast, value }: Bound) => ({
      message: `Expected ${isLeast ? 'at least' : 'at most'} ${value} ${value === '1' ? 'entry' : 'entries'}.`,
      hint: isLeast ? 'Add what is missing.' : 'Remove what is too much.',
    }),
    outOfRange: ({ isLeast, isInclusive, value }: Bound, found: string) => {
      const least = isInclusive ? 'at least' : 'more than';
      const most = isInclusive ? 'at most' : 'less than';
      return {
        message: `Expected ${isLeast ? least : most} ${value}, found ${found}.`,
        hint: 'Correct the value.',
      };
    },
    invalid: (rule: string, found: string) => ({
      message: `${rule}; found ${found}.`,
      hint: 'Write it as in the example.',
    }),
    brokenRule: (rule: string, hint: string | undefined) => ({
      message: `${rule}.`,
      hint: hint ?? 'Correct the value.',
    }),
  },

  rules: {
    /** What a rule of the schemas asks for, without full stop. */
    asks: {
      'age-order': 'The youngest age is above the oldest',
      'amount-ambiguous': (found: string) => `The amount ${found} can be read in more than one way`,
      'amount-digits': (found: string) => `The amount ${found} has more digits than can be reckoned with`,
      'amount-none': (found: string) => `${found} is not an amount of money`,
      'band-order': 'The smallest group is larger than the largest',
      blank: 'Expected some text, found only blanks',
      'chat-url': 'Expected a web address with {phone} and {text}',
      'clock-time': 'Expected a clock time such as "09:00"',
      'country-code': 'Expected a country in two capital letters, such as "NZ"',
      'currency-code': 'Expected a currency code such as "USD"',
      date: 'Expected a date such as "2030-12-31": year, month, day',
      'day-or-date':
        'Expected a day of every year such as "07-01", or a date such as "2030-07-01", which the calendar has',
      'days-or-hours': 'Expected either days or hours, found both',
      departures: 'Expected either fixed days, or weekdays and dates',
      email: 'Expected an e-mail address',
      'file-name':
        'Expected a file name of small letters, digits and hyphens that ends with svg, png, jpg, webp or avif',
      'half-hours': 'Expected whole or half hours, such as 4 or 1.5',
      'hidden-field':
        'Expected the name of a hidden field without blanks that the form does not have itself: not name, email, subject, message, language',
      host: 'Expected the name of a host such as "pictures.example"',
      id: 'Expected an id of letters, digits and single hyphens',
      language: 'Expected the code of a language, such as "ja"',
      'language-code': 'Expected a language code of two or three small letters',
      letter: 'Expected one capital letter',
      locale: 'Expected a locale such as "en-GB"',
      'one-change': 'Expected exactly one of percent, amount, rows',
      'nights-of-days': 'Expected no more nights than days',
      'note-of-effort': 'Expected "effort" beside its note',
      'one-mark': 'Expected one mark',
      'one-target': 'Expected exactly one of page, destination, package, section',
      'package-path': 'Expected an address that ends with {package}',
      path: 'Expected an address such as "/about": small letters, digits, hyphens, no slash at the end',
      'percent-or-amount': 'Expected either percent or amount',
      typeface:
        'Expected the name of a package of Fontsource such as "@fontsource-variable/noto-sans-arabic"',
      phone: 'Expected an international number such as "+99 123-4567-8900"',
      'plan-day': `The days of a plan are called day1 to day${MOST_DAYS}, a second choice for a day day1_alt`,
      'plan-empty': 'The plan has no days',
      'plan-or-options': 'Expected either plan or options',
      'quote-pair': 'Expected an opening and a closing mark, such as "“”"',
      'spaced-mark': 'Expected one of ; : ! ?',
      'style-name': 'Expected a name of up to 30 letters, digits and hyphens',
      'style-phrase':
        'Expected words such as "perhaps", "unforgettabl*" (which may go on) or "not only … but" (with words between)',
      'range-form': 'One end has a year, the other has none',
      'range-order': 'The last day is before the first',
      'section-path': 'Expected an address such as "/trips"',
      'site-address': 'Expected the front address of a host, such as "https://www.example.com"',
      'time-or-text': 'Expected either time or timeText, found both',
      'time-range':
        'Expected a time such as "10:00" or a range such as "10:00-11:00", always with two digits',
      'time-zone': 'Expected a time zone such as "Europe/Rome"',
      'web-address': 'Expected a web address that starts with https://',
      'whole-number': 'Expected a whole number, such as 12',
      word: 'Expected one word without digits, blanks and marks',
    } satisfies Readonly<Record<RuleName, string | ((found: string) => string)>>,
    /** What to do about an amount that may have thousands or decimals. */
    readings: (thousands: number, small: number) =>
      `Write a number without quotes: ${thousands}, or ${small} if the last three digits are decimals.`,
    unnamed: 'This is not written as its place wants it',
    /** What to do, where it is not plain from what is asked for. */
    hints: {
      'age-order': 'Swap the two numbers.',
      'amount-ambiguous': writeDigits,
      'amount-digits': 'Round it to the decimals of the currency.',
      'amount-none': writeDigits,
      'band-order': 'Swap the two numbers.',
      blank: 'Write the text.',
      'day-or-date': 'Write month and day, or year, month and day, each with two digits.',
      'days-or-hours': 'Remove one of the two.',
      departures: 'Keep "fixed" alone, or "weekdays" and "dates".',
      'one-change': 'Keep one of them, or add one.',
      'one-target': 'Keep one of them, or add one.',
      'note-of-effort': 'Add "effort": "easy", "moderate" or "demanding".',
      'percent-or-amount': 'Keep one of them, or add one.',
      'plan-empty': 'Add "day1", or remove the plan.',
      'plan-or-options': 'Give the days under one of the two.',
      'range-form': 'Write both ends with a year, or both without.',
      'range-order': 'Swap the two days.',
      'time-or-text': 'Remove one of the two.',
    },
  },

  reference: {
    unknown: (noun: string, id: string, suggestion: string | undefined) => ({
      message: `There is no ${noun} "${id}".`,
      hint: suggestion ?? `Add the ${noun}, or correct the id.`,
    }),
    duplicateId: (noun: string, id: string) => ({
      message: `The ${noun} "${id}" stands twice in the list.`,
      hint: 'Give one of the two another id, or remove it.',
    }),
    duplicateAddress: (path: string, other: string) => ({
      message: `The address "${path}" is already that of "${other}".`,
      hint: 'Give one of the two another address.',
    }),
    addressOfList: (path: string, section: string, page: number) => ({
      message: `The address "${path}" is that of page ${page} of the tours of "${section}".`,
      hint: 'Give one of the two another address: long lists go on below their own address.',
    }),
    addressIsLanguage: (path: string, code: string) => ({
      message: `The address "${path}" starts with the language code "${code}".`,
      hint: otherStart,
    }),
    addressReserved: (path: string, segment: string) => ({
      message: `The address "${path}" starts with "/${segment}", where the site keeps its own files.`,
      hint: otherStart,
    }),
  },

  redirects: {
    unknownTarget: (path: string, suggestion: string | undefined) => ({
      message: `There is no page at "${path}".`,
      hint: suggestion ?? givePage,
    }),
    isPage: (path: string, file: string) => ({
      message: `"${path}" is the address of a page ("${file}"), which nobody could open any more.`,
      hint: 'Remove the line.',
    }),
    presentLanguage: (code: string) => ({
      message: `"${code}" is a language of the site, whose pages nobody could open any more.`,
      hint: 'Remove the line: only languages that the site had once stand here.',
    }),
    chain: (path: string, end: string | undefined) => ({
      message: `"${path}" is itself an old address that leads elsewhere.`,
      hint: end === undefined ? givePage : `Write "${end}" here.`,
    }),
  },

  texts: {
    invalid: (reason: string) => ({
      message: `The curly brackets of this text cannot be understood (${reason}).`,
      hint: 'Write values as {name}; close every bracket that is opened.',
    }),
    /** What is wrong with curly brackets, by the names of the parser of messages. */
    brackets: {
      MISSING_OTHER_CLAUSE: 'the case "other" is missing',
      EMPTY_ARGUMENT: 'there is no name in the brackets',
      MALFORMED_ARGUMENT: 'a name may hold letters, digits and _ only',
      INVALID_ARGUMENT_TYPE: 'only number, plural and select are known',
      EXPECT_ARGUMENT_CLOSING_BRACE: 'a closing bracket is missing',
      UNCLOSED_TAG: 'a tag is not closed',
    },
    otherBrackets: 'a bracket is missing or too many',
    unsupported: 'dates, times, offsets and styles of numbers are not supported',
    unknownArgument: (name: string, known: readonly string[]) => ({
      message: `The value {${name}} is not known in this text.`,
      hint:
        known.length === 0
          ? 'This text takes no values: remove the curly brackets.'
          : `Use ${braced(known)}.`,
    }),
    missingArgument: (name: string) => ({
      message: `The value {${name}} does not appear in this text.`,
      hint: `Put {${name}} where the value belongs.`,
    }),
    missing: (key: string, fallback: string | undefined) => ({
      message: `The text "${key}" is missing.`,
      hint:
        fallback === undefined
          ? 'Add the text.'
          : `Add the text; until then visitors see the one in "${fallback}".`,
    }),
    missingFile: (file: string, fallback: string | undefined) => ({
      message: `The file "${file}" is missing.`,
      hint:
        fallback === undefined
          ? 'Restore the file.'
          : `Add the file; until then visitors see the texts in "${fallback}".`,
    }),
    unknownEntry: (key: string, suggestion: string | undefined) => ({
      message: `There is no entry to which the text "${key}" belongs.`,
      hint: suggestion ?? 'Correct the name, or remove the text.',
    }),
    unused: (key: string) => ({
      message: `The text "${key}" is used nowhere.`,
      hint: 'Remove it, or use it.',
    }),
    listLength: (own: number, fallback: number, language: string) => ({
      message: `The list has ${own} entries; in "${language}" it has ${fallback}.`,
      hint: 'Give the list as many entries in every language.',
    }),
    metaTooLong: (characters: number, most: number) => ({
      message: `This has ${characters} characters; search engines show ${most} at most.`,
      hint: 'Say what matters first, and shorten it.',
    }),
    metaTwice: (other: string) => ({
      message: `Another page says the same: "${other}".`,
      hint: 'Give every page a title and a description of its own, so that people and search engines can tell them apart.',
    }),
    copied: (text: string, fallback: string, language: string) => ({
      message: `"${text}" is the same as in "${fallback}".`,
      hint: `Translate it, or list it with a reason under "same" in "glossary/${language}.json".`,
    }),
    todo: {
      message: 'This text has still to be written; visitors see it as it is.',
      hint: 'Write the text in place of everything that stands here, "TODO:" included.',
    },
  },

  images: {
    unreadable: {
      message: 'The picture cannot be read.',
      hint: 'Save the picture again as SVG, PNG, JPEG, WebP or AVIF.',
    },
    wrongKind: (kind: string, isKnown: boolean) => ({
      message: `The file is a picture of the kind "${kind}", which its name does not say.`,
      hint: isKnown
        ? `Let its name end with ".${kind}", here and in images.json.`
        : 'Save the picture again as JPEG; renaming it is not enough.',
    }),
    small: (width: number, height: number, least: number) => ({
      message: `The picture is only ${width} × ${height} pixels large, and will look blurred.`,
      hint: `Use one that is at least ${least} pixels wide.`,
    }),
    heavy: (megabytes: number) => ({
      message: `The file is ${decimal(megabytes)} MB large, more than the site can make use of.`,
      hint: 'Save it as JPEG, about 3000 pixels wide.',
    }),
    tooManyPixels: (width: number, height: number, most: number) => ({
      message: `The picture is ${figure(width)} × ${figure(height)} pixels large; more than ${figure(most)} in all are not decoded.`,
      hint: 'Save it about 3000 pixels wide.',
    }),
    tooNarrow: (width: number, height: number, most: number) => ({
      message: `The picture is ${figure(width)} × ${figure(height)} pixels large: one side is more than ${most} times the other.`,
      hint: 'Cut out the part that is to be seen.',
    }),
    damaged: (reason: string) => ({
      message: `The picture is damaged: only a part of it can be decoded (${reason}).`,
      hint: 'Copy it again from where it came from, or save it anew in a picture program.',
    }),
    /** What a vector picture must not hold. */
    svg: {
      encoding: () => ({
        message: 'The picture is not valid UTF-8 text.',
        hint: 'Save it again as SVG with the encoding UTF-8.',
      }),
      malformed: (reason: string) => ({
        message: `The picture is not sound XML, so browsers do not show it (${reason}).`,
        hint: 'Save it again as SVG in a drawing program.',
      }),
      doctype: () => ({
        message: 'A document type can define parts that unfold without end, and name files elsewhere.',
        hint: 'Delete all from "<!DOCTYPE" to its ">"; or save the picture again as plain SVG.',
      }),
      'style-sheet': () => ({
        message: 'The picture takes its style from another file.',
        hint: 'Save it again as plain SVG, with its style in it.',
      }),
      element: (name: string) => ({
        message: `<${name}> can run programs or show pages, and has no place in a picture.`,
        hint: 'Delete the element, or save the picture again as plain SVG.',
      }),
      handler: (name: string) => ({
        message: `"${name}" can run a program, and has no place in a picture.`,
        hint: 'Delete the attribute, or save the picture again as plain SVG.',
      }),
      address: (address: string) => ({
        message: `The picture names "${shortened(address, 60)}", which does not lie in it.`,
        hint: 'Embed what is meant into the picture, or remove the reference.',
      }),
    },
    unused: (name: string) => ({
      message: `No key in images.json names the picture "${name}".`,
      hint: 'Name it in images.json, or delete the file.',
    }),
    unusedKey: (key: string) => ({
      message: `Nothing on the site shows the picture "${key}".`,
      hint: 'Give it to an entry as its "image", or remove it here and in texts/LANGUAGE/images.json.',
    }),
    unknownHost: (host: string, suggestion: string | undefined) => ({
      message: `The host "${host}" is not among those from which pictures may be loaded.`,
      hint: suggestion ?? `Add "${host}" to "imageHosts" in site.json, if you trust it.`,
    }),
  },

  itineraries: {
    dayGap: (day: string, missing: string) => ({
      message: `"${day}" is given, but "${missing}" is not.`,
      hint: `Add "${missing}", or remove "${day}".`,
    }),
    missing: (packageId: string) => ({
      message: `The package "${packageId}" has no itinerary; visitors see a general one.`,
      hint: `Add "itineraries/${packageId}.json".`,
    }),
    missingAndGuessed: (packageId: string, guessed: Length) => ({
      message: `The package "${packageId}" has neither an itinerary nor a duration; it is shown as ${length(guessed)}, which is guessed from its name.`,
      hint: `Add "itineraries/${packageId}.json", or at least "duration" to the package.`,
    }),
    optionWithoutPlan: (option: string) => ({
      message: `Option "${option}" has no plan; visitors see a general one.`,
      hint: `Add the days of option "${option}".`,
    }),
    plansDoNotFit: (expected: 'plan' | 'options') => ({
      message:
        expected === 'plan'
          ? 'The package’s category has no options, but its itinerary has.'
          : 'The package’s category has options, but its itinerary has none.',
      hint: `Give the days under "${expected}".`,
    }),
    sameAlternative: (alternative: string, day: string) => ({
      message: `"${alternative}" is the same day as "${day}": there is nothing to choose.`,
      hint: `Name another day, or remove "${alternative}".`,
    }),
    dayTwice: (id: string, first: string) => ({
      message: `The day "${id}" is in this plan already, as "${first}".`,
      hint: 'Name another day, unless guests really do the same twice.',
    }),
    nameContradictsPlan: (name: string, claimed: Length, planned: number, plan: string) => ({
      message: `The name "${name}" speaks of ${length(claimed)}, but "${plan}" has ${days(planned)}.`,
      hint: 'Correct the name or the plan.',
    }),
    nameContradictsDuration: (name: string, claimed: Length, given: Length, file: string) => ({
      message: `The name "${name}" speaks of ${length(claimed)}, but "duration" in "${file}" is ${length(given)}.`,
      hint: 'Correct the name or the duration.',
    }),
    planContradictsDuration: (given: Length, planned: number, plan: string) => ({
      message: `The package is ${length(given)} long, but "${plan}" has ${days(planned)}.`,
      hint: 'Correct the duration or the plan.',
    }),
    plansDiffer: (option: string, own: number, first: string, other: number) => ({
      message: `Option "${option}" has ${days(own)}, option "${first}" has ${days(other)}.`,
      hint: 'Give all options of a package as many days, or make two packages of it.',
    }),
    noNight: (category: string) => ({
      message: `The category "${category}" is one with hotel nights, but the package has no night.`,
      hint: 'Add days to it, or choose a category without nights.',
    }),
    otherStars: (found: number, own: number, tier: string) => ({
      message: `This speaks of ${found}, but the option’s hotel class "${tier}" has ${own} stars.`,
      hint: 'Correct the text, or "tier" of the option.',
    }),
  },

  times: {
    endsBeforeStart: (start: string, end: string) => ({
      message: `The time ends at ${end}, ${start === end ? 'as soon as it starts' : `before it starts at ${start}`}.`,
      hint: correctTimes,
    }),
    outOfSequence: (start: string, before: string) => ({
      message: `This starts at ${start}, but stands after what starts at ${before}.`,
      hint: 'Order the activities by time, or correct the time.',
    }),
    overlap: (start: string, before: string) => ({
      message: `This starts at ${start}, while the activity before lasts (${before}).`,
      hint: correctTimes,
    }),
    legTooShort: (planned: number, least: number) => ({
      message: `This takes at least ${least} minutes, and the plan gives it ${planned}.`,
      hint: 'Correct the times of the day, or "minutes" under "legs" in site.json.',
    }),
    noTimeBefore: (free: number, least: number) => ({
      message: `Before this, ${least} minutes are needed (boarding, tickets, landing), and the plan leaves ${free}.`,
      hint: 'Start it later, end what comes before earlier, or correct "before" under "legs" in site.json.',
    }),
    closesBeforeOpening: (opens: string, closes: string) => ({
      message: `The office closes at ${closes}, but opens at ${opens}.`,
      hint: correctTimes,
    }),
    planBeforeHours: (starts: string, planned: string, day: string) => ({
      message: `The tour starts at ${starts}, but "${day}" begins at ${planned}.`,
      hint: 'Correct the hours, or the time of the activity.',
    }),
    hoursOfOtherLength: (starts: string, ends: string, found: number, given: number) => ({
      message: `From ${starts} to ${ends} it is ${counted(found, 'hour')}, but the package is ${counted(given, 'hour')} long.`,
      hint: 'Correct the hours or the duration.',
    }),
    hoursTwice: (day: string) => ({
      message: `The hours of "${day}" are given already, and overlap with these.`,
      hint: 'Give each day once, or hours that do not overlap.',
    }),
  },

  bands: {
    order: (band: Band, before: Band) => ({
      message: `The group size "${band.id}" stands after "${before.id}", but starts at ${band.min} people, before ${before.min}.`,
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
  },

  priceTables: {
    missingPrice: (tier: string) => ({
      message: `The row has no price for "${tier}".`,
      hint: `Add "${tier}" with the price per person.`,
    }),
    missingRow: (band: string) => ({
      message: `The table has no row for groups of "${band}", but for smaller and larger ones.`,
      hint: `Add a row for "${band}".`,
    }),
    duplicateRow: (band: string) => ({
      message: `The group size "${band}" has two rows.`,
      hint: 'Remove one of the two.',
    }),
    rowOrder: (band: string, before: string) => ({
      message: `The row for "${band}" stands after the one for "${before}".`,
      hint: 'Order the rows from small to large groups.',
    }),
    ambiguousTable: (other: string) => ({
      message: `"${other}" serves the same packages.`,
      hint: 'Change what one of the two tables serves.',
    }),
    unusedTable: {
      message: 'No package shows this table: none has what is named here.',
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
          : `Round it to ${counted(decimals, 'decimal')}; a point that was meant for thousands is left out.`,
    }),
    amountTooLarge: (written: string) => ({
      message: `The amount ${written} is too large to be reckoned with.`,
      hint: 'Check the number of digits.',
    }),
    digitSlip: (amount: number, usual: number) => ({
      message: `${figure(amount)} is far from the prices around it, which are near ${figure(usual)}: a digit too ${amount > usual ? 'many' : 'few'}?`,
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
      hint: 'One guest more should not make the tour cheaper: compare this price with the row before.',
    }),
    supplementDiffers: (tier: string, lowest: string, found: number, usual: number) => ({
      message: `"${tier}" costs ${figure(found)} more than "${lowest}" here, ${figure(usual)} more in every other row: a typing slip?`,
      hint: compareRows,
    }),
    missingAmount: (tier: string) => ({
      message: `There is no amount for "${tier}" here.`,
      hint: `Add "${tier}", or write one amount for all hotel classes.`,
    }),
    mixed: (key: string) => ({
      message: `"${key}" does not fit here: rows have either one price for all hotel classes or one for each.`,
      hint: 'Write all rows of the table alike.',
    }),
    noTiers: {
      message: 'The table has one price for all hotel classes, but names hotel classes here.',
      hint: 'Write one amount.',
    },
    childrenOfGroup: {
      message: 'The prices are for whole groups: children have no prices of their own.',
      hint: 'Remove "children", or make the prices those of a person.',
    },
    childAsAdult: (ageGroup: string) => ({
      message: `"${ageGroup}" pays 100 % of an adult’s price: the rate changes nothing.`,
      hint: 'Remove it, or correct it: who has no rate pays as an adult does.',
    }),
    childDearer: (ageGroup: string, child: number, adult: number) => ({
      message: `"${ageGroup}" pays ${figure(child)}, more than an adult, who pays ${figure(adult)} in one of the rows.`,
      hint: 'Compare the two, or give per cent of an adult’s price.',
    }),
    childPercentDearer: (ageGroup: string, percent: number) => ({
      message: `"${ageGroup}" pays ${percent} % of an adult’s price: more than an adult.`,
      hint: 'Give less than 100.',
    }),
    sameForLengths: (lengths: readonly number[], packages: readonly string[]) => ({
      message: `Tours of different length (${lengths.join(', ')} days) cost the same, such as ${quoted(packages)}: they share this table.`,
      hint: 'Give a table of its own to tours of each length, with "days" or "package" under "serves".',
    }),
    lowestDiffers: (tier: string, amount: number, usual: number) => ({
      message: `By what the other hotel classes cost, "${tier}" should be ${figure(usual)} here, not ${figure(amount)}: a typing slip?`,
      hint: compareRows,
    }),
  },

  calendar: {
    seasonsOverlap: (season: string, other: string, day: string) => ({
      message: `"${season}" and "${other}" are both on ${day}: it is open which of them holds.`,
      hint: 'Give one of the two a higher "priority", or change the dates.',
    }),
    seasonHidden: (season: string, others: readonly string[]) => ({
      message: `"${season}" never holds: on all its days ${quoted(others)} with a higher priority ${others.length === 1 ? 'does' : 'do'}.`,
      hint: 'Change the dates or the priorities, or remove the season.',
    }),
    seasonOver: (season: string, last: string) => ({
      message: `"${season}" was over on ${last}.`,
      hint: 'Give it new dates, dates without a year, or remove it.',
    }),
    alwaysClosed: {
      message: 'This closes every package on every day of the year.',
      hint: 'Correct the dates, or name the regions or packages that are closed.',
    },
    offerOver: (offer: string, last: string) => ({
      message: `The special offer "${offer}" was over on ${last}.`,
      hint: 'Remove it, or give it new dates.',
    }),
    duplicateDate: (date: string) => ({
      message: `${date} stands twice in the list.`,
      hint: 'Remove one of the two; or was another day meant?',
    }),
    missing: (field: string) => ({
      message: `"${field}" needs the file calendar.json, which the site does not have.`,
      hint: 'Add calendar.json with your time zone, such as { "zone": "Europe/Rome" }.',
    }),
    weekdaysOutsideDates: {
      message: 'None of these weekdays is within these dates: the package never departs.',
      hint: 'Correct the weekdays or the dates.',
    },
    neverDeparts: (first: string, last: string) => ({
      message: `The package has no day that can be booked, from ${first} to ${last}: it does not depart then, is sold out or closed.`,
      hint: 'Add days of departure, or tell visitors that it is not offered now.',
    }),
  },

  ages: {
    overlap: (ages: Ages, younger: Ages) => ({
      message: `Who is ${ages.from} years old belongs both to "${younger.id}" (${younger.from} to ${younger.to}) and to "${ages.id}" (${ages.from} to ${ages.to}).`,
      hint: `Let "${ages.id}" start at ${younger.to + 1}, or "${younger.id}" end at ${ages.from - 1}.`,
    }),
    gap: (ages: Ages, younger: Ages) => {
      const [first, last] = [younger.to + 1, ages.from - 1];
      return {
        message: `Who is ${first === last ? first : `${first} to ${last}`} years old counts as an adult: "${younger.id}" ends at ${younger.to}, "${ages.id}" starts at ${ages.from}.`,
        hint: 'Close the gap between the two.',
      };
    },
  },

  contact: {
    unconfirmed: (reason: string) => ({
      message: `Not confirmed yet: ${reason}`,
      hint: 'Put in the real value, then remove its line under "unconfirmed".',
    }),
    sample: (reason: string) => ({
      message: `A sample: ${reason}`,
      hint: 'Visitors do not see it once the site has its real address. Put in the real value, then remove its line under "unconfirmed".',
    }),
    unknownPath: (path: string) => ({
      message: `This file has no value at "${path}".`,
      hint: 'Correct the path, or remove the line.',
    }),
    messagesReachNobody: {
      message: 'Messages of the contact form reach nobody: they are only logged in the visitor’s browser.',
      hint: 'Set "to" to "chat", "email" or "endpoint".',
    },
    signUpsReachNobody: {
      message: 'Sign-ups for the newsletter reach nobody: visitors are told that they are subscribed.',
      hint: 'Set "to" of "newsletter" to "chat", "email" or "endpoint".',
    },
    exampleAddress: (host: string) => ({
      message: `"${host}" is an address for examples: it belongs to nobody.`,
      hint: 'Put in your own.',
    }),
    reservedHost: (host: string) => ({
      message: `Nobody on the internet can open "${host}": such names are for examples and for one’s own network.`,
      hint: 'Put in your own address before the site goes online.',
    }),
    clicksElsewhere: (host: string, own: string) => ({
      message: `"${host}" would be told where visitors open the chat, and is not the site’s own domain.`,
      hint: `Use an address of ${own}, or leave "chatClicks" out.`,
    }),
    bareLink: (host: string) => ({
      message: `The link leads to the front page of ${host}, not to a page of your own.`,
      hint: 'Open your page in a browser and copy its whole address.',
    }),
    placeholderNumber: (phone: string) => ({
      message: `"${phone}" does not look like a number that anybody answers.`,
      hint: 'Put in the number that answers the chat.',
    }),
    phoneLength: (digits: number) => ({
      message: `The number has ${digits} digits; international numbers have 8 to 15.`,
      hint: 'Count the digits: the country code, then the number.',
    }),
    zeroAfterCountryCode: (phone: string) => ({
      message: `In "${phone}" a zero follows the country code: chat links with it usually do not open.`,
      hint: 'Leave the zero out: the country code stands for it.',
    }),
    farPoint: (kilometres: number) => ({
      message: `This point lies about ${kilometres} km from the others: a minus or a digit wrong?`,
      hint: 'Compare latitude and longitude with those of places nearby.',
    }),
  },

  typefaces: {
    notInstalled: (name: string) => ({
      message: `The typeface "${name}" is not installed.`,
      hint: `Run "npm install --save-dev ${name}", or remove this line: visitors then see a typeface of their own device.`,
    }),
    sliced: (name: string, whole: string) => ({
      message: `"${name}" has its typeface in small slices only, dozens of files for a page.`,
      hint: `Take the same typeface in whole files: run "npm install --save-dev ${whole}", and write "${whole}" here.`,
    }),
  },

  acknowledgements: {
    needless: (code: string, place: string, meant: string | undefined) => ({
      message: `No warning "${code}" is found at "${place}".`,
      hint: meant === undefined ? 'Remove this acknowledgement.' : `Did you mean ${meant}?`,
    }),
    expired: (hint: string, until: string, reason: string) =>
      `${hint} It was acknowledged until ${until} (“${reason}”): look again, then mend it or set a new date.`,
  },

  /** What looks wrong in a translation. */
  doubts: {
    stale: (source: string, sourceText: string, command: string) => ({
      message: `The text in "${source}" has changed since this was translated: "${shortened(sourceText, 80)}".`,
      hint: `Bring it up to date, then run: ${command}`,
    }),
    oddLength: (language: string, isLong: boolean) => ({
      message: `The translation is unusually ${isLong ? 'long' : 'short'} for its source.`,
      hint: ifRight(language),
    }),
    otherEnding: (language: string, own: string, source: string) => ({
      message: `The text ends with ${own}, its source with ${source}.`,
      hint: ifRight(language),
    }),
    endings: { sentence: 'the end of a sentence', colon: 'a colon', none: 'no mark' },
    lostNumber: (language: string, number: string) => ({
      message: `The source says ${number}, and this text does not.`,
      hint: ifRight(language),
    }),
    oddSpace: (language: string, what: string) => ({
      message: `There is ${what}.`,
      hint: ifRight(language),
    }),
    doubleSpace: 'a double space',
    spaceAtEnd: 'a space or line break at the start or the end',
    spaceBefore: (mark: string, wanted: Space) =>
      wanted === 'none'
        ? `a space before “${mark}”`
        : `something other than ${spaces[wanted]} before “${mark}”`,
    spaceInside: (quotes: string, wanted: Space) =>
      `something other than ${spaces[wanted]} inside “${quotes}”`,
    oddMark: (language: string, found: string, wanted: string) => ({
      message: `${found} is not how this language writes it; it uses ${wanted}.`,
      hint: ifRight(language),
    }),
    quotationMark: (mark: string) => `The quotation mark ${mark}`,
    loneQuotationMark: 'A quotation mark that stands alone',
    apostrophe: (mark: string) => `The apostrophe ${mark}`,
    marks: (wanted: readonly string[]) => wanted.join(' or '),
  },

  /** Rules of style that the glossaries give. */
  style: {
    aboveLimit: (name: string, count: number, limit: number, language: string) => ({
      message: `"${name}" counts ${count} in the texts in "${language}"; at most ${limit} are meant.`,
      hint: `See every place: npm run translations -- style ${language} ${name}. Write some of them otherwise, or set another limit.`,
    }),
    title: 'Style, counted by the rules of the glossaries (limit in brackets):',
    none: 'No glossary has rules of style: see "style" in data/guide.',
    ofLanguage: (language: string) => `Style in "${language}", by area:`,
    ofRule: (name: string, count: number, why: string | undefined) =>
      `${name}: ${counted(count, 'place')}${why === undefined ? '' : ` — ${why}`}`,
    noLanguage: (code: string, suggestion: string | undefined) =>
      `The site has no language "${code}". ${suggestion ?? 'See "languages" in site.json.'}`,
    noRule: (name: string, language: string, suggestion: string | undefined) =>
      `The glossary of "${language}" has no rule of style "${name}". ${suggestion ?? 'See "style" there.'}`,
  },

  /** What the system says, and what it says it of. */
  failures: {
    because: (what: string, reason: string) => `${what}: ${reason}.`,
    /** By the system's own names. */
    system: {
      ENOENT: 'it does not exist',
      EACCES: 'permission is denied',
      EPERM: 'permission is denied',
      EROFS: 'the disk is read-only',
      EBUSY: 'another program has it open',
      ENOSPC: 'the disk is full',
      ENOTDIR: 'a folder was expected, but there is a file',
      EISDIR: 'a file was expected, but there is a folder',
      EADDRINUSE: 'the port is already in use',
    },
    systemSays: (code: string) => `the system says ${code}`,
    dataUnreadable: (folder: string) => `The data folder "${folder}" cannot be read`,
    dataIsNoFolder: (folder: string) => `The data folder "${folder}" is not a folder.`,
    dataTooMany: (folder: string, most: number) =>
      `The data folder "${folder}" holds more than ${figure(most)} files. Is it the right one?`,
    dataUnwritable: (folder: string) => `The data folder "${folder}" cannot be written to; it is as it was`,
    dataHalfChanged: (folder: string) =>
      `Changes of the data folder "${folder}" can be neither finished nor taken back; once that is mended, the next command does it`,
    dataInUse: (folder: string, process: number) =>
      `Another command (process ${process}) is changing the data folder "${folder}". Wait for it, or stop it.`,
    dataChanged: (file: string) =>
      `"${file}" was changed while this command was running. Nothing was written; run it again.`,
    folderUnwritable: (folder: string) => `The folder "${folder}" cannot be written to`,
    folderNotReplaced: (folder: string) => `The folder "${folder}" cannot be replaced`,
    folderInUse: (folder: string) =>
      `Another build is filling the folder "${folder}". Wait for it, or stop it.`,
    fileUnreadable: (file: string) => `The file "${file}" cannot be read`,
    fileUnwritable: (file: string) => `The file "${file}" cannot be written`,
    summaryUnwritable: (file: string) => `The summary "${file}" cannot be written`,
    changesUnknown: 'What has changed is not known: that takes git, and a commit to compare with.',
    mendFirst: 'Mend these errors first. Nothing was changed.',
    notSound: 'This would not be sound. Nothing was changed.',
  },

  /** What was put in order after a command that was killed. */
  dataFolder: {
    finished: (files: number) =>
      `A command that was changing the data was stopped half-way; its changes are now finished (${counted(files, 'file')}).`,
    takenBack:
      'A command that was changing the data was stopped half-way; its changes are taken back, all is as it was before.',
    left: (files: readonly string[]) =>
      `Not touched, since somebody has changed them meanwhile: ${files.join(', ')}. Look at them.`,
    notBegun: 'A command that was about to change the data was stopped before it changed anything.',
  },

  /** Command lines that cannot be understood. */
  commandLine: {
    unknownCommand: (name: string, known: readonly string[]) =>
      `Unknown command "${name}". Known are: ${known.join(', ')}.`,
    unknownOption: (option: string) => `Unknown option "${option}".`,
    optionNeedsValue: (option: string) => `The option "${option}" needs a value.`,
    optionTakesNoValue: (option: string) => `The option "${option}" takes no value.`,
    unexpectedArgument: (argument: string) => `Unexpected argument "${argument}".`,
    unknownLanguage: (asked: string, known: readonly string[]) =>
      `The commands do not speak "${asked}". Known are ${known.join(', ')}.`,
    unknownFormat: (format: string, known: readonly string[]) =>
      `Unknown format "${format}". Known are ${known.join(', ')}.`,
    fixIsForPeople: 'The option --fix is for people: it prints no other format.',
    dryRunBelongsToFix: 'The option --dry-run belongs to --fix.',
    noDate: (written: string) => `"${written}" is no date. Write year, month and day: 2030-12-31.`,
    noWebAddress: (written: string) =>
      `"${written}" is not a web address. Write one such as https://www.example.com.`,
    notFrontAddress: (written: string) =>
      `"${written}" is the address of a folder; the site needs the front of a host, such as https://tours.example.com.`,
    noPort: (written: string) => `PORT is "${written}"; it must be a number from 0 to 65535.`,
    unknownMeasurement: (name: string, known: readonly string[]) =>
      `Unknown measurement "${name}". Known are: ${known.join(', ')}.`,
    noCount: (written: string) => `"${written}" is no number of times.`,
    unknownAction: (action: string, known: readonly string[]) =>
      `Unknown action "${action}". Known are: ${known.join(', ')}.`,
    nameAction: (known: readonly string[]) => `Say what to do: ${known.join(', ')}.`,
    nameLanguage: 'Name a language. The option --help shows how.',
    nameFile: 'Name a file. The option --help shows how.',
    nameFolder: 'Name a folder. The option --help shows how.',
    namePriceFile: (action: string) => `Name the file: ${action} prices.xlsx.`,
    oneTooMany: (word: string) => `"${word}" is one word too many.`,
    optionOfOther: (option: string, action: string) => `--${option} belongs to "${action}".`,
    noThreshold: (written: string) =>
      `The threshold is "${written}"; it must be a number of per cent, such as 20.`,
  },

  /** What --help shows. */
  help: {
    options: '[options]',
    lang: {
      value: 'LANGUAGE',
      help: (languages: string) => `Language of what is said: ${languages}. Usually that of the computer.`,
    },
    help: 'Shows this text.',
    commands: {
      check: {
        summary: 'Checks the content and writes nothing. Exit code 0: no errors, 1: errors, 2: bad usage.',
        options: {
          data: dataOption,
          format: { value: 'FORMAT', help: 'pretty (as usual), json or github.' },
          all: { help: 'Shows every finding in full; of a kind in a file, the first hundred.' },
          acknowledged: { help: 'Lists the warnings that are acknowledged in the data, and why.' },
          publish: {
            help: 'Makes errors of what must not go online: placeholders, samples, forms that reach nobody.',
          },
          fix: { help: 'Puts right what can be put right in one way only, and shows what it changed.' },
          'dry-run': { help: 'With --fix: shows what would change, writes nothing.' },
          today: { value: 'DATE', help: 'Another day than today, such as 2030-12-31, for what runs out.' },
        },
      },
      compile: {
        summary:
          'Writes the typed modules that follow from the content, as editors and type checks need them.',
        options: { data: dataOption },
      },
      build: {
        summary: 'Builds the static site. Exit code 0: built, 1: errors, 2: bad usage.',
        options: {
          data: dataOption,
          out: outOption,
          'site-url': siteUrlOption,
          'server-config': {
            value: 'DIR',
            help: 'Also writes nginx.conf and Caddyfile for the site into this folder.',
          },
        },
      },
      start: {
        summary:
          'Builds the site and serves it to this machine. PORT chooses another port, HOST=0.0.0.0 lets others see it.',
        options: { data: dataOption, out: outOption, 'site-url': siteUrlOption },
      },
      dev: {
        summary: 'Serves the app while data and code are being edited. PORT chooses another port.',
        options: { data: dataOption },
      },
      preview: {
        summary:
          'Serves the built site to this machine. PORT chooses another port, HOST=0.0.0.0 lets others see it.',
        options: { out: { value: 'DIR', help: 'Another folder of the site (dist as usual).' } },
      },
      translations: {
        calls: [
          '',
          'accept [LANGUAGE] [KEY …]',
          'export LANGUAGE [FILE.po]',
          'import FILE.po [LANGUAGE]',
          'pseudo DIR',
          'style [LANGUAGE [RULE …]]',
        ],
        summary: `Shows what is translated, and what is missing, stale or looks wrong.
style counts what the glossaries' rules of style find: in all languages, in the areas of one, or every place of a rule;
accept records translations as up to date; export and import exchange texts with translators;
pseudo writes a data folder with an invented language that shows what was not translated.
Exit code 0: fine, 1: errors (with --strict also stale translations and doubts), 2: bad usage.`,
        options: {
          data: dataOption,
          strict: { help: 'Fails on stale or unrecorded translations and on doubts.' },
          new: { help: 'accept: only translations that are not recorded yet.' },
          'dry-run': { help: 'import: shows what would change, writes nothing.' },
          'accept-large-changes': {
            help: 'import: other words for more than 30 % of the texts of a language are meant.',
          },
        },
      },
      prices: {
        calls: ['export FILE.xlsx|FILE.csv', 'import FILE.xlsx|FILE.csv', 'diff [REVISION]'],
        summary: `Price tables to a spreadsheet and back, and how prices changed since a version in Git (HEAD as usual).
Without --lang it speaks the language that site.json names as the operator’s.
Exit code 0: done, 1: refused, or large changes that nobody acknowledged, 2: bad usage.`,
        options: {
          data: dataOption,
          threshold: {
            value: 'PERCENT',
            help: 'Changes of more have to be acknowledged (20 as usual).',
          },
          'accept-large-changes': {
            help: 'Acknowledges them; so does ACCEPT_LARGE_PRICE_CHANGES=yes in the environment.',
          },
          'dry-run': { help: 'import: shows the changes and writes nothing.' },
          overwrite: { help: 'export: replaces a file that exists.' },
          format: {
            value: 'FORMAT',
            help: 'diff: pretty (as usual) or markdown, for the summary of a pull request.',
          },
        },
      },
      new: {
        calls: ['package ID', 'destination ID', 'day ID', 'ownPage ID', 'language CODE'],
        summary: `Makes a new entry with all its files; texts to be written start with "TODO:" and are named by the check.
At a terminal it asks for what is missing. If the result would have errors, nothing is written.
Exit code 0: done, 1: not done, 2: bad usage.`,
        options: {
          data: dataOption,
          region: { value: 'ID', help: 'package, destination: its region.' },
          category: { value: 'ID', help: 'package: its category; destination: its kind.' },
          destinations: { value: 'ID,ID', help: 'package, day: the destinations that it visits.' },
          length: { value: '12 or 4h', help: 'package: its length in days, or in hours.' },
          days: { value: 'ID,ID', help: 'package: the days of its plan, in order.' },
          image: { value: 'KEY', help: 'package, destination: its picture.' },
          path: { value: 'PATH', help: 'destination or ownPage: its address.' },
          name: { value: 'NAME', help: 'language: its own name.' },
          locale: { value: 'LOCALE', help: 'language: whose numbers and plurals it uses.' },
          direction: { value: 'ltr|rtl', help: 'language: its direction.' },
        },
      },
      rename: {
        calls: [
          'package OLD NEW',
          'destination OLD NEW',
          'section OLD NEW',
          'ownPage OLD NEW',
          'option OLD NEW',
          'day OLD NEW',
          'season OLD NEW',
          'closure OLD NEW',
          'offer OLD NEW',
          'ageGroup OLD NEW',
        ],
        summary: `Gives an entry another id, everywhere it is named, and leaves a redirect where its address changes.
If the result would have errors, nothing is changed. Exit code 0: done, 1: not done, 2: bad usage.`,
        options: {
          data: dataOption,
          path: {
            value: 'PATH',
            help: 'destination, section or ownPage: its new address, such as /places/reef.',
          },
          'dry-run': { help: 'Shows what would change, writes nothing.' },
        },
      },
      remove: {
        calls: [
          'package ID',
          'destination ID',
          'section ID',
          'ownPage ID',
          'option ID',
          'day ID',
          'season ID',
          'closure ID',
          'offer ID',
          'ageGroup ID',
          'language CODE',
        ],
        summary: `Removes an entry with its files, its texts and what names it in lists, and leaves a redirect from its address.
If something cannot do without it, that is shown, and nothing is changed. Exit code 0: done, 1: not done, 2: bad usage.`,
        options: {
          data: dataOption,
          to: {
            value: 'PATH',
            help: `The address to which that of the page leads then; none: for a tour the section that lists it, for a
destination the list of all, else the home page. For a language the code of another; none: the fallback language.`,
          },
          'dry-run': { help: 'Shows what would change, writes nothing.' },
        },
      },
      schemas: {
        summary: 'Writes the JSON Schemas that editors read, from the schemas of the data.',
        options: {},
      },
      illustrations: {
        calls: ['[SCENE …]'],
        summary: `Draws the illustrations of the site from their scenes: all, or those that are named.
While a scene has errors, nothing is drawn. Exit code 0: done, 1: errors, or not up to date, 2: bad usage.`,
        options: {
          check: { help: 'Says which pictures are not what their scenes say, and writes nothing.' },
          scenes: { value: 'DIR', help: 'Another folder of scenes.' },
          out: { value: 'DIR', help: 'Another folder of pictures than data/images.' },
        },
      },
      bench: {
        calls: [
          '',
          'damage',
          'tap',
          'compare BEFORE AFTER',
          'view [FAMILY …]',
          'scale [PACKAGES …]',
          'kills [COMMAND …]',
        ],
        summary: `Measures the check against the same runner doing nothing.
damage: damages the data piece by piece, in memory, and counts what is reported in its file and line.
tap: times how soon after a tap the next page of the built site is there, in Chromium.
compare: lists what is not the same in two built sites, but for hashes in names.
view: times how soon a page of each family is there and at rest on a slow phone, in Chromium and by Lighthouse,
beside the same page without scripts.
scale: times checks and builds, and weighs their memory, of data grown to 20, 200 and 2000 packages.
kills: kills the commands that change something at random moments, and looks for what is left half done.`,
        options: {
          runs: {
            value: 'N',
            help: 'Runs per measurement; the median counts (7 as usual, 5 for view, 3 for scale). Also for tap. kills: how many (200 as usual).',
          },
          every: {
            value: 'N',
            help: 'damage: tries one of so many damages (97 as usual; 1 takes about an hour).',
          },
          files: { value: 'START', help: 'damage: only files whose path starts so, such as prices/.' },
          list: { help: 'damage: lists what is not reported in its line, legal or not.' },
          site: { value: 'DIR', help: 'view: another folder of a built site (dist as usual).' },
          only: {
            value: 'NAME',
            help: 'view: only chromium, or only lighthouse, which the first time is fetched into .cache/. scale: only check or build.',
          },
          keep: { help: 'scale: leaves the data and the sites in .cache/bench-scale/.' },
          format: { value: 'FORMAT', help: 'view, scale: pretty (as usual) or json.' },
          seed: { value: 'N', help: 'kills: other moments with every number (1 as usual).' },
        },
      },
      mutants: {
        calls: ['PART (domain, i18n or compiler)'],
        summary: `Changes the code of one part piece by piece, in a copy, and sees whether the tests notice.
Prints the share that they notice and what they do not; less than 85 % is a failure.
What may survive stands in tests/mutants/survivors.json, each with its reason.
Results are kept: next time only what new code and new tests can change is tried again.`,
        options: {
          files: { value: 'GLOB', help: "Only these files, such as 'scripts/compiler/map/**'." },
          fresh: {
            help: 'Tries all again, as is needed after tests, fixtures or golden cases were altered.',
          },
        },
      },
      test: {
        summary: 'Runs every check and test, as CI does: types, style, unused code, unit, build, browser.',
        options: {
          quick: { help: 'Leaves out the tests that build the site and open a browser.' },
          changed: {
            help: 'Only the tests that changes since the last commit touch; those of built sites if these may differ.',
          },
        },
      },
    },
  },

  /** The tool that draws illustrations from scenes. */
  illustrations: {
    unreadable: (folder: string) => `The folder of scenes "${folder}" cannot be read`,
    noScene: (name: string, hint: string | undefined, known: readonly string[]) =>
      `There is no scene "${name}". ${hint ?? `Known are ${known.join(', ')}.`}`,
    drawn: (name: string, kilobytes: number, state: 'unchanged' | 'stale' | 'written') =>
      `${name}: ${kilobytes.toFixed(1)} kB, ${{ unchanged: 'unchanged', stale: 'NOT UP TO DATE', written: 'written' }[state]}`,
    stale: (count: number, all: number) =>
      `${count} of ${all} files not up to date: run "npm run illustrations".`,
    unknownName: (kind: 'colour' | 'layer', name: string, hint: string | undefined) => {
      const noun = { colour: 'colour of the palette', layer: 'layer' }[kind];
      return {
        message: `There is no ${noun} "${name}".`,
        hint: hint ?? `Add the ${noun}, or correct the name.`,
      };
    },
    unusedColour: (colour: string) => ({
      message: `No layer of the picture uses the colour "${colour}".`,
      hint: 'Remove it from the palette, or use it.',
    }),
    sameFile: (file: string, other: string) => ({
      message: `The picture "${file}" is already that of ${other}.`,
      hint: 'Give one of the two another file.',
    }),
    /** The rule is what the schema says, in English: whoever draws works on the code. */
    invalidText: (rule: string, found: string) => ({
      message: `${rule}; found ${found}.`,
      hint: 'Write it as in the example.',
    }),
  },

  /** Tests tried on changed code. */
  mutants: {
    namePart: (known: readonly string[]) => `Name one part of the code: ${known.join(', ')}.`,
    noFile: (folder: string, glob: string) => `No file of ${folder} is called ${glob}.`,
  },

  /** Two built sites side by side. */
  compare: {
    only: (which: 'before' | 'after', path: string) => `only ${which}: ${path}`,
    changed: (path: string) => `changed: ${path}`,
    summary: (same: number, changed: number, only: number) =>
      `${same} files are the same, ${changed} changed, ${only} stand in one site only.`,
    nameTwo: 'Name two folders of built sites: compare BEFORE AFTER.',
  },

  /** How soon pages are there. */
  view: {
    noLighthouse: (version: string) =>
      `Lighthouse ${version} could not be fetched: that takes the network. The option --only chromium does without.`,
  },

  /** Building and serving the site. */
  build: {
    steps: {
      checking: 'Checking and compiling the content',
      bundling: 'Bundling',
      rendering: 'Rendering the pages',
      pictures: 'Making the pictures',
      finishing: 'Finishing',
    },
    unchanged: 'Nothing has changed since the last build.',
    rendered: (made: number, reused: number) => `${counted(made, 'page')} made, ${reused} as before`,
    madeAgain: (path: string) => `What was kept in ${path} is damaged: it is made again.`,
    notMade: 'The site cannot be built; the last one is as it was',
    cacheGone: 'What the build keeps was deleted while it was being used. Run the build again.',
    pictures: (made: number, reused: number) => `${made} made, ${reused} as before`,
    weights: ({ scripts, data, pictures, documents }: Readonly<Record<Part, Weight>>) =>
      `scripts ${weight(scripts)}, data ${weight(data)}, first pictures ${weight(pictures)}, documents ${weight(documents)} (as sent, heaviest page)`,
    tooHeavy: (address: string, weights: string) => `The page ${address} is too heavy: ${weights}.`,
    searchWeight: (search: Weight) => `search of tours ${weight(search)} (as sent, heaviest language)`,
    searchTooHeavy: (file: string, weights: string) =>
      `What is loaded to search for tours is too heavy, with ${file}: ${weights}. Shorten the texts of the packages and days in it.`,
    deadLinks: (count: number) => (count === 1 ? '1 link leads nowhere:' : `${count} links lead nowhere:`),
    unusablePictures: 'Nothing can be made of these pictures:',
    turnedPicture: 'it is turned by a note that not all programs read; save it again, upright',
    damagedPicture: (reason: string) => `the file is damaged (${reason}). Save it again as JPEG or PNG.`,
    done: (folder: string) => `The site is in ${folder}.`,
  },

  /** Files for servers of one's own. */
  serverConfig: {
    nginx:
      'For nginx: put this file into /etc/nginx/conf.d/, and the files of the site where "root" says. certbot adds the certificate.',
    caddy:
      'For Caddy: put this file at /etc/caddy/Caddyfile, and the files of the site where "root" says. Caddy gets the certificate itself.',
    again:
      'Made by "npm run build -- --server-config DIR": make it again when languages, redirects or the program have changed.',
    done: (folder: string) => `The files for nginx and Caddy are in ${folder}.`,
  },

  serve: {
    recompiled: (counts: string, written: number) =>
      `Content compiled: ${counts}, ${written} modules written.`,
    siteAt: (url: string) => `The site is at ${url} (Ctrl+C stops it).`,
    appAt: (url: string) => `The app is at ${url} (Ctrl+C stops it).`,
    noSite: (folder: string) => `There is no site in "${folder}". Run "npm run build" first.`,
    portTaken: (port: number, other: number) =>
      `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${other}.`,
    portUnusable: (port: number) => `Port ${port} cannot be used`,
  },

  schemas: {
    written: (written: number, removed: number, unchanged: number) =>
      `${written} written, ${removed} removed, ${unchanged} unchanged.`,
  },

  /** What `check --fix` puts right. */
  fixes: {
    done: (count: number, isDryRun: boolean) =>
      count === 0
        ? 'Nothing can be put right without asking.'
        : `${counted(count, 'place')} ${isDryRun ? 'can be put right; nothing was written.' : 'put right.'}`,
    invisibleMark: 'an invisible mark',
    nothing: 'nothing',
    noLineBreak: 'no line break at the end',
    lineBreak: 'a line break',
  },

  /** Making, renaming and removing entries. */
  entries: {
    // Command lines that lack something.
    nameKind: (kinds: readonly Kind[]) => `Name what to make: ${kinds.join(', ')}.`,
    nameRenamable: (kinds: readonly Kind[]) => `Name what to rename: ${kinds.join(', ')}.`,
    nameId: (kind: Kind) =>
      kind === 'language'
        ? 'Name its code: npm run new -- language CODE'
        : `Name its id, in one word: npm run new -- ${kind} ID`,
    nameRemovable: (kinds: readonly Kind[]) => `Name what to remove: ${kinds.join(', ')}.`,
    nameGone: (kind: Kind) =>
      `Name what goes: npm run remove -- ${kind} ${kind === 'language' ? 'CODE' : 'ID'}`,
    nameIds: (kind: Kind) => `Name the old and the new id: npm run rename -- ${kind} OLD NEW`,
    missing: 'These options are missing:',

    // Ids and addresses that cannot be.
    taken: (kind: Kind, id: string) => `There is already a ${nouns[kind]} "${id}". Choose another id.`,
    hasLanguage: (code: string) =>
      `The site has the language "${code}" already. "npm run translations" shows its texts.`,
    noId: (id: string) =>
      `"${id}" is no id: an id has letters, digits and single hyphens, such as "my-tour".`,
    noLanguageCode: (code: string) => `"${code}" is no language code: it has two or three small letters.`,
    neededLanguage: (code: string) =>
      `The site cannot do without the language "${code}": site.json names it as its default language, its fallback, or the operator’s. Name another there first.`,
    noEntry: (kind: Kind, id: string) => `There is no ${nouns[kind]} "${id}".`,
    idsStandIn: (folder: string) => `The ids are the names of the files in ${folder}/.`,
    idsListed: (file: string) => `The ids stand in ${file}.`,
    noOwnAddress:
      'Only destinations, sections and pages of your own have an address to give with --path: leave it out.',

    // What is asked of somebody at the terminal.
    intro: (kind: Kind, id: string) =>
      `Some questions about the ${nouns[kind]} "${id}". Enter takes the answer in [ ]; Ctrl+C stops, and nothing is written.`,
    /** What has to be known of a new entry: each says what its answer is for. */
    questions: {
      region: (kind: Kind) => `Region of the ${nouns[kind]}`,
      category: 'Category of the package',
      destinationCategory: 'Kind of destination',
      destinations: (kind: Kind) => `Destinations that the ${nouns[kind]} visits`,
      length: 'Length in days, such as 12, or in hours, such as 4h; none: as long as its plan',
      days: 'Days of its plan, in order',
      image: (kind: Kind) => `Picture that is shown until the ${nouns[kind]} has its own`,
      path: 'Address of its page, without the language',
      name: 'Name of the language, in the language itself',
      locale: 'Language and country whose numbers, dates and plurals it uses',
      direction: 'Direction of writing: ltr from left to right, rtl from right to left',
    },
    chooseOne: 'Choose one',
    chooseSome: 'Choose one or several, with commas between them',
    /** The answer that names nothing. */
    none: 'none',
    needed: 'This needs an answer.',
    noLength: (answer: string) =>
      `"${answer}" is no length: write days from 1 to ${MOST_DAYS}, such as 12, or hours up to 24, such as 4h or 1.5h.`,
    noChoice: (answer: string) => `There is no "${answer}".`,

    // What was done, or would be done.
    written: (path: string, isDryRun: boolean) => `${isDryRun ? 'would be written' : 'written'} ${path}`,
    removed: (path: string, isDryRun: boolean) => `${isDryRun ? 'would be removed' : 'removed'} ${path}`,
    alsoGone: (kind: keyof typeof nouns, id: string) => `The ${nouns[kind]} "${id}" goes with it.`,
    newFindings: 'What the check finds that it did not find before:',
    moved: (from: string, to: string) => `Whoever opens ${from} is led to ${to}.`,
    nothingWritten: 'Nothing was written.',
    checked: (counts: string) => `The check: ${counts}. "npm run check" shows what is still to be written.`,

    /** What the operator does next. */
    next: {
      addActivities: (day: string) =>
        `Add its activities in days/${day}.json, and the day to a plan in itineraries/.`,
      seePage: (path: string) =>
        `Its page is ${path}, and the destinations page lists it by itself; for the menus see navigation.json.`,
      seeOwnPage: (path: string) => `Its page is ${path}; a link to it stands at the foot of every page.`,
      translate: (code: string) =>
        `Its texts: npm run translations -- export ${code}, translate the file, npm run translations -- import ${code}.po`,
      listedOn: (paths: readonly string[]) =>
        `It is listed on ${paths.join(', ')} by itself; for an entry of its own in the menus see navigation.json.`,
      listedNowhere:
        'No page lists it: add its region and category to a file in sections/, or the package to navigation.json.',
      addDays: (packageId: string) => `Add its days in itineraries/${packageId}.json.`,
    },
    /** What stands in the data until the operator replaces it. */
    placeholders: {
      firstActivity: 'What happens first on this day.',
      rating: 'The rating of the new destination.',
      priceFrom: 'The lowest price of a trip to the new destination.',
      point: 'The point on the map; this is the office.',
      image: 'A picture of its own.',
    },
  },

  /** The report on translations, and the exchange with translators. */
  translations: {
    title: (language: string, texts: number) => `Translated from "${language}" (${counted(texts, 'text')})`,
    all: 'all',
    states: { missing: 'missing', stale: 'stale', unrecorded: 'not recorded' },
    terms: 'Terms of the glossaries that are called otherwise, perhaps on purpose:',
    term: (language: string, source: string, wanted: string) =>
      `${language}: "${source}" is "${wanted}", but not in`,
    unrecorded: 'Not recorded: run "npm run translations -- accept --new" once these texts are right.',
    recorded: (language: string, texts: number) =>
      `${language}: ${counted(texts, 'text')} recorded as up to date.`,

    mendFirst: 'Mend these errors first; then translations can be looked at.',
    isSource: (code: string) => `"${code}" is the language that the others are translated from.`,
    noLanguage: (code: string, suggestion: string | undefined) =>
      `The site has no language "${code}". ${suggestion ?? 'It has no other.'}`,
    noText: (key: string, language: string, suggestion: string | undefined) =>
      `There is no text "${key}" in "${language}". ${suggestion ?? 'See the keys in the report.'}`,
    lockUnreadable: (file: string) =>
      `The file "${file}" cannot be read. Restore its last version that worked; if two people changed it, keep the lines of both.`,

    exported: (texts: number, file: string, open: number) =>
      `${counted(texts, 'text is', 'texts are')} in ${file}, ${open} of them to be translated.`,
    /** Remarks for translators, in the file that they get. */
    keepValues: (names: readonly string[]) => `Keep in the text: ${braced(names)}`,
    glossaryTerm: (term: string, wanted: string) => `Glossary: ${term} = ${wanted}`,

    notSound: (line: number) =>
      `The file is not a sound PO file: line ${line} cannot be read. Is a quote missing?`,
    keyTwice: 'A key stands twice in the PO file. Send each text once.',
    languageUnknown: 'The PO file does not say its language: its head needs "Language: …".',
    otherLanguage: (head: string, asked: string) =>
      `The head of the PO file says "Language: ${head}", but it was to be "${asked}". Correct what is wrong of the two; nothing was changed.`,
    unknownCharset: (charset: string) =>
      `The head of the PO file names the encoding "${charset}", which is not known. Save the file as UTF-8.`,
    notInCharset: (charset: string, line: number) =>
      `The PO file is not in the encoding "${charset}" that it should have, as line ${line} shows. Save it as UTF-8, with "charset=UTF-8" in its head; nothing was changed.`,
    needsAcceptance: (changed: number, all: number, language: string) =>
      `Nothing was changed: ${changed} of ${all} texts in "${language}" would get other words. Is the file meant for this language? If so, run the command again with --accept-large-changes.`,
    askLarge: (changed: number, all: number, language: string) =>
      `${changed} of ${all} texts in "${language}" get other words. Write them? (yes/no) `,
    passedOver: (key: string) => `${key}: passed over, since there is no such text any more.`,
    listIncomplete: (missing: string) => ({
      message: `"${missing}" of the same list is not translated.`,
      hint: 'Translate the whole list.',
    }),
    nothingChanged: 'Nothing was changed.',
    imported: (texts: number, isDryRun: boolean) =>
      `${counted(texts, 'text')} ${isDryRun ? 'would change' : 'changed'}.`,

    folderNotEmpty: (folder: string) => `The folder "${folder}" is not empty. Name a new one.`,
    pseudoWritten: (code: string, folder: string) =>
      `The data with the invented language "${code}" is in ${folder}. See it with: npm start -- --data ${folder}`,
  },

  /** Spreadsheets of prices, and how prices changed. */
  prices: {
    sheet: {
      ofNights: (nights: number) => `All other overnight packages of ${counted(nights, 'night')}`,
      ofOptions: (whom: string, options: string) => `${whom}: ${options}`,
      usedBy: (packages: string) => `Shown on: ${packages}`,
      usedByNone: 'Shown on no page at present',
      unit: (currency: string, notes: string) =>
        `Prices per person in ${currency}. Change the white cells only; how it works stands on the sheet “${notes}”.`,
      groupUnit: (currency: string, notes: string) =>
        `Prices for the whole group or vehicle in ${currency}. Change the white cells only; how it works stands on the sheet “${notes}”.`,
      listUnit: (currency: string, notes: string) =>
        `Amounts in ${currency}. Change the white cells only; how it works stands on the sheet “${notes}”.`,
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
    aboutSeason: (dates: string) => `Prices of their own in this season: ${dates}.`,
    /** Sheets that list what stands beside the prices: name, what it is, and headings. */
    lists: {
      seasons: {
        name: 'Seasons',
        about:
          'What is added to prices in a season, or, less than 0, taken off. One table may differ from all others.',
        headings: ['Season', 'When', 'Table'],
      },
      children: {
        name: 'Children',
        about: 'What children pay: per cent of the price of an adult, or an amount. 0 is free.',
        headings: ['Age', 'Table'],
      },
      single: {
        name: 'Rooms for one',
        about: 'What a room for one costs more. 0 is nothing.',
        headings: ['For', 'Table'],
      },
      offers: {
        name: 'Special offers',
        about: 'What special offers take off: always less than 0.',
        headings: ['Special offer', 'Days of departure'],
      },
    },
    /** A heading, and paragraphs. */
    notes: (currency: string, examples: string, threshold: number) => [
      'HOW TO USE THIS FILE',
      `1. Change prices in the white cells. They are in ${currency}; the top of each sheet says whether per person or per group.`,
      '2. Leave the grey codes in square brackets as they are: they say which price is which. You may sort rows, move columns and sheets, and add columns, rows and sheets with notes of your own.',
      `3. All of these are understood: ${examples}. Something that can be read in two ways is refused, with sheet and cell, and nothing is changed.`,
      '4. Cells with a per cent sign hold per cent: 15% or -7.5%. Where visitors have to ask for a price, the cell says “ask”. Nothing belongs in grey cells: a price is given in per cent or in money, and which of the two is said in the data folder.',
      '5. An empty cell, a row or a sheet that is gone keeps its prices. Nothing can be deleted from here.',
      '6. Save the file as .xlsx or .csv. Then look at what would change: npm run prices -- import FILE --dry-run',
      `7. Write it: npm run prices -- import FILE. Changes of more than ${threshold} % have to be confirmed.`,
      '8. Look at the pages with npm start, then publish.',
    ],
    report: {
      none: 'No price changes.',
      changed: (count: number) => `Prices changed: ${count}`,
      table: 'Table',
      band: 'Group',
      tier: 'Class',
      before: 'Old',
      after: 'New',
      percent: 'Change',
      tableAdded: (table: string) => `New table: ${table}`,
      tableRemoved: (table: string) => `Table removed: ${table}`,
      bandAdded: (table: string, band: string) => `New group size in ${table}: ${band}`,
      bandRemoved: (table: string, band: string) => `Group size removed from ${table}: ${band}`,
      tierAdded: (table: string, tier: string) => `New class in ${table}: ${tier}`,
      tierRemoved: (table: string, tier: string) => `Class removed from ${table}: ${tier}`,
      servesChanged: (table: string) => `Serves other packages than before: ${table}`,
      perChanged: (table: string) =>
        `Prices are for a group instead of a person, or the other way round: ${table}`,
      rowAdded: (table: string, row: string) => `New in ${table}: ${row}`,
      rowRemoved: (table: string, row: string) => `Removed from ${table}: ${row}`,
      rowRewritten: (table: string, row: string) =>
        `In per cent instead of an amount, or the other way round, in ${table}: ${row}`,
      calendar: 'Seasons and special offers',
      more: (count: number) => `… and ${count} more.`,
      large: (mark: string, threshold: number) =>
        `Marked with ${mark}: changes of more than ${threshold} %, or prices removed.`,
      heading: (revision: string) => `Price changes since ${revision}`,
      unreadable: (file: string, revision: string) =>
        `${file} could not be compared (${revision}): it has mistakes; “npm run check” names them.`,
      now: 'now',
    },
    /** What is said of a cell, a row or a sheet. */
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
      }) => `“${text}” can be read in more than one way. Write ${thousands} or ${small}, whichever is meant.`,
      notAnAmount: ({ text, example }: { readonly text: string; readonly example: string }) =>
        `“${text}” is not an amount. Write it in digits, such as ${example}.`,
      notWhole: ({ text, example }: { readonly text: string; readonly example: string }) =>
        `${text} is not a whole number. Round it, or write the whole amount, such as ${example}.`,
      tooManyDecimals: ({ text, decimals }: { readonly text: string; readonly decimals: number }) =>
        `${text} has more than ${counted(decimals, 'decimal')}. Round it.`,
      notPositive: ({ text }: { readonly text: string }) =>
        `${text} is not a price; it has to be more than 0. To keep the old price, empty the cell.`,
      date: ({ example }: { readonly example: string }) =>
        `the program has turned this cell into a date. Write the price again, such as ${example}.`,
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
        `${text} takes nothing off: a special offer has to be less than 0, such as -50.`,
      notPercent: ({ text, example }: { readonly text: string; readonly example: string }) =>
        `“${text}” is not per cent. Write it such as ${example}.`,
      percentSign: ({ text }: { readonly text: string }) =>
        `“${text}” has no per cent sign. Write ${text}% if per cent are meant.`,
      percentRange: ({
        text,
        least,
        most,
      }: {
        readonly text: string;
        readonly least: number;
        readonly most: number;
      }) =>
        `${text} is not possible here: from ${least} % to ${most} %. The number 1 means 100 %; write 15% for 15 per cent.`,
      unknownSeason: ({ id, known }: { readonly id: string; readonly known: string }) =>
        `there is no season “${id}”. Known are: ${known}.`,
      unknownOffer: ({ id, known }: { readonly id: string; readonly known: string }) =>
        `there is no special offer “${id}”. Known are: ${known}.`,
      unknownAge: ({ id, known }: { readonly id: string; readonly known: string }) =>
        `there is no age group “${id}”. Known are: ${known}.`,
      noRow: ({ file }: { readonly file: string }) =>
        `${file} has nothing of what this row names. Add it there first, then export again.`,
      noCell: ({ text, file }: { readonly text: string; readonly file: string }) =>
        `“${text}” stands where nothing belongs: ${file} gives it in another column. Empty the cell, or change there what is given.`,
      unknownTable: ({ id, known }: { readonly id: string; readonly known: string }) =>
        `there is no table “${id}”. Known are: ${known}.`,
      unknownTier: ({ id, known }: { readonly id: string; readonly known: string }) =>
        `there is no class “${id}”. Known are: ${known}.`,
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
      }) =>
        `the table ${table} has no group size “${id}”. Known are: ${known}. A new one is added in ${file}.`,
      twice: ({ sheet, cell }: { readonly sheet: string; readonly cell: string }) =>
        `this price stands a second time, with another amount; before in ${sheet}, cell ${cell}.`,
      noTable: ({ code }: { readonly code: string }) =>
        `it is not said to which table the prices belong: the code ${code} is missing.`,
      noTiers: ({ code }: { readonly code: string }) =>
        `the row with the codes ${code} is missing. Export again and put your prices into the new file.`,
      sheetIgnored: ({ sheet }: { readonly sheet: string }) =>
        `Not read, as it has no codes of prices: ${sheet}`,
      rowIgnored: ({
        sheet,
        row,
        code,
      }: {
        readonly sheet: string;
        readonly row: number;
        readonly code: string;
      }) => `${sheet}, row ${row}: not read, as it has amounts but no code ${code}.`,
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
    import: {
      refused: 'Nothing was written. These cells have to be corrected first:',
      refusedCell: (sheet: string, cell: string, reason: string) => `${sheet}, cell ${cell}: ${reason}`,
      refusedSheet: (sheet: string, reason: string) => `${sheet}: ${reason}`,
      noPrices: (file: string, code: string) =>
        `${file} holds no prices that could be read: no sheet has the codes ${code}. Export first, and change prices in that file.`,
      missing: (what: string) => `Not in the file, stays as it is: ${what}`,
      notices: 'Please note:',
      openElsewhere: (file: string) =>
        `${file} seems to be open in another program. Only what was saved there is read.`,
      dryRun: 'Only shown: nothing was written.',
      written: (files: readonly string[]) => `Written: ${files.join(', ')}`,
      findings: 'Nothing was written, as the content would have errors:',
      newFindings: 'The content check says about the new prices:',
      needsAcceptance: (threshold: number) =>
        `Nothing was written: some changes are larger than ${threshold} %. If they are meant, run the command again with --accept-large-changes.`,
      ask: (threshold: number) => `Some changes are larger than ${threshold} %. Write them? (yes/no) `,
      yes: ['yes', 'y'],
      notWritten: 'Nothing was written.',
    },
    export: {
      written: (file: string, tables: number, prices: number) =>
        `${file}: tables: ${tables}, prices: ${prices}. When you have changed it: npm run prices -- import ${file}`,
      exists: (file: string) =>
        `“${file}” already exists, perhaps with prices that were not imported yet. Choose another name, or add --overwrite.`,
      open: (file: string) => `“${file}” is open in another program. Close it there first.`,
    },
    diff: {
      needsAcceptance: (threshold: number, variable: string) =>
        `Some changes are larger than ${threshold} %, or prices were removed. If that is meant, run it with --accept-large-changes or set ${variable}=yes.`,
      accepted: 'Large changes were accepted.',
    },
    failures: {
      contentErrors: 'The content has errors. Run “npm run check”, mend them, then try again.',
      noSite: 'data/site.json has errors. Run “npm run check”, mend them, then try again.',
      extension: (file: string) =>
        `“${file}” has to end in .xlsx or .csv. In the spreadsheet program choose “Save as”.`,
      missing: (file: string) => `“${file}” does not exist.`,
      unreadable: (file: string) =>
        `“${file}” cannot be read as a spreadsheet: it is damaged or of another kind. Save it anew as .xlsx or .csv.`,
      csv: (file: string) => `“${file}” cannot be read as CSV. Save it anew as .xlsx or .csv.`,
      tooLarge: (file: string) => `“${file}” is too large for a list of prices.`,
      strayCell: (cell: string) =>
        `Something stands in the cell ${cell}, far from all prices. Delete that row and that column in the spreadsheet program, and save the file again.`,
      noGit: 'Git is not installed, so old prices cannot be looked up.',
      noRepository: 'The data folder is not kept by Git, so old prices cannot be looked up.',
      noRevision: (revision: string) => `Git knows no version “${revision}” here. In CI, fetch it first.`,
    },
  },
};
