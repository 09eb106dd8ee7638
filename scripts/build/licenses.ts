import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../compiler/diagnostics/diagnostic.ts';
import { projectFolder } from '../project/folders.ts';

/** Path of the file below the site's folder. */
export const LICENSES_FILE = 'licenses.txt';

const PACKAGE = /(?:^|[\\/])node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const LICENSE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

const INTRODUCTION = `The texts and pictures of this site belong to its operator, or to those whom the site credits.

Its software and its typefaces contain the work of others, under the licences below.
`;

/** The packages that files belong to, in the order of their names. */
export function packagesWith(files: readonly string[]): readonly string[] {
  const names = files.flatMap((file) => PACKAGE.exec(file)?.[1]?.replaceAll('\\', '/') ?? []);
  return [...new Set(names)].toSorted(compareText);
}

/** The licences of installed packages in one text. */
export function licenseTexts(packages: readonly string[]): string {
  const names = [...new Set(packages)].toSorted(compareText);
  return [INTRODUCTION, ...names.map(packageLicense)].join(`\n${'-'.repeat(80)}\n\n`);
}

function packageLicense(name: string): string {
  const folder = join(projectFolder, 'node_modules', name);
  const { version, license = '' }: { version: string; license?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const texts = readdirSync(folder)
    .filter((file) => LICENSE.test(file))
    .toSorted(compareText)
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return `${[`${name} ${version} ${license}`.trim(), ...texts].join('\n\n')}\n`;
}
