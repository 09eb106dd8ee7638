import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const LOADER = 'scripts/kept-code.cjs';
const ENTRY = 'scripts/main.ts';

/** Longer than the time between a change and code that may be kept. */
const SETTLED = 40;

const FILES = {
  'package.json': '{}',
  [LOADER]: readFileSync(join(projectFolder, LOADER), 'utf8'),
  [ENTRY]: `
    import { place } from './project/folders.ts';
    import { word } from './word.ts';
    import spoken from 'speaks';
    export const say = async (): Promise<string> => [spoken(word), await import('waits').then(({ past }) => past), place].join();
    export const fail = (): never => {
      throw new Error('no');
    };`,
  'scripts/word.ts': "export const word: string = 'one';",
  'scripts/project/folders.ts':
    "import { fileURLToPath } from 'node:url';\nexport const place = fileURLToPath(new URL('../..', import.meta.url));",
  'node_modules/speaks/package.json': '{ "exports": { "import": "./index.mjs", "require": "./index.js" } }',
  'node_modules/speaks/index.js':
    'Object.defineProperty(exports, "__esModule", { value: true });\nexports.default = (word) => word;',
  'node_modules/waits/package.json': '{ "type": "module", "exports": "./index.js" }',
  'node_modules/waits/index.js': 'export const past = await Promise.resolve("waited");',
};

let root = '';

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SETTLED);
}

/** What a process says that loads the code, and keeps it; what it failed with, if it does. */
function ask(call: 'fail' | 'say', folder = join(root, '.cache')): string {
  const load = `require('./${LOADER}').loadCode(${JSON.stringify(root)}, '${ENTRY}', ${JSON.stringify(folder)}, 'asking')`;
  const program = `${load}.then(async ({ exports, keep }) => { process.stdout.write(await exports.${call}()); keep(); })`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], { cwd: root, encoding: 'utf8' });
  return stdout + stderr;
}

const said = (word: string) => `${word},waited,${root}/`;
const kept = (name: string) => join(root, '.cache', name);
const keptAt = (name: string) => statSync(kept(name)).mtimeMs;

beforeEach(() => {
  root = join(temporaryFolder(), 'project');
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  symlinkSync(join(projectFolder, 'node_modules/esbuild'), join(root, 'node_modules/esbuild'));
  pause();
});

describe.skipIf(process.platform === 'win32')('code that is kept', () => {
  it('is made once, with the functions that it used', () => {
    expect(ask('say')).toBe(said('one'));
    expect(readdirSync(join(root, '.cache')).toSorted()).toEqual(['asking.v8', 'code.js', 'code.js.map']);
    const before = [keptAt('code.js'), keptAt('asking.v8')];
    expect(ask('say')).toBe(said('one'));
    expect([keptAt('code.js'), keptAt('asking.v8')]).toEqual(before);
  });

  it('is made anew when a file has changed, even if size and time of its content have not', () => {
    const dated = () => utimesSync(join(root, 'scripts/word.ts'), 1_700_000_000, 1_700_000_000);
    dated();
    pause();
    ask('say');
    write('scripts/word.ts', "export const word: string = 'two';");
    dated();
    expect(ask('say')).toBe(said('two'));
  });

  it.each(['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'])(
    'is made anew after a change of %s',
    (name) => {
      ask('say');
      const before = keptAt('code.js');
      write(name, '{ }');
      pause();
      ask('say');
      expect(keptAt('code.js')).toBeGreaterThan(before);
    },
  );

  it('follows a project that is moved', () => {
    ask('say');
    const moved = join(dirname(root), 'elsewhere');
    renameSync(root, moved);
    root = moved;
    expect(ask('say')).toBe(said('one'));
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -9), Buffer.from('/*damage*/')])],
    ['emptied', () => Buffer.alloc(0)],
  ])('is made anew when it was %s', (_what, damage) => {
    ask('say');
    for (const name of ['code.js', 'asking.v8', 'code.js.map']) {
      const before = readFileSync(kept(name));
      writeFileSync(kept(name), damage(before));
      expect(ask('say'), name).toBe(said('one'));
      writeFileSync(kept(name), before);
    }
  });

  it('is not needed: where nothing can be kept, it is made each time', () => {
    write('taken', '');
    expect(ask('say', join(root, 'taken'))).toBe(said('one'));
    expect(readFileSync(join(root, 'taken'), 'utf8')).toBe('');
  });

  it('tells where its errors come from', () => {
    for (const how of ['made', 'kept']) expect(ask('fail'), how).toContain(`(${root}/${ENTRY}:7:13)`);
  });
});
