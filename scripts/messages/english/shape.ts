import { commandFor } from '../writing.ts';

/** A bound of a number, or of the entries of a list. */
interface Bound {
  readonly isLeast: boolean;
  readonly isInclusive: boolean;
  readonly value: string;
}

export const files = {
  olderFormat: (found: number, current: number, folder: string | undefined) => ({
    message: `This data folder has format ${found}; this version of the software needs format ${current}.`,
    hint: `Run "${commandFor('upgrade', folder)}".`,
  }),
  newerFormat: (found: number, current: number) => ({
    message: `This data folder has format ${found}; this version of the software reads format ${current}.`,
    hint: 'Update the software.',
  }),
  invalidFormat: (found: string, current: number) => ({
    message: `The format of a data folder is a whole number from 1 to ${current}; found ${found}.`,
    hint: 'Restore the number that was here; a folder without this line has format 1.',
  }),
  missing: (file: string) => ({ message: `The file "${file}" is missing.`, hint: 'Restore the file.' }),
  unknown: (suggestion: string | undefined) => ({
    message: 'This file has no place in the data folder.',
    hint: suggestion ?? 'Move it out of the data folder.',
  }),
  invalidName: {
    message: 'The file’s name is its id, and may contain only letters, digits and single hyphens.',
    hint: 'Rename the file, for example to "my-entry.json".',
  },
  /** What was found instead of a file. */
  notRegular: {
    link: {
      message: 'This is a link to another place, not a file; links are not followed.',
      hint: 'Put the file itself here, or remove the link.',
    },
    pipe: { message: 'This is a pipe between programs, not a file.', hint: 'Remove it.' },
    socket: { message: 'This is a socket of a program, not a file.', hint: 'Remove it.' },
    device: { message: 'This is a device of the system, not a file.', hint: 'Remove it.' },
  },
  nameClash: (other: string) => ({
    message: `On some computers this name is the same as "${other}": only capital letters differ.`,
    hint: 'Give one of the two another name.',
  }),
  sameName: {
    message:
      'Two files have this name. They look the same, but different computers stored the accented letters differently.',
    hint: 'Open both, and remove or rename the one that you do not want.',
  },
};

/** What is expected and found at a place. */
export const values = {
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
};

export const shape = {
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
    hint: isLeast ? 'Add what is missing.' : 'Remove those that are too many.',
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
};
