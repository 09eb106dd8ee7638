import { figure } from './words.ts';

export const syntax = {
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
    message: `"${key}" is there twice; the first is on line ${firstLine}.`,
    hint: 'Keep one of the two.',
  }),
  halfCharacter: {
    message: 'This is half a character: \\ud800 to \\udfff have a meaning in pairs only.',
    hint: 'Delete it and type the character itself.',
  },
  lostCharacter: {
    message: 'A character was lost here (U+FFFD): the file was once read or saved in another encoding.',
    hint: 'Type the character again; if many are lost, restore the file as it was and save it as UTF-8.',
  },
  reservedKey: (key: string) => ({
    message: `"${key}" cannot be a name: it has a special meaning for programs.`,
    hint: 'Choose another name.',
  }),
  hugeNumber: (written: string) => ({
    message: `The number ${written} is too large to be kept exactly.`,
    hint: 'Check the number of digits.',
  }),

  // Why a text is not JSON.
  unknown: {
    message: 'The file cannot be read as JSON.',
    hint: 'Compare it with the last version that worked.',
  },
  cutOff: (bracket: string, line: number) => ({
    message: `The file ends here, but the ${bracket} of line ${line} is not closed.`,
    hint: 'Restore the end of the file, with its closing brackets.',
  }),
  conflict: {
    message:
      'Two people changed this place, and Git has kept both versions, between "<<<<<<<" and ">>>>>>>".',
    hint: 'Keep what you need of both versions, with a comma between two entries, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
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
    message: 'Texts must be in straight double quotes.',
    hint: 'Replace the quotes with straight double ones: "like this".',
  },
  notInJson: {
    message: 'This word has no meaning here.',
    hint: 'Write a number, a text in double quotes, true, false or null.',
  },
  besideText: {
    message: 'This is outside the quotes of a text.',
    hint: 'Close the text before it with a double quote; a quote inside a text is written \\".',
  },
  mismatched: (found: string, expected: string, line: number) => ({
    message: `"${found}" does not match the bracket that was opened on line ${line}: that needs "${expected}".`,
    hint: `Write "${expected}" here, or add what is missing before it.`,
  }),
  /** Errors of the JSON parser, by its own names. */
  reader: {
    InvalidSymbol: {
      message: 'This is neither a text, a number, true, false nor null.',
      hint: 'Put texts in double quotes: "like this".',
    },
    InvalidNumberFormat: {
      message: 'This is not a valid number.',
      hint: 'Write digits only, with a point for decimals: 4.8 or 3150000.',
    },
    PropertyNameExpected: {
      message: 'A name in double quotes is expected here.',
      hint: 'Write the name in double quotes, then a colon and the value.',
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
      hint: 'Remove everything after the last closing bracket.',
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
      message: 'A backslash is only allowed before certain letters.',
      hint: 'Remove the backslash, or write it twice.',
    },
    InvalidCharacter: {
      message: 'There is an invisible control character here.',
      hint: 'Delete it and type the text again; a line break inside a text is written \\n.',
    },
  },
};
