import { commandFor } from '../writing.ts';
import { counted } from './words.ts';

const listed = (file: string, what: string, places: readonly string[]): string =>
  `${file}: ${what}: ${places.join(', ')}`;

/** Bringing a data folder to the format of the software. */
export const upgrade = {
  noSite: (folder: string) => `The data folder "${folder}" has no site.json. Is it the right one?`,
  nothing: (format: number) => `The data folder already has format ${format}. There is nothing to do.`,
  /** Changes in a file, with their paths. */
  changes: {
    add: (file: string, places: readonly string[]) =>
      listed(file, `${counted(places.length, 'value')} added`, places),
    set: (file: string, places: readonly string[]) =>
      listed(file, `${counted(places.length, 'value')} changed`, places),
    rename: (file: string, places: readonly string[]) =>
      listed(file, `${counted(places.length, 'name')} changed`, places),
    remove: (file: string, places: readonly string[]) =>
      listed(file, `${counted(places.length, 'value')} removed that are no longer used`, places),
    software: (file: string, places: readonly string[]) =>
      listed(file, 'texts removed that are now part of the software', places),
    removeFile: (file: string) => `${file}: removed; this file is no longer used`,
  },
  done: (from: number, to: number, changed: number, removed: number, isDryRun: boolean) =>
    `${isDryRun ? 'Would upgrade' : 'Upgraded'} the data folder from format ${from} to ${to}: ${counted(changed, 'file')} changed, ${removed} removed.`,
  left: 'For you to decide:',
  notes: {
    newPage: (file: string, place: string, address: string) =>
      `${file}: ${place}: a new page has the address "${address}"; choose another if you like.`,
  },
  next: (folder: string | undefined) => `"${commandFor('check', folder)}" shows what is left to do.`,
};

/** Corrections by `check --fix`. */
export const fixes = {
  done: (count: number, isDryRun: boolean) =>
    count === 0
      ? 'There is nothing that can be fixed automatically.'
      : `${counted(count, 'place')} ${isDryRun ? 'can be fixed; nothing was written.' : 'fixed.'}`,
  invisibleMark: 'an invisible mark',
  nothing: 'nothing',
  noLineBreak: 'no line break at the end',
  lineBreak: 'a line break',
};

/** Recovery after a command that was killed. */
export const dataFolder = {
  finished: (files: number) =>
    `A command that was changing the data was stopped half-way; its changes have now been completed (${counted(files, 'file')}).`,
  rolledBack:
    'A command that was changing the data was stopped half-way; its changes were undone; everything is as it was before.',
  skipped: (files: readonly string[]) =>
    `Not touched, because they were changed in the meantime: ${files.join(', ')}. Look at them.`,
  foreign: (folder: string) =>
    `The list of unfinished changes in "${folder}/.journal" is damaged, or from another computer or user, and is not applied; the files are read as they are now. The next command that changes data moves it elsewhere.`,
  setAside: (place: string) =>
    `The list of unfinished changes was damaged, or from another computer or user, and was not applied; it was moved to "${place}". Look at the files of the data, which may be half changed, then delete it.`,
};
