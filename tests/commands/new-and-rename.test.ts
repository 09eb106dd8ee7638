import { describe, expect, it } from 'vitest';
// Loaded here, not within the first test: they bring the compiler with them.
import '../../scripts/commands/new.ts';
import '../../scripts/commands/rename.ts';
import { runCommand } from '../helpers/run-command.ts';
import { onDisk } from '../helpers/temporary-folder.ts';
import { secondOperator, workspaceOf } from '../helpers/workspace.ts';

const site = secondOperator();

function contentOf(folder: string): readonly (readonly [string, string])[] {
  const workspace = workspaceOf(folder);
  return workspace.paths.map((path) => [path, workspace.text(path)]);
}

describe('new', () => {
  it('writes all files of an entry and says what to do next', async () => {
    const folder = onDisk(site);
    const { code, stdout } = await runCommand('new', 'day', 'lago', '--data', folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^written days\/lago\.json$/m);
    expect(stdout).toMatch(/^Add its activities in days\/lago\.json/m);
    expect(workspaceOf(folder).paths).toContain('days/lago.json');
  });

  it('writes nothing where the result would have errors', async () => {
    const folder = onDisk(site);
    const args = ['--region', 'orta', '--category', 'garden', '--path', '/viaggi', '--data', folder];
    const { code, stdout, stderr } = await runCommand('new', 'destination', 'lago', ...args);
    expect([code, stderr]).toEqual([1, 'This would not be sound. Nothing was changed.']);
    expect(stdout).toContain('address.duplicate');
    expect(contentOf(folder)).toEqual(contentOf(onDisk(site)));
  });

  it('writes nothing into a folder that has errors', async () => {
    const folder = onDisk(site.withText('home.json', '{'));
    const { code, stderr } = await runCommand('new', 'day', 'lago', '--data', folder);
    expect([code, stderr]).toEqual([1, 'Mend these errors first. Nothing was changed.']);
  });
});

describe('rename', () => {
  it('names what it writes, and where the old address leads', async () => {
    const folder = onDisk(site);
    const { stdout } = await runCommand('rename', 'package', 'orta-2d', 'orta', '--data', folder);
    expect(stdout).toMatch(/^removed packages\/orta-2d\.json$/m);
    expect(stdout).toMatch(/Whoever opens \/viaggi\/orta-2d is led to \/viaggi\/orta\.$/);
  });

  it('changes nothing where the result would have errors', async () => {
    const folder = onDisk(site);
    const { code } = await runCommand('rename', 'package', 'orta-2d', 'Orta', '--data', folder);
    expect(code).toBe(1);
    expect(contentOf(folder)).toEqual(contentOf(onDisk(site)));
  });

  it('changes nothing on a dry run', async () => {
    const folder = onDisk(site);
    await runCommand('rename', 'package', 'orta-2d', 'orta', '--dry-run', '--data', folder);
    expect(contentOf(folder)).toEqual(contentOf(onDisk(site)));
  });
});

describe('a command line that cannot be understood', () => {
  it.each([
    ['new'],
    ['new', 'thing', 'x'],
    ['new', 'day'],
    ['rename'],
    ['rename', 'day', 'mercato'],
    ['rename', 'day', 'mercat', 'x'],
    ['rename', 'section', 'a', 'b'],
  ])('gives the exit code 2: %s %s', async (...args) => {
    const given = args.filter((arg) => arg !== undefined);
    expect((await runCommand(given[0] ?? '', ...given.slice(1), '--data', onDisk(site))).code).toBe(2);
  });
});
