import { describe, expect, it } from 'vitest';
// Loaded here, not within the first test: they bring the compiler with them.
import '../../scripts/commands/new.ts';
import '../../scripts/commands/remove.ts';
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
    const ambiguous = site.set('site.json', ['pages', 'about'], '/pt');
    const folder = onDisk(ambiguous);
    const { code, stdout, stderr } = await runCommand('new', 'language', 'pt', '--data', folder);
    expect([code, stderr]).toEqual([1, 'This would not be sound. Nothing was changed.']);
    expect(stdout).toContain('address.language');
    expect(contentOf(folder)).toEqual(contentOf(onDisk(ambiguous)));
  });

  it('writes nothing into a folder that has errors', async () => {
    const folder = onDisk(site.withText('home.json', '{'));
    const { code, stderr } = await runCommand('new', 'day', 'lago', '--data', folder);
    expect([code, stderr]).toEqual([1, 'Mend these errors first. Nothing was changed.']);
  });
});

describe('rename', () => {
  it('names what it writes and removes, and where the old address leads', async () => {
    const folder = onDisk(site);
    const { stdout } = await runCommand('rename', 'package', 'orta-2d', 'orta', '--data', folder);
    expect(stdout).toMatch(/^removed packages\/orta-2d\.json$/m);
    expect(stdout).toMatch(/Whoever opens \/viaggi\/orta-2d is led to \/viaggi\/orta\.$/);
  });

  it.each([[], ['--dry-run']])(
    'changes nothing where the result would have errors %j',
    async (...options) => {
      const folder = onDisk(site);
      const args = ['orta-2d', 'Orta', '--data', folder, ...options];
      const { code, stdout } = await runCommand('rename', 'package', ...args);
      expect(code).toBe(1);
      expect(stdout).not.toContain('written');
      expect(contentOf(folder)).toEqual(contentOf(onDisk(site)));
    },
  );

  it('changes nothing on a dry run', async () => {
    const folder = onDisk(site);
    const args = ['orta-2d', 'orta', '--dry-run', '--data', folder];
    const { stdout } = await runCommand('rename', 'package', ...args);
    expect(stdout).toMatch(/^would be removed packages\/orta-2d\.json$/m);
    expect(stdout).toMatch(/\nNothing was written\.$/);
    expect(contentOf(folder)).toEqual(contentOf(onDisk(site)));
  });
});

describe('remove', () => {
  const loose = site.set('calendar.json', ['closed', 1, 'packages'], ['orta-2d', 'sentiero-laghi-12d']);

  it('names what it writes and removes, where the old address leads, and what the check then finds', async () => {
    const folder = onDisk(loose);
    const { code, stdout } = await runCommand(
      'remove',
      'package',
      'orta-2d',
      '--to',
      '/luoghi',
      '--data',
      folder,
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^removed packages\/orta-2d\.json$/m);
    expect(stdout).toMatch(/^Whoever opens \/viaggi\/orta-2d is led to \/luoghi\.$/m);
  });

  it.each([[], ['--dry-run']])('changes nothing where something needs it %j', async (...options) => {
    const folder = onDisk(site);
    const { code, stdout } = await runCommand('remove', 'package', 'orta-2d', '--data', folder, ...options);
    expect(code).toBe(1);
    expect(stdout).toContain('calendar.json:');
    expect(stdout).toContain('[reference.unknown-package]');
    expect(contentOf(folder)).toEqual(contentOf(onDisk(site)));
  });

  it('changes nothing on a dry run', async () => {
    const folder = onDisk(loose);
    const { stdout } = await runCommand('remove', 'package', 'orta-2d', '--dry-run', '--data', folder);
    expect(stdout).toMatch(/^would be removed packages\/orta-2d\.json$/m);
    expect(stdout).toMatch(/^Nothing was written\.$/m);
    expect(contentOf(folder)).toEqual(contentOf(onDisk(loose)));
  });

  it('says what is missing', async () => {
    const { code, stderr } = await runCommand('remove', 'package');
    expect([code, stderr]).toEqual([2, expect.stringContaining('npm run remove -- package ID')]);
  });
});

describe('in Indonesian', () => {
  it('new says what it wrote, what the check says, and what to do next', async () => {
    const folder = onDisk(site);
    const { stdout } = await runCommand('new', 'day', 'lago', '--lang', 'id', '--data', folder);
    expect(stdout).toMatch(/^ditulis: days\/lago\.json$/m);
    expect(stdout).toMatch(/^Tambahkan kegiatannya di days\/lago\.json/m);
    expect(stdout).toMatch(/^Hasil pemeriksaan: 0 kesalahan, \d+ peringatan\. /m);
  });

  it('new names the options that it lacks, with the possible answers', async () => {
    const { stderr } = await runCommand('new', 'package', 'x', '--lang', 'id', '--data', onDisk(site));
    expect(stderr).toMatch(
      /^Opsi berikut masih kurang:\n {2}--region: Wilayah paket ini\. Pilih satu: maggiore, orta\n/,
    );
  });

  it('new says which mistakes stand in its way', async () => {
    const folder = onDisk(site.withText('home.json', '{'));
    const { stdout, stderr } = await runCommand('new', 'day', 'lago', '--lang', 'id', '--data', folder);
    expect(stdout).toContain('home.json:1:1 kesalahan');
    expect(stderr).toBe('Perbaiki dulu kesalahan ini. Tidak ada yang diubah.');
  });

  it('rename says what it would do, and that it did nothing', async () => {
    const args = ['orta-2d', 'orta', '--dry-run', '--lang', 'id', '--data', onDisk(site)];
    const { stdout } = await runCommand('rename', 'package', ...args);
    expect(stdout).toMatch(/^akan dihapus: packages\/orta-2d\.json$/m);
    expect(stdout).toMatch(/^Siapa pun yang membuka \/viaggi\/orta-2d diantar ke \/viaggi\/orta\.$/m);
    expect(stdout).toMatch(/\nTidak ada yang ditulis\.$/);
  });

  it.each([
    ['new', [], /^Sebutkan apa yang akan dibuat: package \(paket\), /],
    ['new', ['day'], /^Sebutkan namanya, dalam satu kata: npm run new -- day NAMA$/],
    ['new', ['day', 'mercato'], /^Sudah ada hari bernama "mercato"\./],
    ['rename', [], /^Sebutkan apa yang akan diganti namanya: package \(paket\), /],
    ['rename', ['day', 'a'], /^Sebutkan nama lama dan nama barunya: npm run rename -- day LAMA BARU$/],
  ])('%s %j is refused', async (name, args, message) => {
    const { stderr } = await runCommand(name, ...args, '--lang', 'id', '--data', onDisk(site));
    expect(stderr).toMatch(message);
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
    ['new', 'day', 'x', '--lang', 'xx'],
    ['rename', 'day', 'mercato', 'x', '--lang', 'xx'],
  ])('gives the exit code 2: %s %s', async (...args) => {
    const given = args.filter((arg) => arg !== undefined);
    expect((await runCommand(given[0] ?? '', ...given.slice(1), '--data', onDisk(site))).code).toBe(2);
  });
});
