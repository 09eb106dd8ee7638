import { Alert, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { PRICE_KEY } from '../../../schema/price-table.ts';
import { formatMoney } from '../../pricing/money.ts';
import { Remark } from '../form/Remark.tsx';
import { groupTotals, seasonPrices } from '../pricing/cell-prices.ts';
import { readPriceList, readRows, siteMoneyFormat } from '../pricing/read-price-list.ts';
import { isConfirmable } from '../store/confirm-value.ts';
import { nameEntry } from '../store/entries.ts';
import { type Path, valueAt } from '../store/operation.ts';
import { useDesk } from '../store/use-desk.ts';
import { isolate } from '../words/isolate.ts';
import { useWords } from '../words/words.ts';

interface CellNotesProps {
  readonly file: string;
  /** Path of the rows. */
  readonly path: Path;
  readonly row: number;
  readonly band: string;
  /** Key of the cell that has the focus. */
  readonly column: string;
}

/** Notes on the focused cell: the totals of groups, the prices in seasons, and findings about its row. */
export function CellNotes({ file, path, row, band, column }: CellNotesProps) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const findings = useDesk((state) => state.findings);
  const tier = column === PRICE_KEY ? undefined : column;
  const { totals, seasons } = useMemo(() => {
    const table = readPriceList(documents, file);
    const rows = readRows(documents, valueAt(documents.get(file)?.value, path));
    const found = groupTotals(table, rows, band, tier);
    const isUsual = path.length === 1;
    const [first] = found;
    return {
      totals: found,
      seasons: isUsual && first ? seasonPrices(documents, table, first.people, tier) : [],
    };
  }, [documents, file, path, band, tier]);
  const format = siteMoneyFormat(documents, words.locale);
  const money = (amount: number): string => formatMoney(format, amount);
  const start = [...path, row].join('.');
  const found = findings.filter(
    (finding) =>
      finding.file === file &&
      !isConfirmable(finding) &&
      (finding.path === start || finding.path.startsWith(`${start}.`)),
  );
  const where = tier === undefined ? band : `${band}, ${isolate(nameEntry(documents, 'tier', tier, words))}`;
  return (
    <Stack gap="xs" aria-live="polite" mih="3lh">
      <Group gap="md">
        <Text size="sm" fw={650}>
          {where}
        </Text>
        {totals.map(({ people, total }) => (
          <Text size="sm" key={people}>
            {words.prices.forGroup(people, money(total))}
          </Text>
        ))}
        {seasons.map(({ season, amount }) => (
          <Text size="sm" key={season}>
            {words.prices.inSeason(nameEntry(documents, 'season', season, words), money(amount))}
          </Text>
        ))}
      </Group>
      <Remark file={file} path={[...path, row, column]} isOnlyNote />
      {found.map(({ code, path: place, message, hint }) => (
        <Alert key={`${code} ${place} ${message}`} color="orange">
          {message} {hint}
        </Alert>
      ))}
    </Stack>
  );
}
