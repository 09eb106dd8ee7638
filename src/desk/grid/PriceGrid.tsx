import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ASK, PRICE_KEY } from '../../../schema/price-table.ts';
import { formatAmount } from '../fields/format-amount.ts';
import { describePlace, describeValue } from '../form/describe-place.ts';
import { describeLoss } from '../pricing/describe-loss.ts';
import { entryName } from '../store/entries.ts';
import type { Path } from '../store/operation.ts';
import { showJson } from '../store/operation.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { CellNotes } from './CellNotes.tsx';
import { type Editing, GridCell } from './GridCell.tsx';
import classes from './PriceGrid.module.css';
import {
  type CellEdit,
  type CellValue,
  editCells,
  fillCells,
  findPriceRows,
  pasteCells,
  readCell,
  type TypedCell,
} from './price-cells.ts';
import { RaisePrices } from './RaisePrices.tsx';
import {
  type CellPlace,
  cellsIn,
  isSelected,
  moveSelection,
  type Selection,
  selectedRange,
} from './selection.ts';
import { parseTsv, writeTsv } from './tsv.ts';
import { useAmountUnits } from './use-amount-units.ts';

interface PriceGridProps {
  readonly file: string;
  /** Where the rows are: those of the table, or of a season. */
  readonly path: Path;
  readonly label: string;
}

const START: CellPlace = { row: 0, column: 0 };

