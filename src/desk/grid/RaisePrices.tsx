import { Button, Group, Popover, SegmentedControl, Stack, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { parseAmount } from '../../../schema/amount.ts';
import { formatAmount } from '../fields/format-amount.ts';
import { siteMoneyFormat } from '../pricing/read-price-list.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { type CellEdit, changeCells, type PriceRows } from './price-cells.ts';
import type { Range } from './selection.ts';

/** Old and new amounts that the preview shows. */
const MOST_SHOWN = 6;

interface RaisePricesProps {
  readonly rows: PriceRows;
  readonly range: Range;
  readonly onChange: (edits: readonly CellEdit[], sentence: string) => void;
}

/** Changes the selected prices by per cent or an amount, rounded; what comes of it is shown first. */
export function RaisePrices({ rows, range, onChange }: RaisePricesProps) {
  const { grid, locale } = useWords();
  const documents = useDesk((state) => state.documents);
  const [isOpen, setOpen] = useState(false);
  const [by, setBy] = useState<'amount' | 'percent'>('percent');
  const [typed, setTyped] = useState('');
  const [rounding, setRounding] = useState('');
  const value = readSigned(typed);
  const roundTo = rounding.trim() === '' ? 0 : (readSigned(rounding) ?? 0);
  const { decimals } = siteMoneyFormat(documents, locale);
  const edits =
    value === undefined
      ? []
      : changeCells(
          rows,
          range,
          by === 'percent' ? { percent: value } : { amount: value },
          roundTo,
          decimals,
        );
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus withArrow width={320}>
      <Popover.Target>
        <Button variant="default" size="compact-sm" onClick={() => setOpen(!isOpen)}>
          {grid.raise}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
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
            label={by === 'percent' ? grid.percent : grid.amount}
            placeholder="+7"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <TextInput
            label={grid.roundTo}
            placeholder={formatAmount(50000, locale)}
            value={rounding}
            onChange={({ currentTarget }) => setRounding(currentTarget.value)}
          />
          {edits.length > 0 && (
            <Table>
              <Table.Tbody>
                {edits.slice(0, MOST_SHOWN).map(({ place, value: after }) => (
                  <Table.Tr key={`${place.row} ${place.column}`}>
                    <Table.Td>{formatAmount(Number(rows.cells[place.row]?.[place.column]), locale)}</Table.Td>
                    <Table.Td>→ {formatAmount(Number(after), locale)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
          {edits.length > MOST_SHOWN && <Text size="sm">{grid.more(edits.length - MOST_SHOWN)}</Text>}
          <Group justify="end">
            <Button
              disabled={edits.length === 0}
              onClick={() => {
                onChange(
                  edits,
                  grid.raised(by === 'percent' ? `${typed.trim()} %` : typed.trim(), edits.length),
                );
                setOpen(false);
              }}
            >
              {grid.apply}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** A number as people write it, perhaps with a sign; undefined for anything else. */
function readSigned(text: string): number | undefined {
  const [, sign = '', rest = ''] = /^\s*([+−-]?)\s*(.+?)\s*%?\s*$/.exec(text) ?? [];
  if (/^\d{1,3}(?:[.,]\d{1,2})?$/.test(rest)) return signed(sign, Number(rest.replace(',', '.')));
  const parsed = parseAmount(rest);
  return parsed.ok ? signed(sign, parsed.amount) : undefined;
}

function signed(sign: string, amount: number): number {
  return sign === '-' || sign === '−' ? -amount : amount;
}
