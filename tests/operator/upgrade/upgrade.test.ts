import { existsSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currentFormat } from '../../../schema/migrations/migrations.ts';
import { readDataFolder } from '../../../scripts/compiler/read/read-data-folder.ts';
import { shownFolder } from '../../../scripts/project/folders.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { runCommand } from '../../helpers/run-command.ts';
import { onDisk } from '../../helpers/temporary-folder.ts';
import { secondOperator, Workspace, workspaceOf } from '../../helpers/workspace.ts';

const formats = join(import.meta.dirname, '../../fixtures/formats');
/** Each has a folder among the fixtures. */
const formerFormats = Array.from({ length: currentFormat - 1 }, (_, index) => index + 1);
const LOCK = 'texts/nl/.translated.json';
const READING = [
  'check',
  'check --fix',
  'build',
  'dev',
  'translations',
  'prices export a.csv',
  'prices diff',
];
const CHANGING = ['new language fr', 'rename day bay cove', 'remove language nl'];

/** The site of the fixtures as a folder of an earlier format. */
function readSite(format: number): Workspace {
  const own = join(formats, String(format));
  return [...readDataFolder(join(formats, 'shared')), ...readDataFolder(own)]
    .reduce((site, { path, bytes }) => site.withBytes(path, bytes), new Workspace([]))
    .withBytes(LOCK, readFileSync(join(own, LOCK)));
}

/** A folder after an upgrade, and the lock of its translations. */
async function upgraded(site: Workspace): Promise<{ readonly site: Workspace; readonly lock: unknown }> {
  const folder = onDisk(site);
  const { code, stderr } = await runCommand('upgrade', '--data', folder);
  expect([code, stderr]).toEqual([0, '']);
  const lock = join(folder, LOCK);
  return {
    site: workspaceOf(folder),
    lock: existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')) : undefined,
  };
}

function readContents(site: Workspace): readonly (readonly [string, string])[] {
  return site.paths.map((path) => [path, site.text(path)]);
}

