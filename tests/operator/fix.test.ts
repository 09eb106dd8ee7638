import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../scripts/compiler/check-site.ts';
import type { SourceFile } from '../../scripts/compiler/read/read-data-folder.ts';
import { english } from '../../scripts/messages/english.ts';
import { withChanges } from '../../scripts/operator/data-folder/changes.ts';
import { proposeFixes } from '../../scripts/operator/fix/propose-fixes.ts';
import { damagedArb } from '../arbitraries/site.ts';
import { runCommand } from '../helpers/run-command.ts';
import { onDisk } from '../helpers/temporary-folder.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

const site = secondOperator();
const LENTO = 'prices/isole-lento.json';

/** The text of a file after everything was put right that can be. */
function fixedText(workspace: Workspace, file: string): string {
  return proposeFixes(workspace.sources).changes.get(file) ?? workspace.text(file);
}

function shown(workspace: Workspace): readonly string[] {
  return proposeFixes(workspace.sources).fixes.map(
    ({ file, line, before, after }) => `${file}:${line} ${before(english)} → ${after(english)}`,
  );
}

describe('content without mistakes', () => {
  it('is left as it is', () => {
    expect(proposeFixes(site.sources)).toEqual({ fixes: [], changes: new Map() });
  });
});

describe('an amount written as a text', () => {
  it.each(['410', '€ 410', 'EUR 410', '410 €'])('becomes a number: "%s"', (written) => {
    const workspace = site.replace(LENTO, '"lodge": 410', `"lodge": "${written}"`);
    expect(fixedText(workspace, LENTO)).toBe(site.text(LENTO));
    expect(shown(workspace)).toEqual([`${LENTO}:7 "${written}" → 410`]);
  });

  it('becomes a number with its decimals', () => {
    const workspace = site.replace(LENTO, '"lodge": 410', '"lodge": "€ 1.410,50"');
    expect(shown(workspace)).toEqual([`${LENTO}:7 "€ 1.410,50" → 1410.5`]);
  });

  it('is left to a person where the currency has no decimals', () => {
    const yen = site.set('site.json', ['currencyDecimals'], 0);
    expect(shown(yen.replace(LENTO, '"lodge": 410', '"lodge": "410,50"'))).toEqual([]);
  });

  it('with decimals is left while it is not known how many there are', () => {
    const broken = site.set('site.json', ['timeZone'], 5);
    const [whole, decimals] = ['"410"', '"410,50"'].map((written) =>
      shown(broken.replace(LENTO, '"lodge": 410', `"lodge": ${written}`)),
    );
    expect([whole, decimals]).toEqual([[`${LENTO}:7 "410" → 410`], []]);
  });

  it('becomes a number in a destination as well', () => {
    const file = 'destinations/mottarone.json';
    expect(fixedText(site.replace(file, '120', '"120"'), file)).toBe(site.text(file));
  });

  it.each(['1.410', '$ 410', 'Rp 410', 'a lot', '4,1055', ''])('is left to a person: "%s"', (written) => {
    expect(shown(site.replace(LENTO, '"lodge": 410', `"lodge": "${written}"`))).toEqual([]);
  });
});

describe('group sizes out of order', () => {
  it('are sorted in site.json, line by line', () => {
    const [small, large] = ['{ "id": "2-4", "min": 2, "max": 4 }', '{ "id": "5-8", "min": 5, "max": 8 }'];
    const swapped = site.replace('site.json', `${small},\n    ${large}`, `${large},\n    ${small}`);
    expect(fixedText(swapped, 'site.json')).toBe(site.text('site.json'));
    expect(shown(swapped)).toEqual([`site.json:66 1, 5-8, 2-4 → 1, 2-4, 5-8`]);
  });

  it('are sorted in a price table, with an amount put right on the way', () => {
    const lines = site.text(LENTO).split('\n');
    const [first = '', second = '', third = ''] = lines.slice(4, 7);
    const swapped = site.withText(
      LENTO,
      [...lines.slice(0, 4), second.replace('335', '"335"'), first, third, ...lines.slice(7)].join('\n'),
    );
    expect(fixedText(swapped, LENTO)).toBe(site.text(LENTO));
  });

  it('are sorted in a season of a price table', () => {
    const table = site.text('prices/sentiero.json');
    const [small = '', large = ''] = table
      .split('\n')
      .slice(18, 20)
      .map((line) => line.trim().replace(/,$/, ''));
    const swapped = site.withText(
      'prices/sentiero.json',
      table.replace(small, 'SMALL').replace(large, small).replace('SMALL', large),
    );
    expect(swapped.text('prices/sentiero.json')).not.toBe(table);
    expect(fixedText(swapped, 'prices/sentiero.json')).toBe(table);
  });

  it('are left to a person where one is not known', () => {
    const lines = site.text(LENTO).replace('"2-4"', '"2-44"').split('\n');
    const workspace = site.withText(
      LENTO,
      [...lines.slice(0, 4), lines[5], lines[4], ...lines.slice(6)].join('\n'),
    );
    expect(shown(workspace)).toEqual([]);
  });
});

