import { type FolderName, folderCollections } from './collections.ts';
import { knownKeys } from './schema-walk.ts';

/** True if entries of a folder can be held back: the site is built as if they did not exist. */
export function canBeHeldBack(folder: FolderName): boolean {
  const schema = folderCollections.get(folder)?.data;
  return schema !== undefined && knownKeys([schema]).includes('draft');
}
