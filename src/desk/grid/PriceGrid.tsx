import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ON_REQUEST, PRICE_KEY } from '../../../schema/price-table.ts';
import { formatAmount } from '../fields/format-amount.ts';
import { useAmountForm, useAmountProblem } from '../fields/use-amounts.ts';
import { fieldAddress } from '../shell/field-address.ts';
import { useIsTouched } from '../shell/use-is-touched.ts';
import { entryName } from '../store/entries.ts';
import { type Path, showJson } from '../store/operation.ts';
import { useDesk } from '../store/use-desk.ts';
import { isolate } from '../words/isolate.ts';
import { useWords } from '../words/words.ts';
import { CellNotes } from './CellNotes.tsx';
import { type Editing, GridCell } from './GridCell.tsx';
import { GridHeading } from './GridHeading.tsx';
import classes from './PriceGrid.module.css';
import {
  type CellValue,
  fillCells,
  findPriceRows,
  type PriceRows,
  pasteCells,
  readCell,
  type TypedCell,
} from './price-cells.ts';
import { RaisePrices } from './RaisePrices.tsx';
import { RowButtons } from './RowButtons.tsx';
import {
  type CellPlace,
  cellsIn,
  isSelected,
  keepInside,
  moveSelection,
  type Selection,
  selectCell,
  selectColumn,
  selectedRange,
  selectRow,
  stepAfter,
} from './selection.ts';
import { parseTsv, writeTsv } from './tsv.ts';
import { useFocusWithin } from './use-focus-within.ts';
import { useWriteCells } from './use-write-cells.ts';

interface PriceGridProps {
  readonly file: string;
  /** Path of the rows of the table or of a season. */
  readonly path: Path;
  readonly label: string;
}

const START: CellPlace = { row: 0, column: 0 };

/** Prices by group size and accommodation class, edited as in a spreadsheet. */
export function PriceGrid(props: PriceGridProps) {
  const { file, path } = props;
  const document = useDesk(({ documents }) => documents.get(file)?.value);
  const site = useDesk(({ documents }) => documents.get('site.json')?.value);
  const rows = useMemo(() => findPriceRows(document, site, file, path), [document, site, file, path]);
  return rows && <Cells {...props} rows={rows} />;
}

