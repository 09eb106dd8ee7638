import { Button, Group, Radio, SegmentedControl, Stack, Table, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatAmount } from '../fields/format-amount.ts';
import { readChange } from '../fields/read-amount.ts';
import { useAmountForm, useAmountProblem } from '../fields/use-amounts.ts';
import { readStep } from '../pricing/read-price-list.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { type CellEdit, changeCells, type PriceRows } from './price-cells.ts';
import { type CellPlace, cellsIn, type Range } from './selection.ts';

/** Limit of changes that the preview shows. */
const MAX_SHOWN = 6;

const AMOUNT = { whiteSpace: 'nowrap' };

interface RaisePricesProps {
  readonly rows: PriceRows;
  /** The selected cells. */
  readonly range: Range;
  readonly cellName: (place: CellPlace) => string;
  readonly onChange: (edits: readonly CellEdit[], sentence: string) => void;
}

/** Changes all or the selected prices of a table by per cent or an amount, rounded, after a preview. */
export function RaisePrices({ rows, range, cellName, onChange }: RaisePricesProps) {
  const { grid } = useWords();
  const documents = useDesk((state) => state.documents);
  const [isOpen, setOpen] = useState(false);
  const [by, setBy] = useState<'amount' | 'percent'>('percent');
  const [typed, setTyped] = useState('');
  const form = useAmountForm();
  const { decimals } = form;
  const step = readStep(documents);
  const [rounding, setRounding] = useState(step > 1 ? String(step / 10 ** decimals) : '');
  const [changesAll, setChangesAll] = useState(true);
  const explain = useAmountProblem();
  const allCells: Range = { top: 0, left: 0, bottom: rows.cells.length - 1, right: rows.columns.length - 1 };
  const [change, roundTo] = [readChange(typed, form), readChange(rounding, form)];
  const problems = [
    ...('problem' in change ? [explain(change, typed)] : []),
    ...('problem' in roundTo ? [explain(roundTo, rounding)] : []),
  ];
  const edits =
    'value' in change && change.value !== undefined && 'value' in roundTo
      ? changeCells(rows, changesAll ? allCells : range, { [by]: change.value }, roundTo.value ?? 0, decimals)
      : [];
  if (problems.length === 0 && typed.trim() !== '' && edits.length === 0) problems.push(grid.changesNone);
  const isSingle = cellsIn(range).length === 1;
  const open = (): void => {
    // One cell is always selected, so that a single one may not be meant.
    setChangesAll(isSingle);
    setOpen(true);
  };
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (edits.length === 0) return;
    onChange(edits, grid.raised(by === 'percent' ? `${typed.trim()} %` : typed.trim(), edits.length));
    setOpen(false);
  };
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={open}>
        {grid.raise}
      </Button>
      <Dialog title={grid.raise} isOpen={isOpen} onClose={() => setOpen(false)}>
        <form onSubmit={apply}>
          <Stack gap="xs">
            <TargetChoice
              all={countAmounts(rows, allCells)}
              selected={countAmounts(rows, range)}
              only={isSingle ? cellName({ row: range.top, column: range.left }) : undefined}
              changesAll={changesAll}
              onChange={setChangesAll}
            />
            <SegmentedControl
              data={[
                { value: 'percent', label: grid.percent },
                { value: 'amount', label: grid.amount },
              ]}
              value={by}
              onChange={(chosen) => setBy(chosen === 'amount' ? 'amount' : 'percent')}
            />
            <TextInput
              data-autofocus
              required
              label={by === 'percent' ? grid.percent : grid.amount}
              placeholder="+7"
              value={typed}
              error={'problem' in change}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <TextInput
              label={grid.roundTo}
              placeholder={grid.notRounded}
              value={rounding}
              error={'problem' in roundTo}
              onChange={({ currentTarget }) => setRounding(currentTarget.value)}
            />
            {/* Below both fields, so that neither moves under the pointer. */}
            {problems.map((problem) => (
              <Text key={problem} size="sm" c="var(--mantine-color-error)" role="alert">
                {problem}
              </Text>
            ))}
            <Preview edits={edits} rows={rows} cellName={cellName} />
            <Group justify="end">
              <Button type="submit" disabled={problems.length > 0}>
                {grid.apply}
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}

interface TargetChoiceProps {
  /** The numbers of prices in the table and in the selection. */
  readonly all: number;
  readonly selected: number;
  /** The only selected cell. */
  readonly only: string | undefined;
  readonly changesAll: boolean;
  readonly onChange: (changesAll: boolean) => void;
}

/** All prices of the table, or the selected ones. */
function TargetChoice({ all, selected, only, changesAll, onChange }: TargetChoiceProps) {
  const { grid } = useWords();
  if (selected >= all) return <Text size="sm">{grid.allPrices(all)}</Text>;
  return (
    <Radio.Group
      value={changesAll ? 'all' : 'selected'}
      onChange={(chosen) => onChange(chosen === 'all')}
      aria-label={grid.whichPrices}
    >
      <Stack gap="xs">
        <Radio value="all" label={grid.allPrices(all)} />
        <Radio
          value="selected"
          label={only === undefined ? grid.selectedPrices(selected) : grid.onlyPrice(only)}
        />
      </Stack>
    </Radio.Group>
  );
}

interface PreviewProps extends Pick<RaisePricesProps, 'cellName' | 'rows'> {
  readonly edits: readonly CellEdit[];
}

/** The first prices that change, before and after. */
function Preview({ edits, rows, cellName }: PreviewProps) {
  const { grid, locale } = useWords();
  const { decimals } = useAmountForm();
  if (edits.length === 0) return null;
  const format = (value: unknown) => formatAmount(Number(value), locale, decimals);
  return (
    <>
      <Table>
        <Table.Tbody>
          {edits.slice(0, MAX_SHOWN).map(({ place, value }) => (
            <Table.Tr key={`${place.row} ${place.column}`}>
              <Table.Td>{cellName(place)}</Table.Td>
              <Table.Td style={AMOUNT}>{format(rows.cells[place.row]?.[place.column])}</Table.Td>
              <Table.Td style={AMOUNT}>→ {format(value)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {edits.length > MAX_SHOWN && <Text size="sm">{grid.more(edits.length - MAX_SHOWN)}</Text>}
    </>
  );
}

function countAmounts({ cells }: PriceRows, range: Range): number {
  return cellsIn(range).filter(({ row, column }) => typeof cells[row]?.[column] === 'number').length;
}
