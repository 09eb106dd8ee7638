import { aligned } from '../aligned.ts';

/** What became of a command that was to be killed. */
export interface Kill {
  readonly command: string;
  /** Not if it had ended before. */
  readonly isKilled: boolean;
  /** What was found right after the kill. */
  readonly found: 'before' | 'after' | 'between';
  /** What was there once another command had run. */
  readonly left: 'before' | 'after' | 'half';
  /** What was wrong; empty if nothing was. */
  readonly wrong: string;
}

const HEADS = ['kills', 'ended before', 'found between', 'left before', 'left after', 'half or stray'];

/** The kills as a table, a line for each command, and what was wrong below it. */
export function renderKills(kills: readonly Kill[]): string {
  const commands = [...new Set(kills.map(({ command }) => command))];
  const rows = commands.map((command) =>
    rowOf(
      command,
      kills.filter((kill) => kill.command === command),
    ),
  );
  const wrong = kills.filter((kill) => kill.wrong !== '').map((kill) => `${kill.command}: ${kill.wrong}`);
  return [aligned([['', ...HEADS], ...rows, rowOf('all', kills)]), ...wrong].join('\n');
}

function rowOf(name: string, kills: readonly Kill[]): readonly string[] {
  const counts = [
    kills.length,
    kills.filter(({ isKilled }) => !isKilled).length,
    kills.filter(({ found }) => found === 'between').length,
    kills.filter(({ left }) => left === 'before').length,
    kills.filter(({ left }) => left === 'after').length,
    kills.filter(({ wrong }) => wrong !== '').length,
  ];
  return [name, ...counts.map(String)];
}