function Cells({ file, path, label, rows }: PriceGridProps & { readonly rows: PriceRows }) {
  const words = useWords();
  const isTouched = useIsTouched();
  const { grid, locale } = words;
  const documents = useDesk((state) => state.documents);
  const form = useAmountForm();
  const problemText = useAmountProblem();
  const [chosen, setSelection] = useState<Selection>(selectCell(START));
  const [editing, setEditing] = useState<Editing | undefined>(undefined);
  const columnName = (key: string) =>
    key === PRICE_KEY ? grid.price : (entryName(documents, 'tier', key, words.code) ?? key);
  const cellName = ({ row, column }: CellPlace) =>
    `${rows.bands[row] ?? ''}, ${isolate(columnName(rows.columns[column] ?? ''))}`;

  const { write, notice, refused, refuse } = useWriteCells({ file, path }, rows);
  const table = useRef<HTMLTableElement>(null);
  const { hasFocus, focusProps } = useFocusWithin();

  const isEditing = editing !== undefined;
  useEffect(() => {
    if (!hasFocus.current || isEditing) return;
    const cells = table.current?.tBodies[0]?.rows[chosen.focus.row]?.querySelectorAll('td');
    cells?.[chosen.focus.column]?.focus();
  }, [chosen, isEditing, hasFocus]);

  const size = { rows: rows.cells.length, columns: rows.columns.length };
  const selection = keepInside(chosen, size);
  const range = selectedRange(selection);
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const read = (typed: string): TypedCell => readCell(typed, form, [words.fields.ask]);
  const show = (value: CellValue): string => {
    if (value === ON_REQUEST) return words.fields.ask;
    return typeof value === 'number' ? formatAmount(value, locale, form.decimals) : showJson(value ?? '');
  };

  const empty = (): void => {
    write(
      cellsIn(range).map((place) => ({ place, value: undefined })),
      grid.emptied,
    );
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

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isEditing) return;
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
      empty();
    } else if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') {
      event.preventDefault();
      write(fillCells(rows, range), grid.filled);
    } else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) {
      event.preventDefault();
      setEditing({ text: key });
    }
  };

  const copy = (): string =>
    writeTsv(
      rows.cells
        .slice(range.top, range.bottom + 1)
        .map((cells) => cells.slice(range.left, range.right + 1).map((value) => showJson(value ?? ''))),
    );

  const paste = (text: string): void => {
    const pasted = pasteCells(rows, range, parseTsv(text), read);
    if ('refused' in pasted) {
      const why =
        pasted.problem === 'no-place'
          ? grid.noPlace(pasted.text)
          : `${cellName(pasted.refused)}: ${problemText(pasted, pasted.text)}`;
      refuse(grid.notPasted(why), pasted.refused);
    } else write(pasted.edits, grid.pasted);
  };

  const onClipboard = (event: ClipboardEvent): void => {
    const { type, clipboardData: data } = event;
    if (isEditing || !data || !table.current?.contains(document.activeElement)) return;
    event.preventDefault();
    if (type === 'paste') paste(data.getData('text/plain'));
    else data.setData('text/plain', copy());
    if (type === 'cut') empty();
  };
  // Not on the table: Firefox sends these events to the body where no text is selected.
  useWindowEvent('copy', onClipboard);
  useWindowEvent('cut', onClipboard);
  useWindowEvent('paste', onClipboard);

  const heading = (text: string, wanted: Selection, title?: string) => (
    <GridHeading
      text={text}
      title={title}
      onSelect={(isExtended) => {
        hasFocus.current = true;
        setSelection(isExtended ? { ...selection, focus: wanted.focus } : wanted);
      }}
    />
  );

  return (
    <Stack gap="xs">
      <Group gap="xs">
        <RaisePrices rows={rows} range={range} cellName={cellName} onChange={write} />
        <Button
          variant="default"
          size="compact-sm"
          onClick={() =>
            write(
              cellsIn(range).map((place) => ({ place, value: ON_REQUEST })),
              words.fields.ask,
            )
          }
        >
          {grid.setAsk(words.fields.ask)}
        </Button>
        <RowButtons
          rows={rows}
          row={selection.focus.row}
          onRow={(row) => setSelection(selectCell({ row, column: 0 }))}
        />
      </Group>
      <div className={classes.frame}>
        <table
          ref={table}
          className={classes.grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is edited is a grid.
          role="grid"
          aria-label={label}
          aria-multiselectable
          onKeyDown={onKeyDown}
          {...focusProps}
        >
          <thead>
            <tr>
              <th scope="col">{heading(grid.people, { anchor: last, focus: START }, grid.selectAll)}</th>
              {rows.columns.map((key, column) => (
                <th key={key} scope="col">
                  {heading(columnName(key), selectColumn({ column }, last.row))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.cells.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their position in the file.
              <tr key={row}>
                <th scope="row">{heading(rows.bands[row] ?? '', selectRow({ row }, last.column))}</th>
                {cells.map((value, column) => {
                  const place = { row, column };
                  const isFocus = row === selection.focus.row && column === selection.focus.column;
                  const key = rows.columns[column] ?? '';
                  return (
                    <GridCell
                      key={key}
                      place={{ file, path: [...path, row, key] }}
                      name={cellName(place)}
                      text={show(value)}
                      isFocus={isFocus}
                      isSelected={isSelected(place, range)}
                      isRefused={refused?.row === row && refused.column === column}
                      editing={isFocus ? editing : undefined}
                      onSelect={(isExtended) =>
                        setSelection(isExtended ? { ...selection, focus: place } : selectCell(place))
                      }
                      isDragging={!isEditing}
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
      <Text size="sm" c="dimmed">
        {isTouched ? grid.touchHelp : grid.help} {grid.bands}{' '}
        <Anchor component={Link} inherit underline="always" to={fieldAddress('site.json', 'bands')}>
          {words.screens.settings} › {words.labels.bands}
        </Anchor>
      </Text>
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
