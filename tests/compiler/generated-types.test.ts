import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../scripts/compiler/write/write-files.ts';
import { projectFolder } from '../../scripts/project/folders.ts';
import { compiled } from '../helpers/compiled-site.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { secondOperator } from '../helpers/workspace.ts';

/** Code that uses what is generated for the second operator, with each mistake that the compiler has to find. */
const USES = `
import type { Messages } from '#generated/messages.ts';
import type { LanguageContent, PagePath } from '#generated/content.ts';
import type { LanguageCode } from '#generated/registry.ts';
export declare const messages: Messages;
export declare const language: LanguageContent;

export const text: string = messages.common.bookNow;
// @ts-expect-error There is no such text.
export const unknownText = messages.common.bookLater;
// @ts-expect-error There is no such group of texts.
export const unknownGroup = messages.kitchen;
// @ts-expect-error The text takes no values.
export const called = messages.common.bookNow();
// @ts-expect-error Texts cannot be changed.
messages.common.bookNow = '';

export const withValue: string = messages.package.day({ day: 2 });
export const count: string = messages.search.count({ count: 2 });
// @ts-expect-error The value has another name.
export const otherName = messages.package.day({ number: 2 });
// @ts-expect-error The value is a number.
export const otherKind = messages.package.day({ day: '2' });
// @ts-expect-error The value is missing.
export const withoutValue = messages.package.day({});
// @ts-expect-error The text needs values.
export const plain: string = messages.package.day;

export const path: PagePath = '/viaggi/isole-lente-3d';
export const page = language.pages['/luoghi/mottarone']?.();
// @ts-expect-error There is no such page.
export const unknownPath: PagePath = '/viaggi/isole-lente-5d';
// @ts-expect-error There may be no such page.
export const unknownPage = language.pages['/luoghi/lugano'].length;

export const code: LanguageCode = 'nl';
// @ts-expect-error There is no such language.
export const unknownCode: LanguageCode = 'en';
`;

it('the generated modules have no type errors, and let the compiler find wrong uses of them', () => {
  const folder = temporaryFolder();
  writeFiles(join(folder, 'generated'), compiled(secondOperator().sources).files);
  writeFileSync(join(folder, 'uses.ts'), USES);
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
  const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([stdout, status]).toEqual(['', 0]);
}, 60_000);
