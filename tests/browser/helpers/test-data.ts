import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../../scripts/project/folders.ts';
import { writeWorkspace } from '../../helpers/temporary-folder.ts';
import type { Workspace } from '../../helpers/workspace.ts';
import type { Sites } from './site-folders.ts';

/** Writes the data from which a site under test is built; gives the folder. */
export function writeTestData(workspace: Workspace, name: keyof Sites): string {
  const folder = join(cacheFolder, 'test-sites', `${name}-data`);
  rmSync(folder, { recursive: true, force: true });
  return writeWorkspace(workspace, folder);
}