describe('upgrade', () => {
  it.each(formerFormats)(
    'makes of a folder of format %i one without errors, which builds.',
    async (format) => {
      const { files } = compiled((await upgraded(readSite(format))).site.sources);
      expect(files.some(({ content }) => content.includes('Private tour in'))).toBe(true);
    },
  );

  it.each(formerFormats.slice(1))(
    'leads from format %i to the same folder as from format 1, translations as recorded as before.',
    async (format) => {
      const [first, other] = [await upgraded(readSite(1)), await upgraded(readSite(format))];
      expect(other.lock).toEqual(first.lock);
      expect(readContents(other.site)).toEqual(readContents(first.site));
    },
  );

  it('leaves the texts of the software to the software, and those of the operator as they are.', async () => {
    const { site } = await upgraded(readSite(2));
    const { section, notices, footer } = Object(site.json('texts/en/interface.json'));
    expect([section, notices]).toEqual([{ compare: 'All tours' }, undefined]);
    expect(footer.about).toBe('Trips on the bay.');
  });

  it.each([
    ['{day}{choice, select, 1 {a} other {b}}', undefined],
    ['{day}.{choice}', '{day}.{letter}'],
    ['D{day}{ choice , select, 1 { x} other {y }}', 'D{day}{letter}'],
  ])('keeps the form of marks of choices on the map: %s.', async (old, kept) => {
    const { site } = await upgraded(readSite(2).set('texts/en/labels.json', ['route', 'choice'], old));
    expect(Object(site.json('texts/en/labels.json')).route?.choice).toBe(kept);
  });

  it('changes nothing but the format line of a folder that has the shape of today.', async () => {
    const current = secondOperator();
    const before = current.replace('site.json', `,\n  "format": ${currentFormat}`, '');
    const { site: after } = await upgraded(before);
    expect(after.json('site.json')).toEqual(current.json('site.json'));
    const rest = (site: Workspace) => readContents(site.without('site.json'));
    expect(rest(after)).toEqual(rest(before));
  });

  it('leaves a folder of the current format as it is, and so one that was upgraded.', async () => {
    const folder = onDisk(readSite(1));
    await runCommand('upgrade', '--data', folder);
    const before = workspaceOf(folder).sources;
    const again = await runCommand('upgrade', '--data', folder);
    expect(again.stdout).toBe(`The data folder already has format ${currentFormat}. There is nothing to do.`);
    expect(workspaceOf(folder).sources).toEqual(before);
  });

  it.each<readonly [string, (text: string) => string]>([
    ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text) => `\uFEFF${text}`],
    ['tabs', (text) => text.replaceAll(/^ +/gm, (blanks) => '\t'.repeat(blanks.length / 2))],
  ])('keeps %s.', async (_name, write) => {
    const written = (site: Workspace) =>
      site.paths
        .filter((path) => path.endsWith('.json') && path !== LOCK)
        .reduce((current, path) => current.withText(path, write(current.text(path))), site);
    const [plain, other] = [await upgraded(readSite(1)), await upgraded(written(readSite(1)))];
    expect(readContents(other.site)).toEqual(readContents(written(plain.site)));
  });

  it('keeps what a folder that is partly newer has, and moves remarks with what they are about.', async () => {
    const { site: after } = await upgraded(
      readSite(1)
        .set('texts/en/interface.json', ['package', 'accommodation'], 'Where you sleep')
        .set('site.json', ['phones'], [{ id: 'quay', number: '+99 1' }])
        .set('site.json', ['acknowledged'], [{ path: 'chatUrl', code: 'contact.example', reason: 'Ours.' }]),
    );
    expect(Object(after.json('texts/en/interface.json')).package.accommodation).toBe('Where you sleep');
    const { phone, phones, acknowledged } = Object(after.json('site.json'));
    expect([phone, phones[0].id, acknowledged[0].path]).toEqual([undefined, 'quay', 'channels.0.address']);
  });

  it('reports each change and what is left to decide, in both languages, and writes nothing if asked.', async () => {
    const folder = onDisk(readSite(1));
    const before = workspaceOf(folder).sources;
    const { stdout } = await runCommand('upgrade', '--dry-run', '--data', folder);
    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining([
        'site.json: 3 names changed: phone → phones, unconfirmed.phone → phones.0.number, chatUrl → channels',
        'site.json: 1 value added: pages.compare',
        'texts/en/interface.json: 5 values removed that are no longer used: package.firstDay, package.saveCalendar, section.tour, section.places, package.alternatives',
        'Would upgrade the data folder from format 1 to 3: 6 files changed, 0 removed.',
        'For you to decide:',
        'site.json: pages.compare: a new page has the address "/compare-2"; choose another if you like.',
        'Nothing was written.',
      ]),
    );
    expect(workspaceOf(folder).sources).toEqual(before);
    const other = await runCommand('upgrade', '--lang', 'id', '--data', onDisk(readSite(2)));
    expect(other.stdout).toMatch(/^illustrations\/lake\.json: dihapus; /m);
    expect(other.stdout).toMatch(/^Folder data diperbarui dari format 2 ke 3: 4 file diubah, 1 dihapus\.$/m);
  });

  it.each([
    ['cannot be read', readSite(1).withText('home.json', '{'), /Nothing was changed\.$/],
    ['has a list as site.json', readSite(1).withText('site.json', '[]'), /Nothing was changed\.$/],
    [
      'is of a newer format',
      readSite(2).set('site.json', ['format'], 99),
      /format 99.*Update the software\.$/,
    ],
    [
      'names no format',
      readSite(2).set('site.json', ['format'], 1.5),
      /whole number from 1 to \d+; found 1\.5\./,
    ],
    ['has no site.json', readSite(1).without('site.json'), /has no site\.json/],
  ])('changes nothing in a folder that %s.', async (_name, site, said) => {
    const folder = onDisk(site);
    const before = workspaceOf(folder).sources;
    const { code, stderr } = await runCommand('upgrade', '--data', folder);
    expect([code, stderr]).toEqual([1, expect.stringMatching(said)]);
    expect(workspaceOf(folder).sources).toEqual(before);
  });
});

it('upgrade names a file that is a link elsewhere, and changes nothing.', async () => {
  const folder = onDisk(readSite(1));
  renameSync(join(folder, 'home.json'), join(folder, 'other'));
  symlinkSync(join(folder, 'other'), join(folder, 'home.json'));
  const { code, stdout } = await runCommand('upgrade', '--data', folder);
  expect([code, stdout]).toEqual([1, expect.stringContaining('home.json:1:1 error This is a link')]);
  expect(workspaceOf(folder).json('site.json')).toEqual(readSite(1).json('site.json'));
});

it.each(READING.concat(CHANGING))(
  '%s says of an older folder how to upgrade it, and nothing else.',
  async (line) => {
    const folder = onDisk(readSite(1));
    const { code, stdout, stderr } = await runCommand(...line.split(' '), '--data', folder);
    expect(code).toBe(1);
    const said = `${stdout}\n${stderr}`;
    expect(said.split(`Run "npm run upgrade -- --data ${shownFolder(folder)}".`).length).toBe(2);
    expect(said.match(/\[[a-z]+\.[a-z-]+\]/g) ?? ['[format.older]']).toEqual(['[format.older]']);
    expect(workspaceOf(folder).sources).toEqual(workspaceOf(onDisk(readSite(1))).sources);
  },
);
