import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../scripts/compiler/check-site.ts';
import type { SourceFile } from '../../scripts/compiler/read/read-data-folder.ts';
import { english } from '../../scripts/messages/english.ts';
import { withChanges } from '../../scripts/operator/data-folder/save-changes.ts';
import { proposeFixes } from '../../scripts/operator/fix/propose-fixes.ts';
import { damagedArb } from '../arbitraries/site.ts';
import { errorsOf } from '../helpers/findings.ts';
import { runCommand } from '../helpers/run-command.ts';
import { onDisk } from '../helpers/temporary-folder.ts';
import { secondOperator, type Workspace, workspaceOf } from '../helpers/workspace.ts';

const site = secondOperator();
const LENTO = 'prices/isole-lento.json';

/** The text of a file after everything was fixed that can be. */
function fixedText(workspace: Workspace, file: string): string {
  return proposeFixes(workspace.sources).changes.get(file) ?? workspace.text(file);
}

function listFixes(workspace: Workspace): readonly string[] {
  return proposeFixes(workspace.sources).fixes.map(
    ({ file, line, before, after }) => `${file}:${line} ${before(english)} → ${after(english)}`,
  );
}

function swap(workspace: Workspace, file: string, first: string, second: string): Workspace {
  const swapped = workspace.replace(file, first, '§').replace(file, second, first);
  return swapped.replace(file, '§', second);
}

it('Content without mistakes is not changed.', () => {
  expect(proposeFixes(site.sources)).toEqual({ fixes: [], changes: new Map() });
});

describe('an amount written as a text', () => {
  it.each([
    ['410', '410'],
    ['€ 410', '410'],
    ['410 EUR', '410'],
    ['€ 1.410,50', '1410.5'],
  ])('becomes a number: "%s"', (written, amount) => {
    const workspace = site.replace(LENTO, '"lodge": 410', `"lodge": "${written}"`);
    expect(listFixes(workspace)).toEqual([`${LENTO}:7 "${written}" → ${amount}`]);
    expect(fixedText(workspace, LENTO)).toBe(site.text(LENTO).replace('"lodge": 410', `"lodge": ${amount}`));
  });

  it.each(['1.410', '$ 410', 'a lot', '4,1055', ''])('is left to a person: "%s"', (written) => {
    expect(listFixes(site.replace(LENTO, '"lodge": 410', `"lodge": "${written}"`))).toEqual([]);
  });

  it('with decimals is not fixed if the currency has none, or is unknown.', () => {
    const workspace = site.replace(LENTO, '"lodge": 410', '"lodge": "410,50"');
    expect(listFixes(workspace.set('site.json', ['currencyDecimals'], 0))).toEqual([]);
    expect(listFixes(workspace.set('site.json', ['timeZone'], 5))).toEqual([]);
  });
});

describe('group sizes out of order', () => {
  it.each([
    ['site.json', '{ "id": "2-4", "min": 2, "max": 4 }', '{ "id": "5-8", "min": 5, "max": 8 }'],
    [
      LENTO,
      '{ "paxCount": "2-4", "none": 240, "guesthouse": 335, "lodge": 455 }',
      '{ "paxCount": "1", "none": 310, "guesthouse": 420, "lodge": 560 }',
    ],
    [
      'prices/sentiero.json',
      '{ "paxCount": "1", "none": 1290, "guesthouse": 1980, "lodge": 2690 }',
      '{ "paxCount": "2-4", "none": 1020, "guesthouse": 1660, "lodge": 2320 }',
    ],
  ])('are sorted in %s, line by line.', (file, first, second) => {
    const swapped = swap(site, file, first, second);
    expect(swapped.text(file)).not.toBe(site.text(file));
    expect(fixedText(swapped, file)).toBe(site.text(file));
  });

  it('are left to a person where one is not known.', () => {
    const unknown = site.replace(LENTO, '"2-4"', '"2-44"');
    expect(listFixes(swap(unknown, LENTO, '"paxCount": "1"', '"paxCount": "5-8"'))).toEqual([]);
  });
});

describe('the writing of a file', () => {
  const file = 'options/lento.json';
  const original = site.text(file);

  it.each([
    ['an invisible mark at its start', `\uFEFF${original}`],
    ['a comma before a closing bracket', original.replace('"breakfast"]', '"breakfast",]')],
    ['all of that', `\uFEFF${original.replace('"breakfast"]', '"breakfast",],')}`.trimEnd()],
  ])('is fixed: %s', (_name, text) => {
    expect(fixedText(site.withText(file, text), file)).toBe(original);
  });

  it('keeps commas and brackets inside texts.', () => {
    const texts = 'texts/nl/options.json';
    const odd = site
      .replace(texts, '"Gastenhuis"', '"Gastenhuis,] of zo,}"')
      .replace(texts, '\n}\n', ',\n}\n');
    expect(fixedText(odd, texts)).toContain('"Gastenhuis,] of zo,}"');
  });

  it('keeps the line breaks of Windows.', () => {
    const windows = original.replaceAll('\n', '\r\n');
    expect(fixedText(site.withText(file, windows.trimEnd()), file)).toBe(windows);
  });

  it('is left to a person where it is no UTF-8.', () => {
    expect(listFixes(site.withBytes(file, Uint8Array.from([0x7b, 0xff, 0x2c, 0x7d])))).toEqual([]);
  });
});

