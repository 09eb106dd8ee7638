import type { Localized, Messages } from '../../messages/messages.ts';
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
  readonly wrong: readonly Localized[];
}

/** The kills as a table, a line for each command, and what was wrong below it. */
export function renderKills(kills: readonly Kill[], messages: Messages): string {
  const { heads, all } = messages.kills;
  const commands = [...new Set(kills.map(({ command }) => command))];
  const rows = commands.map((command) =>
    rowOf(
      command,
      kills.filter((kill) => kill.command === command),
    ),
  );
  const titles = [heads.kills, heads.ended, heads.between, heads.before, heads.after, heads.wrong];
  const wrong = kills
    .filter(isWrong)
    .map((kill) => `${kill.command}: ${kill.wrong.map((what) => what(messages)).join('; ')}`);
  return [aligned([['', ...titles], ...rows, rowOf(all, kills)]), ...wrong].join('\n');
}

function isWrong({ wrong }: Kill): boolean {
  return wrong.length > 0;
}

function rowOf(name: string, kills: readonly Kill[]): readonly string[] {
  const counts = [
    kills.length,
    kills.filter(({ isKilled }) => !isKilled).length,
    kills.filter(({ found }) => found === 'between').length,
    kills.filter(({ left }) => left === 'before').length,
    kills.filter(({ left }) => left === 'after').length,
    kills.filter(isWrong).length,
  ];
  return [name, ...counts.map(String)];
}
