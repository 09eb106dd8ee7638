import { join } from 'node:path';
import { cacheFolder } from '../../../scripts/project/folders.ts';

/** The sites under test. */
export interface Sites {
  /** As visitors get it. */
  readonly production: string;
  /** With React's own checks. */
  readonly development: string;
  /** Of another operator, as visitors get it. */
  readonly secondOperator: string;
  /** In an invented language whose texts are a third longer. */
  readonly pseudo: string;
  /** Of another operator in Arabic, with digits of its own, and in Japanese. */
  readonly scripts: string;
  /** Made by `npm run new -- site` a moment ago, for walks through a town. */
  readonly fresh: string;
}

/** Where a site under test is built. */
export function siteFolder(name: keyof Sites): string {
  return join(cacheFolder, 'test-sites', name);
}
