import { join } from 'node:path';
import { cacheFolder } from '../../../scripts/project/folders.ts';

export interface Sites {
  /** The first operator's, in four languages. */
  readonly firstOperator: string;
  /** The second operator's: seasons, departures, form services, several channels. */
  readonly secondOperator: string;
  /** In Arabic, with digits of its own, and in Japanese; not stored for visits without a connection. */
  readonly scripts: string;
}

export type SiteName = keyof Sites;

export function siteFolder(name: SiteName): string {
  return join(cacheFolder, 'test-sites', name);
}
