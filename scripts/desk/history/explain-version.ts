import { isSameWithoutEmpty, revert } from '../../../src/desk/history/undo-changes.ts';
import { compareTexts, compareValues, parseJson } from '../../../src/desk/store/compare-values.ts';
import { type Documents, readDocument } from '../../../src/desk/store/documents.ts';
import { isRecord } from '../../../src/desk/store/open-texts.ts';
import { isSame, type Json, type Operation } from '../../../src/desk/store/operation.ts';
import type { HistoryEntry } from '../../../src/desk/store/publish-api.ts';

/** Git records times in whole seconds. */
const GIT_TIME_UNIT = 1000;

/** True if something was saved before a version was made. */
export function isSavedBefore({ at }: { readonly at: string }, version: string): boolean {
  return Date.parse(at) < Date.parse(version) + GIT_TIME_UNIT;
}

/** A file as a version has changed it. */
export interface ChangedText {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

interface SavedOperation {
  readonly at: string;
  readonly operation: Operation;
}

/** A file of a version: changes that no save explains, what was saved in it before, and what of that it holds. */
interface Explained {
  readonly rest: readonly Operation[];
  readonly saved: readonly SavedOperation[];
  readonly held: ReadonlySet<SavedOperation>;
}

/** The operations of the desk's saves that no version of the repository is known to hold, by their files. */
export class OpenSaves {
  readonly #byFile = new Map<string, readonly SavedOperation[]>();

  /** @param saves the newest first */
  constructor(saves: readonly HistoryEntry[]) {
    for (const { at, changes } of saves.toReversed())
      for (const operation of changes.flatMap((change) => change.operations))
        this.#byFile.set(operation.file, [...(this.#byFile.get(operation.file) ?? []), { at, operation }]);
  }

  /** True if something was saved in a file before a version was made. */
  has(file: string, at: string): boolean {
    return this.#before(file, at).length > 0;
  }

  /**
   * The changes of a version without those that were saved in the desk before it, which it then holds. Versions are
   * asked from the oldest on.
   */
  explain(at: string, texts: readonly ChangedText[]): readonly Operation[] {
    const explained = texts.map((text) => ({ ...text, ...this.#explainFile(at, text) }));
    if (!explained.some(({ held }) => held.size > 0)) return explained.flatMap(({ rest }) => rest);
    return explained.flatMap(({ file, rest, saved, held }) => {
      const isOpen = (one: SavedOperation): boolean =>
        !held.has(one) && !(saved.includes(one) && Date.parse(one.at) < Date.parse(at));
      this.#byFile.set(file, (this.#byFile.get(file) ?? []).filter(isOpen));
      // Both are described if two people changed the same place. The desk writes records with its saves.
      return rest.filter((one) => !isRecord(one) && !saved.some(({ operation }) => isWithin(one, operation)));
    });
  }

  #explainFile(at: string, { file, before, after }: ChangedText): Explained {
    const saved = this.#before(file, at);
    let documents: Documents = new Map(
      after === undefined ? [] : [[file, readDocument({ path: file, text: after })]],
    );
    const held = new Set<SavedOperation>();
    for (const one of saved.toReversed()) {
      const back = revert(documents, [one.operation]);
      if (back.skipped.length > 0) continue;
      documents = back.documents;
      held.add(one);
    }
    if (held.size === 0) return { rest: compareTexts(file, before, after), saved, held };
    const first = parseJson(file, before);
    const then = documents.get(file);
    const rest =
      then?.value === undefined
        ? compareTexts(file, before, then?.text)
        : compareRest(file, first, then.value);
    return { rest, saved, held };
  }

  #before(file: string, at: string): readonly SavedOperation[] {
    return (this.#byFile.get(file) ?? []).filter((saved) => isSavedBefore(saved, at));
  }
}

function compareRest(file: string, before: Json | undefined, after: Json): readonly Operation[] {
  return isSameWithoutEmpty(before ?? {}, after) ? [] : compareValues(file, before, after);
}

/** True if an operation changes a part of what another one sets. */
function isWithin(operation: Operation, other: Operation): boolean {
  if (operation.kind === 'file' || other.kind === 'file') return operation.kind === other.kind;
  return other.kind === 'set' && isSame([...other.path], operation.path.slice(0, other.path.length));
}
