import { counted } from './words.ts';

/** The words around findings. */
export const report = {
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
  toFillIn: (count: number, command: string) =>
    `${counted(count, 'thing')} to fill in before publishing: ${command}`,
  besides: (count: number, command: string) =>
    `${counted(count, 'other warning')}, which ${count === 1 ? 'does' : 'do'} not prevent publishing: ${command}`,
  more: (count: number, code: string) => `… and ${count} more of the same kind [${code}]`,
  moreFiles: (count: number, files: number, code: string) =>
    `… and ${count} more of the same kind in ${counted(files, 'other file')} [${code}]`,
  showAll: (command: string) => `"${command}" shows all.`,
  moreInSummary: (count: number) => `${counted(count, 'more finding')} in the summary of this run.`,
  columns: { place: 'Place', what: 'What', whatToDo: 'What to do', code: 'Code' },
  cutOff: 'The list is cut off here because it is too long.',
};
