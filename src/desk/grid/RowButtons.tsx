import { Button, Select } from '@mantine/core';
import { useEditAt } from '../form/use-edit-at.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import type { PriceRows } from './price-cells.ts';
import { addRow, missingBands, removeRow } from './row-edits.ts';

interface RowButtonsProps {
  readonly rows: PriceRows;
  /** The row that has the focus. */
  readonly row: number;
  readonly onRow: (row: number) => void;
}

/** Adds a row for a group size that has none, and removes the row that has the focus. */
export function RowButtons({ rows, row, onRow }: RowButtonsProps) {
  const { grid } = useWords();
  const documents = useDesk((state) => state.documents);
  const edit = useEditAt(rows);
  const missing = missingBands(documents, rows);
  const band = rows.bands[row];
  return (
    <>
      {missing.length > 0 && (
        <Select
          size="xs"
          w="15rem"
          aria-label={grid.addRow}
          placeholder={grid.addRow}
          data={[...missing]}
          value={null}
          onChange={(chosen) => {
            if (chosen === null) return;
            const operation = addRow(documents, rows, chosen);
            edit([operation], grid.addedRow(chosen));
            onRow(operation.index);
          }}
        />
      )}
      {band !== undefined && rows.bands.length > 1 && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            onRow(Math.max(0, row - 1));
            edit([removeRow(documents, rows, row)], grid.removedRow(band));
          }}
        >
          {grid.removeRow(band)}
        </Button>
      )}
    </>
  );
}
