import { Button, Stack } from '@mantine/core';
import { FieldHead } from '../form/FieldHead.tsx';
import type { Field, FieldProps } from '../form/field.ts';
import { readSchema } from '../form/schema-node.ts';
import { useEditAt } from '../form/use-edit-at.ts';
import { PriceGrid } from '../grid/PriceGrid.tsx';
import { startSeasonRows } from '../grid/season-rows.ts';
import { useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { listField } from './ListField.tsx';

function PriceRowsInput(props: FieldProps) {
  const { grid } = useWords();
  const { place, value, label, hint } = props;
  const { file, path } = place;
  const store = useDeskStore();
  const edit = useEditAt(place);
  const [list, season] = path;
  if (value === undefined && list === 'seasons' && typeof season === 'string')
    return (
      <Stack gap="xs">
        <FieldHead label={label} hint={`${hint ?? ''} ${grid.oneByOneHint}`} />
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          onClick={() => edit([startSeasonRows(store.getState().documents, file, season)], grid.oneByOne)}
        >
          {grid.oneByOne}
        </Button>
      </Stack>
    );
  if (!Array.isArray(value)) return <listField.Input {...props} />;
  return (
    <Stack gap="xs">
      <FieldHead label={label} hint={hint} />
      <PriceGrid file={file} path={path} label={label} />
    </Stack>
  );
}

/** Rows of prices, each for a group size: a grid. */
export const priceRowsField: Field = {
  kind: 'price-rows',
  matches: ({ type, element }) => type === 'array' && Boolean(element && readSchema(element).shape?.paxCount),
  Input: PriceRowsInput,
  summarize: (value) => (Array.isArray(value) ? String(value.length) : ''),
};
