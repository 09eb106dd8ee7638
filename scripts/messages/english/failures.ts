import { figure } from './words.ts';

/** Failures of the system, and where they happened. */
export const failures = {
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
  systemSays: (code: string) => `system error ${code}`,
  dataUnreadable: (folder: string) => `The data folder "${folder}" cannot be read`,
  dataIsNoFolder: (folder: string) => `The data folder "${folder}" is not a folder.`,
  dataTooMany: (folder: string, most: number) =>
    `The data folder "${folder}" holds more than ${figure(most)} files. Is it the right one?`,
  dataUnwritable: (folder: string) => `The data folder "${folder}" cannot be written to; it is unchanged`,
  dataHalfChanged: (folder: string) =>
    `Changes to the data folder "${folder}" are half done; once the cause is fixed, the next command that changes data finishes or undoes them`,
  dataPending: (folder: string) =>
    `A command that was changing the data folder "${folder}" was stopped half-way, so the folder was not read. Its changes are finished or undone by "npm run check -- --fix --data ${folder}", or by the next command that changes data.`,
  dataOutside: (path: string) =>
    `"${path}" is outside the data folder, by its name or through a link. Nothing was changed.`,
  dataInUse: (folder: string, process: number) =>
    `Another command (process ${process}) is changing the data folder "${folder}". Wait for it, or stop it.`,
  dataChanged: (file: string) =>
    `"${file}" was changed while this command was running. Nothing was written; run it again.`,
  folderUnwritable: (folder: string) => `The folder "${folder}" cannot be written to`,
  folderNotReplaced: (folder: string) => `The folder "${folder}" cannot be replaced`,
  folderInUse: (folder: string) =>
    `Another build is writing to the folder "${folder}". Wait for it, or stop it.`,
  fileUnreadable: (file: string) => `The file "${file}" cannot be read`,
  fileUnwritable: (file: string) => `The file "${file}" cannot be written`,
  browserOutdated:
    'The desk does not open. This browser may be too old: update it, or open this address in the latest Chrome, Edge, Firefox or Safari.',
  summaryUnwritable: (file: string) => `The summary "${file}" cannot be written`,
  fixFirst: 'Fix these errors first. Nothing was changed.',
  wouldCauseErrors: 'This would cause errors. Nothing was changed.',
};

/** Command lines that cannot be understood. */
export const commandLine = {
  unknownCommand: (name: string, known: readonly string[]) =>
    `Unknown command "${name}". Commands: ${known.join(', ')}.`,
  optionTakenByNpm: (option: string, command: string) =>
    `"${option}" was taken by npm, so nothing was done. Write "--" before the options: ${command}`,
  unknownOption: (option: string) => `Unknown option "${option}".`,
  optionNeedsValue: (option: string) => `The option "${option}" needs a value.`,
  optionTakesNoValue: (option: string) => `The option "${option}" takes no value.`,
  unexpectedArgument: (argument: string) => `Unexpected argument "${argument}".`,
  unknownLanguage: (asked: string, known: readonly string[]) =>
    `There are no messages in "${asked}". Languages: ${known.join(', ')}.`,
  unknownFormat: (format: string, known: readonly string[]) =>
    `Unknown format "${format}". Formats: ${known.join(', ')}.`,
  fixIsForPeople: 'The option --fix cannot be used with another format.',
  dryRunBelongsToFix: 'The option --dry-run works only with --fix.',
  noDate: (written: string) => `"${written}" is not a date. Write year, month and day: 2030-12-31.`,
  noWebAddress: (written: string) =>
    `"${written}" is not a web address. Write one such as https://www.example.com.`,
  notFrontAddress: (written: string) =>
    `"${written}" is the address of a folder; the site needs the root of a domain, such as https://tours.example.com.`,
  noPort: (written: string) => `PORT is "${written}"; it must be a number from 0 to 65535.`,
  unknownAction: (action: string, known: readonly string[]) =>
    `Unknown action "${action}". Actions: ${known.join(', ')}.`,
  nameAction: (known: readonly string[]) => `Name an action: ${known.join(', ')}.`,
  nameLanguage: 'Name a language. The option --help shows how.',
  nameFile: 'Name a file. The option --help shows how.',
  namePriceFile: (action: string) => `Name the file: ${action} prices.xlsx.`,
  optionOfOther: (option: string, action: string) => `--${option} works only with "${action}".`,
  noThreshold: (written: string) => `The threshold is "${written}"; it must be a percentage, such as 20.`,
};
