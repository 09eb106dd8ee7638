import { type Change, type DataFiles, valueAt } from './migration.ts';

/** Rules of style, drawings and notes that nothing reads any more. */
export function* migrate2To3(files: DataFiles): Generator<Change> {
  for (const [file, value] of files) {
    if (/^(?:illustrations\/[^/]+\.json|guide\/[^/]+\.md)$/.test(file)) yield { kind: 'removeFile', file };
    if (/^glossary\/[^/]+\.json$/.test(file) && valueAt(value, ['style']) !== undefined)
      yield { kind: 'remove', file, path: ['style'] };
  }
}