it('Blanks around an id are removed where the id is known without them.', () => {
  const file = 'packages/orta-2d.json';
  expect(listFixes(site.replace(file, '"orta"', '" orta "'))).toEqual([`${file}:4 " orta " → "orta"`]);
  expect(listFixes(site.replace(file, '"orta"', '" horta "'))).toEqual([]);
});

describe('the name of a picture', () => {
  /** With copies of a picture under some names. @param called the name in images.json */
  function withPictures(called: string, ...files: readonly string[]): Workspace {
    const named = site.replace('images.json', 'ferry.svg', called).without('images/ferry.svg');
    return files.reduce(
      (rest, file) => rest.withBytes(`images/${file}`, site.bytes('images/ferry.svg')),
      named,
    );
  }

  it.each(['IMG 2031.SVG', 'DSC_0042 (1).Svg', 'Screenshot 2026-01-01 at 9.41.00\u202FAM.svg'])(
    'may be one that a camera or phone gives: %s',
    (name) => {
      expect(errorsOf(withPictures(name, name))).toEqual([]);
    },
  );

  it.each([
    ['img_1234.svg', 'IMG_1234.SVG'],
    ['IMG 1234.SVG', 'IMG_1234.SVG'],
    ['9.41 AM.svg', '9.41\u202FAM.svg'],
    ['cafe\u0301.svg', 'Caf\u00E9.svg'],
  ])('is fixed where it is written otherwise: %j means %j', (called, file) => {
    const workspace = withPictures(called, file);
    expect(errorsOf(workspace)).not.toEqual([]);
    expect(listFixes(workspace)).toEqual([
      expect.stringContaining(`${JSON.stringify(called)} → ${JSON.stringify(file)}`),
    ]);
  });

  it('is left to a person where two files may be meant, or none.', () => {
    expect(listFixes(withPictures('img 1.svg', 'IMG_1.svg', 'IMG 1.svg'))).toEqual([]);
    expect(listFixes(withPictures('img 1.svg', 'IMG 2.svg'))).toEqual([]);
  });
});

it('Damaged content is never made worse, and a second run finds nothing to fix.', () => {
  // A file that cannot be read hides any number of other mistakes.
  const burden = (sources: readonly SourceFile[]): number =>
    checkSite(sources)
      .diagnostics.filter(({ severity }) => severity === 'error')
      .reduce((sum, { code }) => sum + (code.startsWith('syntax.') ? 10_000 : 1), 0);
  fc.assert(
    fc.property(damagedArb(site), ({ workspace }) => {
      const { changes } = proposeFixes(workspace.sources);
      const after = withChanges(workspace.sources, changes);
      expect(burden(after)).toBeLessThanOrEqual(burden(workspace.sources));
      expect(proposeFixes(after).fixes).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

describe('check --fix', () => {
  const odd = site.replace(LENTO, '"lodge": 410', '"lodge": "€ 410"');

  it.each([
    [['--fix'], `${LENTO}:7 "€ 410" → 410\n1 place fixed.`, site],
    [['--fix', '--dry-run'], '1 place can be fixed; nothing was written.', odd],
  ])('says what it changed, and writes it unless it is a dry run: %j', async (args, said, expected) => {
    const folder = onDisk(odd);
    const { stdout } = await runCommand('check', '--data', folder, ...args);
    expect(stdout).toContain(said);
    expect(workspaceOf(folder).text(LENTO)).toBe(expected.text(LENTO));
  });

  it.each([[['--dry-run']], [['--fix', '--format', 'json']]])('refuses %j.', async (args) => {
    expect((await runCommand('check', '--data', onDisk(site), ...args)).code).toBe(2);
  });
});

describe('an apostrophe right before a value', () => {
  const file = 'texts/it/interface.json';
  const quoted = site.replace(file, 'da {price}', "d'{price}");

  it('is doubled, so that the value is shown', () => {
    expect(listFixes(quoted)).toEqual([`${file}:9 "d'{price}" → "d''{price}"`]);
    const { changes } = proposeFixes(quoted.sources);
    expect(checkSite(withChanges(quoted.sources, changes)).ok).toBe(true);
    expect(checkSite(quoted.sources).ok).toBe(false);
  });

  it.each(["d''{price}", 'd’{price}', "'{'altro'}' {price}"])('is left alone in %s', (text) => {
    expect(listFixes(site.replace(file, 'da {price}', text))).toEqual([]);
  });
});
