import { englishLabels } from './labels-en.ts';

/** The desk in English. */
export const english = {
  code: 'en',
  locale: 'en-GB',
  language: 'English',
  /** Labels of fields. */
  labels: englishLabels,
  /** Hints of fields by the English descriptions of the schemas. */
  hints: {} as Readonly<Record<string, string>>,
  /** Values that are one of a few. */
  choices: {
    person: 'For each person',
    group: 'For the group',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    ltr: 'Left to right',
    rtl: 'Right to left',
    local: 'Stays in the browser',
    chat: 'Opens the chat',
    email: 'Opens an e-mail',
    endpoint: 'Sent to a form service',
  } as Readonly<Record<string, string>>,
  /** Files of texts. */
  areas: {} as Readonly<Record<string, string>>,
  /** Names of screens in the menu. */
  screens: {
    tours: 'Tours',
    prices: 'Prices',
    calendar: 'Calendar',
    places: 'Places',
    texts: 'Texts',
    pictures: 'Pictures',
    settings: 'Settings',
  },
  shell: {
    title: 'Desk',
    menu: 'Menu',
    language: 'Language of the desk',
    findings: (errors: number, warnings: number) =>
      errors > 0
        ? `${errors} ${errors === 1 ? 'mistake' : 'mistakes'}`
        : `${warnings} ${warnings === 1 ? 'remark' : 'remarks'}`,
    findingsTitle: 'What the check found',
    noFindings: 'Nothing to correct.',
    moreFindings: (count: number) => `And ${count} more.`,
    error: 'Mistake',
    warning: 'Remark',
    undo: 'Undo',
    undoWhat: (sentence: string) => `Undo: ${sentence}`,
    redo: 'Redo',
    redoWhat: (sentence: string) => `Redo: ${sentence}`,
    changes: 'Changes',
    noChanges: 'Nothing was changed since the last time it was saved.',
    save: 'Save',
    conflicts: 'Somebody else has changed the same places',
    conflict: (place: string, ours: string, theirs: string) =>
      `${place}: you wrote ${ours}, the file says ${theirs}.`,
    keepOurs: 'Keep mine',
    takeTheirs: 'Take theirs',
    search: 'Search',
    textOfFile: 'This file is not JSON any more. Its text can be repaired here; everything else goes on.',
  },
  nothing: 'nothing',
  fields: {
    numberMissing: 'A number is needed here.',
    noNumber: 'Not a number.',
    amountMissing: 'An amount is needed here.',
    noAmount: 'Not an amount. Write it like 3150000 or 3.150.000.',
    ambiguousAmount: (typed: string) =>
      `“${typed}” can mean two amounts: thousands or decimals. Write it without separators.`,
    ask: 'ask',
    amount: 'An amount',
    day: 'day',
    month: 'month',
    everyYear: 'Every year',
    add: (what: string) => `Add: ${what}`,
    remove: (what: string) => `Remove: ${what}`,
    added: 'one added',
    removed: 'one removed',
    moved: (from: number, to: number) => `number ${from} moved to ${to}`,
    addedNamed: (name: string) => `“${name}” added`,
    removedNamed: (name: string) => `“${name}” removed`,
    item: (position: number) => `Number ${position}`,
    moveUp: (position: number) => `Move number ${position} up`,
    moveDown: (position: number) => `Move number ${position} down`,
    removeItem: (position: number) => `Remove number ${position}`,
    newKey: 'New name',
    leftAlone: (keys: readonly string[]) => `Not understood, left alone: ${keys.join(', ')}.`,
    noJson: 'This is no JSON.',
    values: 'Values:',
    texts: 'Texts',
    kinds: {
      object: 'In parts',
      array: 'A list',
      string: 'A text',
      number: 'A number',
      boolean: 'Yes or no',
      record: 'By class',
    } as Readonly<Record<string, string>>,
  },
  /** The server cannot be reached. */
  unreachable:
    'The desk’s program does not answer. Your changes are still here; start it again with “npm run desk”.',
};
