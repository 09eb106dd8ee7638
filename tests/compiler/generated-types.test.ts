import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileSite } from '../../scripts/compiler/compile.ts';
import { writeFiles } from '../../scripts/compiler/write/write-files.ts';
import { projectFolder } from '../../scripts/project/folders.ts';
import { newTemporaryFolder, removeFolder } from '../helpers/temporary-folder.ts';
import { secondOperator } from '../helpers/workspace.ts';

const IMPORTS = `
import type { Messages } from '#generated/messages.ts';
import type { LanguageContent, PagePath } from '#generated/content.ts';
import type { LanguageCode } from '#generated/registry.ts';
export declare const messages: Messages;
export declare const language: LanguageContent;
`;

/** Code that uses what is generated for the second operator; each is checked as a file of its own. */
const right = {
  'a text': 'export const text: string = messages.common.bookNow;',
  'a text with values': 'export const text: string = messages.package.day({ day: 2 });',
  'a count': 'export const text: string = messages.search.count({ count: 2 });',
  'an address': "export const path: PagePath = '/viaggi/isole-lente-3d';",
  'a page': "export const page = language.pages['/luoghi/mottarone']?.();",
  'a language': "export const code: LanguageCode = 'nl';",
};

const wrong = {
  'a text that is not there': 'export const text = messages.common.bookLater;',
  'a group that is not there': 'export const text = messages.kitchen;',
  'a value with another name': 'export const text = messages.package.day({ number: 2 });',
  'a value of another kind': "export const text = messages.package.day({ day: '2' });",
  'a value left out': 'export const text = messages.package.day({});',
  'a text with values used as a plain text': 'export const text: string = messages.package.day;',
  'a plain text called': 'export const text = messages.common.bookNow();',
  'an address that is not there': "export const path: PagePath = '/viaggi/isole-lente-5d';",
  'a page that may not be there': "export const page = language.pages['/luoghi/lugano'].length;",
  'a language that is not there': "export const code: LanguageCode = 'en';",
  'writing to a text': "messages.common.bookNow = '';",
};

const names = [...Object.keys(right), ...Object.keys(wrong)];
const fileOf = (name: string): string => `use-${names.indexOf(name)}.ts`;

/** What the type checker says about the generated modules and about each use. */
function checkTypes(folder: string): string {
  const result = compileSite(secondOperator().sources);
  if (!result.ok) throw new Error('The fixture has errors.');
  writeFiles(join(folder, 'generated'), result.files);
  for (const [name, code] of Object.entries({ ...right, ...wrong })) {
    writeFileSync(join(folder, fileOf(name)), `${IMPORTS}${code}\n`);
  }
  const config = {
    extends: join(projectFolder, 'tsconfig.json'),
    compilerOptions: {
      noUnusedLocals: false,
      types: [],
      paths: {
        '#generated/*': ['./generated/*'],
        '#src/*': [join(projectFolder, 'src/*')],
        '#page-source': [join(projectFolder, 'src/app/page-source/generated.ts')],
      },
    },
    include: ['.'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

describe('the generated modules', () => {
  let report = '';

  beforeAll(() => {
    const folder = newTemporaryFolder();
    try {
      report = checkTypes(folder);
    } finally {
      removeFolder(folder);
    }
  }, 60_000);

  const errorsIn = (place: string): readonly string[] =>
    report.split('\n').filter((line) => line.includes(place));

  it('have no type errors', () => {
    expect(errorsIn('generated/')).toEqual([]);
  });

  it('leave the rest of the code without type errors', () => {
    expect(errorsIn('src/')).toEqual([]);
  });

  it.each(Object.keys(right))('allow %s', (name) => {
    expect(errorsIn(`${fileOf(name)}(`)).toEqual([]);
  });

  it.each(Object.keys(wrong))('refuse %s', (name) => {
    expect(errorsIn(`${fileOf(name)}(`)).toHaveLength(1);
  });
});
