import { describe, expect, it } from 'vitest';
import { type Kill, renderKills } from '../../../scripts/bench/kills/tally.ts';
import { usualMessages } from '../../../scripts/messages/messages.ts';

function aKill(overrides: Partial<Kill>): Kill {
  return { command: 'rename', isKilled: true, found: 'before', left: 'before', wrong: [], ...overrides };
}

describe('the table of kills', () => {
  it('counts what was found and left, and names what was wrong', () => {
    const kills = [
      aKill({}),
      aKill({ found: 'between', left: 'after' }),
      aKill({ command: 'build', isKilled: false, found: 'after', left: 'after' }),
      aKill({
        command: 'build',
        found: 'between',
        left: 'half',
        wrong: [({ kills: words }) => words.wrong.left(['.site.new'])],
      }),
    ];
    expect(renderKills(kills, usualMessages).split('\n')).toEqual([
      '        kills  ended before  found between  left before  left after  half or stray',
      'rename      2             0              1            1           1              0',
      'build       2             1              1            0           1              1',
      'all         4             1              2            1           2              1',
      'build: left .site.new',
    ]);
  });
});
