import type * as z from 'zod';
import { collections, textAreas } from '../../../schema/collections.ts';
import { classify } from '../../../schema/file-roles.ts';

/** The schema of a file of the data folder; undefined for files without one, such as pictures. */
export function findSchema(file: string): z.ZodType | undefined {
  const found = classify(file);
  if (found.role === 'single') return collections[found.name].data;
  if (found.role === 'entry') return collections[found.folder].data;
  return found.role === 'texts' ? textAreas[found.area] : undefined;
}
