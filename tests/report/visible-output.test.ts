import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';
import { escapeControls } from '../../scripts/report/visible-output.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** Turns the direction of a line, recolours it, rings, and goes back to its start. */
const HOSTILE = '\u202E\u2066\u001B[31m\u0007\u0085\r';
const ESCAPED = '\\u202e\\u2066\\u001b[31m\\u0007\\u0085\\u000d';

describe('control characters of data', () => {
  it('are printed as JSON escapes them.', () => {
    expect(escapeControls(`a${HOSTILE}b`)).toBe(`a${ESCAPED}b`);
  });

  it('leave tabs, line ends, colours of the report and all other characters alone.', () => {
    const plain = 'a\tb\r\nc\nعربي 日本 👩‍👩‍👧 \u00AD\u200F';
    expect(escapeControls(plain)).toBe(plain);
    expect(escapeControls('\u001B[1m\u001B[31mred\u001B[39m\u001B[22m', true)).toContain('\u001B[31mred');
    expect(escapeControls('\u001B[8mhidden\u001B[2J', true)).toBe('\\u001b[8mhidden\\u001b[2J');
  });

  it('are the same for a program that reads the escaped JSON.', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '"', ...HOSTILE) }), (text) => {
        expect(JSON.parse(escapeControls(JSON.stringify(text)))).toBe(text);
      }),
    );
  });

  it.skipIf(process.platform === 'win32')(
    'are not printed by the check, nor written to the summary of a run.',
    () => {
      const folder = temporaryFolder();
      const summary = join(temporaryFolder(), 'summary.md');
      writeFileSync(join(folder, `odd${HOSTILE}.txt`), 'x');
      writeFileSync(join(folder, 'home.json'), JSON.stringify({ [`key${HOSTILE}`]: HOSTILE }));
      const { stdout, stderr } = spawnSync(
        process.execPath,
        [join(projectFolder, 'scripts/run.cjs'), 'check', '--all', '--data', folder, '--format', 'github'],
        { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', GITHUB_STEP_SUMMARY: summary } },
      );
      const written = readFileSync(summary, 'utf8');
      for (const text of [`${stdout}${stderr}`, written])
        expect(text.match(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu)).toBeNull();
      expect(stdout).toContain('u202e');
    },
  );
});