/** Prices by group size and accommodation class, edited as in a spreadsheet. */
export function PriceGrid({ file, path, label }: PriceGridProps) {
  const words = useWords();
  const { grid, locale } = words;
  const store = useDeskStore();
  const documents = useDesk((state) => state.documents);
  const units = useAmountUnits();
  const document = documents.get(file)?.value;
  const site = documents.get('site.json')?.value;
  const rows = useMemo(() => findPriceRows(document, site, file, path), [document, site, file, path]);
  const [selection, setSelection] = useState<Selection>({ anchor: START, focus: START });
  const [editing, setEditing] = useState<Editing | undefined>(undefined);
  const [notice, setNotice] = useState<string | undefined>(undefined);
  const [refused, setRefused] = useState<CellPlace | undefined>(undefined);
  const table = useRef<HTMLTableElement>(null);
  const hasFocus = useRef(false);

  const { row: focusRow, column: focusColumn } = selection.focus;
  const isEditing = editing !== undefined;
  useEffect(() => {
    if (!hasFocus.current || isEditing) return;
    const cells = table.current?.tBodies[0]?.rows[focusRow]?.querySelectorAll('td');
    cells?.[focusColumn]?.focus();
  }, [focusRow, focusColumn, isEditing]);

  if (!rows) return null;
  const range = selectedRange(selection);
  const size = { rows: rows.cells.length, columns: rows.columns.length };
  const read = (typed: string): TypedCell => readCell(typed, units, [words.fields.ask]);
  const columnName = (key: string) =>
    key === PRICE_KEY ? grid.price : (entryName(documents, 'tier', key, words.code) ?? key);

  const write = (edits: readonly CellEdit[], what?: string): void => {
    setRefused(undefined);
    setNotice(undefined);
    const operations = editCells(rows, edits);
    const [first] = operations;
    if (first?.kind !== 'set') return;
    const empty = edits.find(({ value }) => typeof value === 'number' && value <= 0);
    const loss = empty
      ? grid.lost(rows.bands[empty.place.row] ?? '')
      : describeLoss(documents, operations, words);
    if (loss !== undefined) {
      setNotice(loss);
      return;
    }
    const where = describePlace(documents, { file, path }, words);
    const [only] = edits;
    const single =
      edits.length === 1 && only
        ? `${rows.bands[only.place.row]}, ${columnName(rows.columns[only.place.column] ?? '')}: ${describeValue(first.before, words)} → ${describeValue(first.after, words)}`
        : grid.several(operations.length);
    store.edit({ operations, sentence: `${where}: ${what ?? single}` });
  };

  const show = (value: CellValue): string => {
    if (value === ASK) return words.fields.ask;
    return typeof value === 'number' ? formatAmount(value, locale) : showJson(value ?? '');
  };

  const finish = (text: string, move: Pick<KeyboardEvent, 'key' | 'shiftKey'> | undefined): void => {
    const typed = read(text);
    if ('problem' in typed) {
      setEditing({ text, problem: problemText(typed, text) });
      return;
    }
    write([{ place: selection.focus, value: typed.value }]);
    setEditing(undefined);
    if (move) setSelection(stepAfter(selection.focus, move, size));
  };

  const problemText = (typed: Extract<TypedCell, { problem: string }>, text: string): string =>
    typed.problem === 'ambiguous'
      ? grid.ambiguous(
          text,
          typed.readings.map((reading) => formatAmount(reading, locale)),
        )
      : words.fields.noAmount;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (editing !== undefined) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const moved = moveSelection(selection, event, size);
    if (moved) {
      event.preventDefault();
      setSelection(moved);
    } else if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      setEditing({ text: show(rows.cells[selection.focus.row]?.[selection.focus.column]) });
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      write(
        cellsIn(range).map((place) => ({ place, value: undefined })),
        grid.emptied,
      );
    } else if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') {
      event.preventDefault();
      write(fillCells(rows, range), grid.filled);
    } else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) {
      event.preventDefault();
      setEditing({ text: key });
    }
  };

  const onCopy = (event: ClipboardEvent): void => {
    if (editing !== undefined) return;
    event.preventDefault();
    const block = rows.cells
      .slice(range.top, range.bottom + 1)
      .map((cells) => cells.slice(range.left, range.right + 1).map((value) => showJson(value ?? '')));
    event.clipboardData.setData('text/plain', writeTsv(block));
    if (event.type === 'cut')
      write(
        cellsIn(range).map((place) => ({ place, value: undefined })),
        grid.emptied,
      );
  };

  const onPaste = (event: ClipboardEvent): void => {
    if (editing !== undefined) return;
    event.preventDefault();
    const pasted = pasteCells(rows, range, parseTsv(event.clipboardData.getData('text/plain')), read);
    if ('refused' in pasted) {
      setRefused(pasted.refused);
      setNotice(grid.notPasted(pasted.text, pasted.refused.row + 1, pasted.refused.column + 1));
    } else write(pasted.edits, grid.pasted);
  };

  return (
    <Stack gap="xs">
      <div className={classes.frame}>
        <table
          ref={table}
          className={classes.grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is edited is a grid.
          role="grid"
          aria-label={label}
          aria-multiselectable
          onKeyDown={onKeyDown}
          onCopy={onCopy}
          onCut={onCopy}
          onPaste={onPaste}
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={(event) => {
            hasFocus.current = event.currentTarget.contains(event.relatedTarget);
          }}
        >
          <thead>
            <tr>
              <th scope="col">{grid.people}</th>
              {rows.columns.map((column) => (
                <th key={column} scope="col">
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.cells.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their position in the file.
              <tr key={row}>
                <th scope="row">{rows.bands[row]}</th>
                {cells.map((value, column) => {
                  const place = { row, column };
                  const isFocus = row === selection.focus.row && column === selection.focus.column;
                  const key = rows.columns[column] ?? '';
                  return (
                    <GridCell
                      key={key}
                      place={{ file, path: [...path, row, key] }}
                      name={`${rows.bands[row]}, ${columnName(key)}`}
                      text={show(value)}
                      isFocus={isFocus}
                      isSelected={isSelected(place, range)}
                      isRefused={refused?.row === row && refused.column === column}
                      editing={isFocus ? editing : undefined}
                      onSelect={(isExtended) =>
                        setSelection(
                          isExtended ? { ...selection, focus: place } : { anchor: place, focus: place },
                        )
                      }
                      isDragging={editing === undefined}
                      onEdit={setEditing}
                      onFinish={finish}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(editing?.problem ?? notice) && <Alert color="red">{editing?.problem ?? notice}</Alert>}
      <Group gap="xs">
        <RaisePrices rows={rows} range={range} onChange={(edits, what) => write(edits, what)} />
        <Button
          variant="default"
          size="compact-sm"
          onClick={() =>
            write(
              cellsIn(range).map((place) => ({ place, value: ASK })),
              words.fields.ask,
            )
          }
        >
          {words.fields.ask}
        </Button>
        <Text size="sm" c="dimmed">
          {grid.help}
        </Text>
      </Group>
      <CellNotes
        file={file}
        path={path}
        row={selection.focus.row}
        band={rows.bands[selection.focus.row] ?? ''}
        column={rows.columns[selection.focus.column] ?? ''}
      />
    </Stack>
  );
}

/** Where the selection goes after a cell was typed: down after Enter, to the side after Tab. */
function stepAfter(
  { row, column }: CellPlace,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Selection {
  const by = shiftKey ? -1 : 1;
  const next =
    key === 'Tab'
      ? { row, column: Math.min(Math.max(column + by, 0), columns - 1) }
      : { row: Math.min(Math.max(row + by, 0), rows - 1), column };
  return { anchor: next, focus: next };
}
