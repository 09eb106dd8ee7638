import { type FolderName, folderCollections } from './collections.ts';
import { knownKeys } from './schema-walk.ts';

/** Tells if entries of a folder can be held back: made as if they were not there. */
export function canBeHeldBack(folder: FolderName): boolean {
  const schema = folderCollections.get(folder)?.data;
  return schema !== undefined && knownKeys([schema]).includes('draft');
}
