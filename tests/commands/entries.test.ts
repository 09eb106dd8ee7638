import { describe, expect, it } from 'vitest';
// Loaded here, not within the first test: they bring the compiler with them.
import '../../scripts/commands/entries.ts';
import '../../scripts/commands/prices.ts';
import { runCommand } from '../helpers/run-command.ts';
import { onDisk } from '../helpers/temporary-folder.ts';
import { secondOperator, workspaceOf } from '../helpers/workspace.ts';

const site = secondOperator();
const unreadable = site.withText('home.json', '{');
/** Nothing of the calendar is for the two-day tour alone. */
const loose = site.set('calendar.json', ['closed', 1, 'packages'], ['orta-2d', 'sentiero-laghi-12d']);

function readContents(folder: string): readonly (readonly [string, string])[] {
  const workspace = workspaceOf(folder);
  return workspace.paths.map((path) => [path, workspace.text(path)]);
}

describe('the commands for entries', () => {
  it('new writes all files of an entry, and says in both languages what to do next.', async () => {
    const folder = onDisk(site);
    const { code, stdout } = await runCommand('new', 'day', 'lago', '--data', folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^written days\/lago\.json$/m);
    expect(stdout).toMatch(/^Add its activities in days\/lago\.json/m);
    expect(workspaceOf(folder).paths).toContain('days/lago.json');
    const other = await runCommand('new', 'day', 'monte', '--lang', 'id', '--data', folder);
    expect(other.stdout).toMatch(/^ditulis: days\/monte\.json$/m);
    expect(other.stdout).toMatch(/^Tambahkan kegiatannya di days\/monte\.json/m);
    expect(other.stdout).toMatch(/^Hasil pemeriksaan: 0 kesalahan, \d+ peringatan\.$/m);
  });

  it('new takes names by language, and prices raise a negative change, on the command line.', async () => {
    const folder = onDisk(site);
    const names = ['--name-nl', 'Hoog „süß“', '--name-it=Alta'];
    const made = await runCommand('new', 'season', ...names, '--dates', '05-01..05-09', '--data', folder);
    expect(made.code).toBe(0);
    expect(workspaceOf(folder).json('texts/it/labels.json')).toMatchObject({
      seasons: { 'hoog-suss': 'Alta' },
    });
    const lowered = await runCommand('prices', 'raise', '--tiers', 'lodge', '-5%', '--data', folder);
    expect(lowered).toMatchObject({ code: 0, stdout: expect.stringContaining('-5,0%') });
  });

  it('rename names the files that it writes and removes, and the new address.', async () => {
    const args = ['package', 'orta-2d', 'orta', '--data', onDisk(site)];
    const { code, stdout } = await runCommand('rename', ...args);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^removed packages\/orta-2d\.json$/m);
    expect(stdout).toMatch(/\/viaggi\/orta-2d now redirects to \/viaggi\/orta\.$/m);
    expect(stdout).toMatch(
      /the same texts as before, the name included; they are in texts\/LANGUAGE\/packages\.json\.$/,
    );
  });

  it('remove --dry-run says what it would do, and does nothing.', async () => {
    const folder = onDisk(loose);
    const before = readContents(folder);
    const { stdout } = await runCommand('remove', 'package', 'orta-2d', '--dry-run', '--data', folder);
    expect(stdout).toMatch(/^\/viaggi\/orta-2d would redirect to \/viaggi\.$/m);
    expect(stdout).toMatch(/^Nothing was written\.$/m);
    expect(readContents(folder)).toEqual(before);
  });

  it.each([
    ['new', 'day', 'con'],
    ['rename', 'day', 'alta-via', 'COM1'],
  ])('%s %s refuses an id that Windows keeps for a device.', async (...args) => {
    const folder = onDisk(site);
    const before = readContents(folder);
    const { code, stderr } = await runCommand(...args, '--data', folder);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Windows keeps this name for a device')]);
    expect(readContents(folder)).toEqual(before);
  });
});

describe('nothing is changed', () => {
  const ambiguous = site.set('site.json', ['pages', 'about'], '/pt');

  it.each([
    [
      'by new where the result would have errors',
      ambiguous,
      ['new', 'language', 'pt'],
      1,
      /address\.language[\s\S]*This would cause errors\. Nothing was changed\.$/,
    ],
    [
      'by new in a folder that has errors',
      unreadable,
      ['new', 'day', 'lago'],
      1,
      /Fix these errors first\. Nothing was changed\.$/,
    ],
    [
      'by rename on a dry run',
      site,
      ['rename', 'package', 'orta-2d', 'orta', '--dry-run'],
      0,
      /^would be removed packages\/orta-2d\.json$[\s\S]*\nNothing was written\./m,
    ],
    [
      'by remove where something needs the entry',
      site,
      ['remove', 'package', 'orta-2d'],
      1,
      /calendar\.json:[\s\S]*\[reference\.unknown-package\]/,
    ],
  ] as const)('%s.', async (_name, workspace, args, exit, said) => {
    const folder = onDisk(workspace);
    const { code, stdout, stderr } = await runCommand(...args, '--data', folder);
    expect([code, `${stdout}\n${stderr}`.trimEnd()]).toEqual([exit, expect.stringMatching(said)]);
    expect(readContents(folder)).toEqual(readContents(onDisk(workspace)));
  });
});

it.each([
  [['new', '--lang', 'id'], /^Sebutkan apa yang akan dibuat: package \(paket\), /],
  [['new', 'day', '--lang', 'id'], /^Sebutkan namanya, dalam satu kata: npm run new -- day NAMA$/],
  [['new', 'day', 'mercato', '--lang', 'id'], /^Sudah ada hari bernama "mercato"\./],
  [
    ['new', 'package', 'x', '--lang', 'id'],
    /^Opsi berikut masih kurang:\n {2}--region: Wilayah paket ini\. Pilih satu: maggiore, orta\n/,
  ],
  [['rename', '--lang', 'id'], /^Sebutkan apa yang akan diganti namanya: destination \(destinasi\), /],
  [
    ['rename', 'day', 'a', '--lang', 'id'],
    /^Sebutkan nama lama dan nama barunya: npm run rename -- day LAMA BARU$/,
  ],
  [['rename', 'day', 'mercat', 'x'], /mercato/],
  [['rename', 'section', 'a', 'b'], /./],
  [['remove', 'package'], /npm run remove -- package ID/],
])('a command line that cannot be understood is refused with the exit code 2: %j', async (args, message) => {
  const { code, stderr } = await runCommand(...args, '--data', onDisk(site));
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
});