describe('the writing of a file', () => {
  const file = 'options/lento.json';

  it.each([
    ['an invisible mark at its start', `\uFEFF${site.text(file)}`],
    ['a comma before a closing bracket', site.text(file).replace('"breakfast"]', '"breakfast",]')],
    ['a comma before a closing brace', site.text(file).replace('"breakfast"]', '"breakfast"],')],
    ['no line break at its end', site.text(file).trimEnd()],
    ['all of that', `\uFEFF${site.text(file).replace('"breakfast"]', '"breakfast",],')}`.trimEnd()],
  ])('is put right: %s', (_name, text) => {
    expect(fixedText(site.withText(file, text), file)).toBe(site.text(file));
  });

  it('keeps commas and brackets inside texts', () => {
    const texts = 'texts/nl/options.json';
    const odd = site
      .replace(texts, '"Gastenhuis"', '"Gastenhuis,] of zo,}"')
      .replace(texts, '\n}\n', ',\n}\n');
    expect(fixedText(odd, texts)).toContain('"Gastenhuis,] of zo,}"');
  });

  it('keeps the line breaks of Windows', () => {
    const windows = site.text(file).replaceAll('\n', '\r\n');
    expect(fixedText(site.withText(file, windows.trimEnd()), file)).toBe(windows);
  });

  it('is left to a person where it is no UTF-8', () => {
    expect(shown(site.withBytes(file, Uint8Array.from([0x7b, 0xff, 0x2c, 0x7d])))).toEqual([]);
  });
});

describe('blanks around an id', () => {
  it('go where the id is known without them', () => {
    const workspace = site.replace('packages/orta-2d.json', '"orta"', '" orta "');
    expect(shown(workspace)).toEqual(['packages/orta-2d.json:4 " orta " → "orta"']);
  });

  it('stay where it is not', () => {
    expect(shown(site.replace('packages/orta-2d.json', '"orta"', '" horta "'))).toEqual([]);
  });
});

/** How bad things are: a file that cannot be read hides any number of other mistakes. */
function burden(sources: readonly SourceFile[]): number {
  return checkSite(sources)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .reduce((sum, { code }) => sum + (code.startsWith('syntax.') ? 10_000 : 1), 0);
}

describe('whatever is damaged', { timeout: 60_000 }, () => {
  it('is never made worse, and nothing is left to fix a second time', () => {
    fc.assert(
      fc.property(damagedArb(site), ({ workspace }) => {
        const { changes } = proposeFixes(workspace.sources);
        const after = withChanges(workspace.sources, changes);
        expect(burden(after)).toBeLessThanOrEqual(burden(workspace.sources));
        expect(proposeFixes(after).fixes).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('check --fix', () => {
  const odd = site.replace(LENTO, '"lodge": 410', '"lodge": "€ 410"');

  it('writes the file and says what it changed', async () => {
    const folder = onDisk(odd);
    const { code, stdout } = await runCommand('check', '--data', folder, '--fix');
    expect(code).toBe(0);
    expect(stdout).toContain(`${LENTO}:7 "€ 410" → 410\n1 place put right.`);
    expect(readFileSync(join(folder, LENTO), 'utf8')).toBe(site.text(LENTO));
  });

  it('writes nothing with --dry-run', async () => {
    const folder = onDisk(odd);
    const { stdout } = await runCommand('check', '--data', folder, '--fix', '--dry-run');
    expect(stdout).toContain('1 place can be put right; nothing was written.');
    expect(readFileSync(join(folder, LENTO), 'utf8')).toBe(odd.text(LENTO));
  });

  it.each([[['--dry-run']], [['--fix', '--format', 'json']]])('is a matter of people: %j', async (args) => {
    expect((await runCommand('check', '--data', onDisk(site), ...args)).code).toBe(2);
  });
});
