/** The frame of the desk, its menu and the screen it opens with, in English. */
export const englishShell = {
  /** Names of screens in the menu. */
  screens: {
    today: 'Today',
    tours: 'Tours',
    prices: 'Prices',
    calendar: 'Calendar',
    places: 'Places',
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
    changesCount: (count: number) =>
      count === 0 ? 'No changes' : `${count} ${count === 1 ? 'change' : 'changes'}`,
    noChanges: 'Nothing was changed since the last time it was saved.',
    save: 'Save',
    conflicts: 'Somebody else has changed the same places',
    conflict: (place: string, ours: string, theirs: string) =>
      `${place}: you wrote ${ours}, the file says ${theirs}.`,
    dropped: 'These edits were not kept, because somebody else had just changed the same places:',
    close: 'Close',
    keepOurs: 'Keep mine',
    takeTheirs: 'Take theirs',
    search: 'Search',
    searchHint: 'Search everything: tours, prices, settings, texts …',
    nothingFound: 'Nothing found. Try fewer letters.',
    moreFound: (count: number) => `And ${count} more: write another word.`,
    fix: (what: string) => `Put right: ${what}`,
    accept: 'It is right …',
    acceptReason: 'Why it is right',
    acceptUntil: 'Look at it again after',
    acceptNow: 'Hide it until then',
    cancel: 'Cancel',
    accepted: (where: string, reason: string) => `${where}: it is right, because ${reason}`,
    show: 'Show',
    textOfFile: 'This file is not JSON any more. Its text can be repaired here; everything else goes on.',
  },
  today: {
    mistakes: (count: number) => `${count} ${count === 1 ? 'mistake' : 'mistakes'} to correct`,
    placeholders: (count: number) => `${count} ${count === 1 ? 'value' : 'values'} to fill in or confirm`,
    placeholdersHint: 'They are samples or guesses, and must be right before the site goes online.',
    translations: 'To translate',
    remarks: (count: number) => `${count} ${count === 1 ? 'remark' : 'remarks'} of the check`,
    soon: (days: number) => `In the next ${days} days`,
    nothing: 'Nothing.',
    looking: 'Looking …',
  },
  /** The server cannot be reached. */
  unreachable:
    'The desk’s program does not answer. Your changes are still here; start it again with “npm run desk”.',
};
