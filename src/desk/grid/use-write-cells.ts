import { useState } from 'react';
import { describeChange } from '../form/describe-change.ts';
import { describePlace } from '../form/describe-place.ts';
import type { Place } from '../form/field.ts';
import { describeLoss } from '../pricing/describe-loss.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { type CellEdit, editCells, type PriceRows } from './price-cells.ts';
import type { CellPlace } from './selection.ts';

/** Writes the prices of cells, unless one would be 0 or less. */
interface WriteCells {
  readonly write: (edits: readonly CellEdit[], what?: string) => void;
  /** A sentence on why nothing was changed. */
  readonly notice: string | undefined;
  /** The cell because of which nothing was changed. */
  readonly refused: CellPlace | undefined;
  readonly refuse: (notice: string, cell?: CellPlace) => void;
}

export function useWriteCells(place: Place, rows: PriceRows): WriteCells {
  const words = useWords();
  const store = useDeskStore();
  const documents = useDesk((state) => state.documents);
  const [refusal, setRefusal] = useState<{
    readonly notice: string;
    readonly cell?: CellPlace | undefined;
  }>();
  const write = (edits: readonly CellEdit[], what?: string): void => {
    setRefusal(undefined);
    const operations = editCells(rows, edits);
    const [first] = operations;
    if (first?.kind !== 'set') return;
    const empty = edits.find(({ value }) => typeof value === 'number' && value <= 0);
    const loss = empty
      ? words.grid.lost(rows.bands[empty.place.row] ?? '')
      : describeLoss(documents, operations, words);
    if (loss !== undefined) {
      setRefusal({ notice: loss });
      return;
    }
    const where = describePlace(documents, place, words);
    const sentence =
      edits.length === 1 && what === undefined
        ? describeChange(documents, first, first.before, first.after, words)
        : `${where}: ${what ?? words.grid.several(operations.length)}`;
    store.edit({ operations, sentence });
  };
  return {
    write,
    notice: refusal?.notice,
    refused: refusal?.cell,
    refuse: (notice, cell) => setRefusal({ notice, cell }),
  };
}
