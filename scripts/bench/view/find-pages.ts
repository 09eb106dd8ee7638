import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PackagePage } from '../../../src/domain/page-data/package.ts';
import type { Page } from '../../../src/domain/page-data/page.ts';
import { compareText } from '../../compiler/diagnostics/diagnostic.ts';
import { importModule } from '../../import-module.ts';

/** A page of a built site that stands for its family. */
export interface FamilyPage {
  readonly family: FamilyName;
  readonly address: string;
}

/** A page of a built site, and the size of its document in bytes. */
export interface BuiltPage {
  readonly page: Page;
  readonly size: number;
}

const FAMILIES = {
  home: ({ kind }) => kind === 'home',
  destinations: ({ kind }) => kind === 'destinations',
  destination: ({ kind }) => kind === 'destination',
  section: ({ kind }) => kind === 'section',
  'one-day': (page) => page.kind === 'package' && !hasOptions(page) && lengthOf(page) === 1,
  options: (page) => page.kind === 'package' && hasOptions(page),
  contact: ({ kind }) => kind === 'contact',
} as const satisfies Readonly<Record<string, (page: Page) => boolean>>;

/** A family of pages that is measured: a kind of page, or a kind of package. */
export type FamilyName = keyof typeof FAMILIES;

/** Every family that is measured. */
export const FAMILY_NAMES = Object.keys(FAMILIES) as readonly FamilyName[];

/** The page with the longest document of each family, in the language of the site's own home page. */
export async function findPages(site: string): Promise<readonly FamilyPage[]> {
  return choosePages(await readPages(site));
}

/** The page with the longest document of each family; families without pages have none. */
export function choosePages(pages: readonly BuiltPage[]): readonly FamilyPage[] {
  return FAMILY_NAMES.flatMap((family) => {
    const [longest] = pages
      .filter(({ page }) => FAMILIES[family](page))
      .toSorted((left, right) => right.size - left.size || compareText(left.page.path, right.page.path));
    return longest ? [{ family, address: longest.page.path }] : [];
  });
}

function hasOptions({ variants }: PackagePage): boolean {
  return variants.some(({ option }) => option !== undefined);
}

function lengthOf({ variants }: PackagePage): number {
  return variants[0]?.days.length ?? 0;
}

/** What the built modules of page data say, each read as the browser reads it. */
async function readPages(site: string): Promise<readonly BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const file of dataFiles(join(site, 'data'), homeLanguage(site))) {
    const { page } = await importText(readFileSync(file, 'utf8'));
    // Beside pages lie the tours that are searched.
    if (page === undefined || page.kind === 'notFound') continue;
    pages.push({ page, size: statSync(join(site, page.path, 'index.html')).size });
  }
  return pages;
}

/** The modules import nothing. As a file, Node would ask the folder whether it is a module at all. */
async function importText(code: string): Promise<{ readonly page?: Page }> {
  return (await importModule(`data:text/javascript,${encodeURIComponent(code)}`)) as { readonly page?: Page };
}

function homeLanguage(site: string): string {
  return /<html[^>]*\slang="([^"]*)"/.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[1] ?? '';
}

function dataFiles(folder: string, language: string): readonly string[] {
  return readdirSync(folder).flatMap((version) =>
    readdirSync(join(folder, version, language))
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(folder, version, language, name)),
  );
}
