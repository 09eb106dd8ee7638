import { Anchor, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../pricing/money.ts';
import { formatAmount } from '../fields/format-amount.ts';
import { readSeasons, siteMoneyFormat } from '../pricing/read-price-list.ts';
import { fieldAddress } from '../shell/field-address.ts';
import { nameEntry } from '../store/entries.ts';
import { valueAt } from '../store/operation.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { AddPeriod } from './AddPeriod.tsx';
import { describeRanges } from './year-rows.ts';

/** The seasons of the calendar beside the prices of a list: when they are, and what they change there. */
export function ListSeasons({ file }: { readonly file: string }) {
  const words = useWords();
  const { prices } = words;
  const documents = useDesk((state) => state.documents);
  const seasons = readSeasons(documents);
  const own = valueAt(documents.get(file)?.value, ['seasons']);
  const format = siteMoneyFormat(documents, words.locale);
  const effect = ({ id, percent, amount }: (typeof seasons)[number]): string => {
    if (valueAt(own, [id]) !== undefined) return prices.seasonOwn;
    if (percent !== undefined) return `${percent > 0 ? '+' : ''}${formatAmount(percent, words.locale)} %`;
    if (amount === undefined) return prices.seasonAsUsual;
    return `${amount > 0 ? '+' : ''}${formatMoney(format, amount)}`;
  };
  return (
    <Stack gap="xs">
      <Text c="dimmed">{seasons.length === 0 ? prices.noSeasons : prices.seasonsHint}</Text>
      <List>
        {seasons.map((season, index) => (
          <List.Item key={season.id}>
            <Anchor
              component={Link}
              underline="always"
              to={fieldAddress('calendar.json', `seasons.${index}`)}
            >
              {nameEntry(documents, 'season', season.id, words)}
            </Anchor>{' '}
            ({describeRanges(season.dates, words)}): {effect(season)}
          </List.Item>
        ))}
      </List>
      <AddPeriod list="seasons" />
    </Stack>
  );
}
