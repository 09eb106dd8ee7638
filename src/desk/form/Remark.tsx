import { Text } from '@mantine/core';
import { useFindingsAt } from '../store/use-desk.ts';
import type { Place } from './field.ts';

/** What the check remarks on a value: it may be right all the same. */
export function Remark({ file, path }: Place) {
  const remark = useFindingsAt('warning', file, path);
  return (
    remark !== '' && (
      <Text size="xs" mt={4}>
        <span aria-hidden>⚠ </span>
        {remark}
      </Text>
    )
  );
}
