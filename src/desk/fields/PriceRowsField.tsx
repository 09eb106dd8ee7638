import { Stack } from '@mantine/core';
import { FieldHead } from '../form/FieldHead.tsx';
import type { Field, FieldProps } from '../form/field.ts';
import { readSchema } from '../form/schema-node.ts';
import { PriceGrid } from '../grid/PriceGrid.tsx';
import { listField } from './ListField.tsx';

function PriceRowsInput(props: FieldProps) {
  const { place, value, label, hint } = props;
  const { file, path } = place;
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
