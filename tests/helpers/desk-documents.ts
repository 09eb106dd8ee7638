import type { DeskDocument } from '../../src/desk/store/documents.ts';
import type { Json } from '../../src/desk/store/operation.ts';

/** Documents of the desk, by their paths. */
export function deskDocuments(files: Readonly<Record<string, Json>>): Map<string, DeskDocument> {
  return new Map(Object.entries(files).map(([path, value]) => [path, { path, value }]));
}
