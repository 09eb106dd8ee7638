import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

type Thread = (task: { worker: string; functions: string; page?: object }) => Promise<unknown>;

const require = createRequire(import.meta.url);
const runTask = require(join(projectFolder, 'scripts/site/pages/page-thread.cjs')) as Thread;
const { WRAPPER } = require(join(projectFolder, 'scripts/kept-code.cjs')) as { WRAPPER: [string, string] };

function codeThatSays(word: string) {
  return codeOf(`exports.work = async (page) => ${JSON.stringify(word)} + page.name;`);
}

/** Code in a folder outside of the project. */
function codeOf(text: string) {
  const folder = temporaryFolder();
  const code = { worker: join(folder, 'worker.cjs'), functions: join(folder, 'functions.v8') };
  writeFileSync(code.worker, WRAPPER.join(text));
  return code;
}

it('makes pages with the code of each task, and keeps its functions once many have used them', async () => {
  const [first, second] = [codeThatSays('made '), codeThatSays('rebuilt ')];
  expect(await runTask(first)).toBeUndefined();
  for (let page = 1; page < 8; page += 1) await runTask({ ...first, page: { name: `${page}` } });
  expect(existsSync(first.functions)).toBe(false);
  expect(await runTask({ ...first, page: { name: 'home' } })).toBe('made home');
  const kept = readFileSync(first.functions);
  expect(await runTask({ ...second, page: { name: 'home' } })).toBe('rebuilt home');
  expect(existsSync(second.functions)).toBe(false);
  for (let page = 0; page < 9; page += 1)
    expect(await runTask({ ...first, page: { name: '' } })).toBe('made ');
  expect(readFileSync(first.functions)).toEqual(kept);
});

it('says so where the code cannot be read', async () => {
  const code = codeThatSays('never ');
  writeFileSync(code.worker, readFileSync(code.worker, 'utf8').slice(0, -5));
  await expect(runTask({ ...code, page: {} })).rejects.toThrow(SyntaxError);
});

it('finds the packages of the project, wherever the code is kept', async () => {
  const code = codeOf(`exports.work = async () => typeof require('lightningcss').transform;`);
  expect(await runTask({ ...code, page: {} })).toBe('function');
});
