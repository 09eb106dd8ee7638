import { fixed } from './words.ts';

/** Data damaged piece by piece, and what the check says of it. */
export const damage = {
  progress: (tried: number, file: string) => `${tried} damages tried, now in ${file}`,
  share: (every: number) => (every === 1 ? 'Every damage was tried.' : `One damage of ${every} was tried.`),
  heads: {
    kind: 'damage',
    tried: 'tried',
    placed: 'in its line',
    needed: 'where needed',
    legal: 'legal',
    missed: 'missed',
    share: 'share',
    slowest: 'slowest',
  },
  all: 'all',
  kinds: {
    removed: 'removed',
    renamed: 'renamed',
    retyped: 'retyped',
    emptied: 'emptied',
    duplicated: 'duplicated',
    'cut off': 'cut off',
    'character lost': 'character lost',
    'piece lost': 'piece lost',
  },
  outcomes: {
    placed: 'in its line',
    needed: 'where needed',
    legal: 'legal',
    misplaced: 'misplaced',
    silent: 'silent',
    crashed: 'crashed',
  },
  places: {
    after: (characters: number) => `after ${characters} characters`,
    mark: (mark: string, line: number) => `${mark} of line ${line}`,
    piece: (from: number, to: number) => `characters ${from} to ${to}`,
  },
  legalTitle: 'Legal, since the rules of the file allow that it is not there:',
  tolerances: {
    field: 'a field that may be left out',
    entry: 'an entry of a list',
    ownEntry: 'an entry under a name of the operator’s own',
    mayBeEmpty: 'a list or group that may be empty',
    wholePieces: 'pieces that are whole',
  },
  neededNote:
    'Where needed: the file may do without, but something else names it, and the finding stands there.',
  percent: (share: number) => `${fixed(share, 2)} %`,
  times: (factor: number) => `${fixed(factor, 2)} ×`,
  slowestTitle: (count: number) =>
    `The ${count} slowest of the table, measured side by side with the sound data:`,
  costs: ({ damages, time, memory }: DamageCosts) =>
    [
      `Of ${damages} damages, each checked in a process of its own, the worst takes`,
      `  time:   ${time.most} ms of the processor, the sound data takes ${time.usual} ms (${fixed(time.most / time.usual, 2)} times)`,
      `  memory: ${memory.most} MB, the sound data takes ${memory.usual} MB (${fixed(memory.most / memory.usual, 2)} times)`,
      'They are of each kind the slowest, the largest, and those with the most findings. "slowest" in the table',
      'and the list above compare the check alone, with all other files read before, as while somebody edits.',
    ].join('\n'),
};

/** What checks of damaged data take at most, and what that of the sound data takes. */
interface DamageCosts {
  readonly damages: number;
  /** Milliseconds. */
  readonly time: { readonly most: number; readonly usual: number };
  /** Megabytes. */
  readonly memory: { readonly most: number; readonly usual: number };
}
