import { Button, Group, SegmentedControl, Stack, Table, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatAmount } from '../fields/format-amount.ts';
import { readStep, siteMoneyFormat } from '../pricing/read-price-list.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { type CellEdit, type CellProblem, changeCells, type PriceRows, readCell } from './price-cells.ts';
import type { CellPlace, Range } from './selection.ts';

/** Old and new amounts that the preview shows. */
const MOST_SHOWN = 6;

interface RaisePricesProps {
  readonly rows: PriceRows;
  readonly range: Range;
  readonly cellName: (place: CellPlace) => string;
  readonly problemText: (problem: CellProblem, typed: string) => string;
  readonly onChange: (edits: readonly CellEdit[], sentence: string) => void;
}

/** Changes the selected prices by per cent or an amount, rounded; what comes of it is shown first. */
export function RaisePrices({ rows, range, cellName, problemText, onChange }: RaisePricesProps) {
  const { grid, locale } = useWords();
  const documents = useDesk((state) => state.documents);
  const [isOpen, setOpen] = useState(false);
  const [by, setBy] = useState<'amount' | 'percent'>('percent');
  const [typed, setTyped] = useState('');
  const { decimals } = siteMoneyFormat(documents, locale);
  const step = readStep(documents);
  const [rounding, setRounding] = useState(step > 1 ? String(step / 10 ** decimals) : '');
  const [value, roundTo] = [readSigned(typed), readSigned(rounding)];
  const problemIn = (read: Signed, text: string) => ('problem' in read ? problemText(read, text) : undefined);
  const edits =
    'problem' in value || 'problem' in roundTo || value.value === undefined
      ? []
      : changeCells(
          rows,
          range,
          by === 'percent' ? { percent: value.value } : { amount: value.value },
          roundTo.value ?? 0,
          decimals,
        );
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (edits.length === 0) return;
    onChange(edits, grid.raised(by === 'percent' ? `${typed.trim()} %` : typed.trim(), edits.length));
    setOpen(false);
  };
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        {grid.raise}
      </Button>
      <Dialog title={grid.raise} isOpen={isOpen} onClose={() => setOpen(false)}>
        <form onSubmit={apply}>
          <Stack gap="xs">
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
              label={by === 'percent' ? grid.percent : grid.amount}
              placeholder="+7"
              value={typed}
              error={problemIn(value, typed)}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <TextInput
              label={grid.roundTo}
              placeholder={grid.notRounded}
              value={rounding}
              error={problemIn(roundTo, rounding)}
              onChange={({ currentTarget }) => setRounding(currentTarget.value)}
            />
            {edits.length > 0 && (
              <Table>
                <Table.Tbody>
                  {edits.slice(0, MOST_SHOWN).map(({ place, value: after }) => (
                    <Table.Tr key={`${place.row} ${place.column}`}>
                      <Table.Td>{cellName(place)}</Table.Td>
                      <Table.Td>
                        {formatAmount(Number(rows.cells[place.row]?.[place.column]), locale)}
                      </Table.Td>
                      <Table.Td>→ {formatAmount(Number(after), locale)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            )}
            {edits.length > MOST_SHOWN && <Text size="sm">{grid.more(edits.length - MOST_SHOWN)}</Text>}
            <Group justify="end">
              <Button type="submit" disabled={edits.length === 0}>
                {grid.apply}
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}

type Signed = CellProblem | { readonly value: number | undefined };

/** A number as people write it, perhaps with a sign; without a value while nothing is typed. */
function readSigned(text: string): Signed {
  const [, sign = '', rest = ''] = /^\s*([+−-]?)\s*(.*?)\s*%?\s*$/.exec(text) ?? [];
  const factor = sign === '-' || sign === '−' ? -1 : 1;
  if (/^\d{1,3}(?:[.,]\d{1,2})?$/.test(rest)) return { value: factor * Number(rest.replace(',', '.')) };
  const read = readCell(rest, [], []);
  if ('problem' in read) return read;
  if (read.value === undefined) return { value: undefined };
  return typeof read.value === 'number' ? { value: factor * read.value } : { problem: 'no-amount' };
}
