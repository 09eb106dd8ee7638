import type { Page, PageKind } from '../../../src/shared/page-data/page.ts';
import { layoutDataFile, pageDataFile } from '../pages/page-data.ts';

/** The bundled app, as documents need to know it. Paths are below the site's folder. */
export interface AppFiles {
  /** The HTML document with its placeholders and the link to the style sheet. */
  readonly template: string;
  /** The script that every document carries. */
  readonly starter: string;
  /** The service worker's code, in one piece. */
  readonly serviceWorker: string;
  /** Names of the packages whose code, typefaces or icons are in it. */
  readonly packages: readonly string[];
  /** Address of the folder with the data of pages. */
  readonly dataAddress: string;
  readonly screens: Readonly<Record<PageKind, ScreenFiles>>;
  /** The scripts with the messages of a language, by its code. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

/** The files that a kind of page needs from the start. */
export interface ScreenFiles {
  /** The script that starts the app; one of the scripts. */
  readonly app: string;
  /** In the order of loading. */
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
}

/** The scripts of a page's first load, in the order of loading. */
export function firstScripts(
  app: AppFiles,
  language: string,
  { kind, path }: Pick<Page, 'kind' | 'path'>,
): readonly string[] {
  const { dataAddress, screens, messages } = app;
  const own = [layoutDataFile(dataAddress, language), pageDataFile(dataAddress, language, path)];
  return [...new Set([...screens[kind].scripts, ...(messages[language] ?? []), ...own])];
}
