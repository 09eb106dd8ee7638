import { describe, expect, it } from 'vitest';
import { english } from '../../scripts/messages/english.ts';
import { proposeFixes } from '../../scripts/operator/fix/propose-fixes.ts';
import { errorsOf } from '../helpers/findings.ts';
import { runCommand } from '../helpers/run-command.ts';
import { onDisk } from '../helpers/temporary-folder.ts';
import { secondOperator, type Workspace, workspaceOf } from '../helpers/workspace.ts';

const site = secondOperator();

/** With pictures under names, and one of them called in some way. */
function withPictures(called: string, ...files: readonly string[]): Workspace {
  const named = site.replace('images.json', 'ferry.svg', called).without('images/ferry.svg');
  return files.reduce(
    (rest, file) => rest.withBytes(`images/${file}`, site.bytes('images/ferry.svg')),
    named,
  );
}

function fixesOf(workspace: Workspace): readonly string[] {
  return proposeFixes(workspace.sources).fixes.map(
    ({ file, before, after }) => `${file} ${before(english)} → ${after(english)}`,
  );
}

describe('a name that a camera or a phone gives', () => {
  it.each([
    'IMG_1234.SVG',
    'IMG 2031.SVG',
    'DSC_0042 (1).Svg',
    'Screenshot 2026-01-01 at 9.41.00\u202FAM.svg',
  ])('is fine as it is: %s', (name) => {
    expect(errorsOf(withPictures(name, name))).toEqual([]);
    expect(fixesOf(withPictures(name, name))).toEqual([]);
  });

  it.each([
    ['IMG_1234.svg', 'IMG_1234.SVG'],
    ['img_1234.svg', 'IMG_1234.SVG'],
    ['IMG 1234.SVG', 'IMG_1234.SVG'],
    ['IMG  1234.SVG', 'IMG 1234.SVG'],
    [' IMG 1234.SVG', 'IMG 1234.SVG'],
    ['9.41 AM.svg', '9.41\u202FAM.svg'],
    ['cafe\u0301.svg', 'Caf\u00E9.svg'],
  ])('is put right where it is written otherwise: %j means %j', (called, file) => {
    expect(errorsOf(withPictures(called, file))).not.toEqual([]);
    expect(fixesOf(withPictures(called, file))).toEqual([
      `images.json ${JSON.stringify(called)} → ${JSON.stringify(file)}`,
    ]);
  });

  it('is left to a person where two files may be meant, or none', () => {
    expect(fixesOf(withPictures('img 1.svg', 'IMG_1.svg', 'IMG 1.svg'))).toEqual([]);
    expect(fixesOf(withPictures('img 1.svg', 'IMG 2.svg'))).toEqual([]);
  });

  it('is put right in the folder by check --fix', async () => {
    const folder = onDisk(withPictures('img_1234.svg', 'IMG_1234.SVG'));
    expect((await runCommand('check', '--data', folder)).code).toBe(1);
    const { code, stdout } = await runCommand('check', '--fix', '--data', folder);
    expect(stdout).toContain('"IMG_1234.SVG"');
    expect(code).toBe(0);
    expect(workspaceOf(folder).text('images.json')).toContain('"IMG_1234.SVG"');
  });
});
