import type { UnreadText } from '../store/desk-state.ts';

/** The frame of the desk, its menu and the screen it opens with, in English. */
export const englishShell = {
  /** Names of screens in the menu. */
  screens: {
    today: 'Today',
    tours: 'Tours',
    prices: 'Prices',
    calendar: 'Calendar',
    places: 'Destinations',
    texts: 'Texts',
    translations: 'Translations',
    pictures: 'Pictures',
    settings: 'Settings',
    history: 'History',
    publish: 'Publishing',
  },
  shell: {
    title: 'Desk',
    menu: 'Menu',
    loading: 'The desk is being opened …',
    language: 'Language of the desk',
    findings: (errors: number, warnings: number) =>
      errors > 0
        ? `${errors} ${errors === 1 ? 'mistake' : 'mistakes'}`
        : `${warnings} ${warnings === 1 ? 'remark' : 'remarks'}`,
    fixFirst: 'Correct this first. Nothing was changed.',
    findingsTitle: 'What the check found',
    noFindings: 'Nothing to correct.',
    moreFindings: (count: number) => `And ${count} more.`,
    error: 'Mistake',
    warning: 'Remark',
    undo: 'Undo',
    undoWhat: (sentence: string) => `Undo: ${sentence}`,
    redo: 'Redo',
    redoWhat: (sentence: string) => `Redo: ${sentence}`,
    clear: ({ label, text }: UnreadText) => `Undo what cannot be read at “${label}”: ${quote(text)}`,
    cleared: ({ label }: UnreadText) => `“${label}” has the value of before`,
    lost: ({ label, text }: UnreadText) => `Not taken, as it cannot be read: ${quote(text)} at “${label}”`,
    undone: (sentence: string) => `Undone: ${sentence}`,
    redone: (sentence: string) => `Redone: ${sentence}`,
    wasSaved: (sentence: string) => `${sentence}. It was saved before: the files change once you save again`,
    overtaken: (sentence: string) =>
      `Left as it is, because it was changed again in another window or outside the desk: ${sentence}`,
    unreadable: (sentence: string) =>
      `Left as it is, because its file cannot be read now, or could not be read before: ${sentence}`,
    inPart: (sentence: string) =>
      `${sentence}. A part was left as it is, because it was changed again in another window or outside the desk.`,
    changes: 'Changes',
    changesCount: (count: number) =>
      count === 0 ? 'No changes' : `${count} ${count === 1 ? 'change' : 'changes'}`,
    noChanges: 'Nothing was changed since the last time it was saved.',
    save: 'Save',
    saved: (count: number): string => (count === 0 ? 'Everything is saved already' : 'Saved'),
    savedExcept: (saved: string, { label, text }: UnreadText) =>
      `${saved}, but for ${quote(text)} at “${label}”, which cannot be read`,
    notSaved: 'Nothing was saved',
    notOnline: 'Not online yet:',
    publishIt: 'publish',
    conflicts: 'Somebody else has changed the same fields',
    dropped: 'These edits were not kept, because somebody else had just changed the same fields:',
    elsewhere: (folders: string) =>
      `This browser still has changes of another folder (${folders}), which the desk’s program has not received. They are kept until the desk is opened with that folder.`,
    close: 'Close',
    yours: 'You wrote',
    theirs: 'The folder has, from somebody else',
    keepOurs: 'Keep mine',
    takeTheirs: 'Take theirs',
    search: 'Search',
    searchHint: 'Search everything: tours, prices, settings, texts …',
    nothingFound: 'Nothing found. Try fewer letters.',
    moreFound: (count: number) => `And ${count} more: write another word.`,
    /** Fixes that need no decision, on buttons. */
    fixes: {
      amount: (amount: string) => `Write the amount as ${amount}`,
      apostrophe: 'Write the apostrophe so that the value is shown',
      blanks: (name: string) => `Choose “${name}”`,
      order: (sizes: string) => `Sort from small to large: ${sizes}`,
      picture: (file: string) => `Use the picture file “${file}”`,
      writing: 'Remove signs that do not belong there',
    },
    accept: 'It is right …',
    acceptReason: 'Why it is right',
    acceptUntil: 'Look at it again after',
    acceptPast: 'Choose a day that is still to come.',
    acceptNow: 'Hide it until then',
    cancel: 'Cancel',
    accepted: (where: string, reason: string) => `${where}: it is right, because ${reason}`,
    show: 'Show',
    textOfFile: 'This file is not JSON any more. Its text can be repaired here; everything else goes on.',
  },
  settings: {
    /** Parts of the settings of the company and the site. */
    parts: {
      company: 'Company',
      contact: 'Contact',
      hours: 'Working hours',
      languages: 'Languages',
      money: 'Currency',
      offer: 'Classes, group sizes and what is included',
      places: 'Regions and kinds of destination',
      pages: 'Addresses and pictures of pages',
      others: 'Further settings',
    },
    /** Subjects of the other settings. */
    groups: {
      company: 'Company and site',
      pages: 'Pages and menus',
      tours: 'Tours and options',
      words: 'Words for translators',
      others: 'More',
    },
  },
  search: {
    actions: 'What you can do',
    inEach: (what: string) => `each of: ${what}`,
  },
  /** Other words by which fields are found, by the keys of their labels. */
  searchWords: {
    phones: 'telephone mobile number',
    'site.hours': 'opening hours times open closed',
    address: 'street location office',
    questions: 'FAQ deposit payment cancellation refund',
    pages: 'terms privacy imprint',
    currency: 'money',
    exchange: 'foreign money rates',
    languages: 'translation',
    navigation: 'menu links header footer',
    social: 'profiles',
    channels: 'message app',
    brand: 'name title logo',
    icon: 'logo favicon',
    url: 'domain website address',
    tiers: 'rooms comfort classes',
    bands: 'people persons group sizes',
    ageGroups: 'children kids infants',
    soldOut: 'full booked',
    closed: 'holidays days off',
    offers: 'discount promotion sale',
    redirects: 'moved pages links',
    testimonials: 'guests opinions',
    offline: 'internet connection',
  } as Readonly<Record<string, string>>,
  today: {
    mistakes: (count: number) => `${count} ${count === 1 ? 'mistake' : 'mistakes'} to correct`,
    filledIn: (done: number, all: number) => `${done} of ${all} filled in`,
    placeholdersHint:
      'Most of these are samples or guesses. Put each right, then choose “It is right” beside it.',
    translations: 'To translate',
    remarks: 'Remarks of the check',
    soon: (days: number) => `In the next ${days} days`,
    nothing: 'Nothing.',
    looking: 'Looking …',
  },
  /** An address of something that the site does not have. */
  notHere: {
    title: 'This is not here, or not any more',
    reason: 'It may have been removed, or have another name now.',
  },
  /** The server cannot be reached. */
  unreachable:
    'The desk’s program does not answer. Your changes are still here; start it again with “npm run desk”.',
};

function quote(text: string): string {
  return text === '' ? 'an empty entry' : `“${text}”`;
}
