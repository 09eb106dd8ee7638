import { Checkbox, SimpleGrid } from '@mantine/core';
import { useWords } from '../words/words.ts';

interface CheckAllProps {
  readonly label: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
  readonly checked: readonly string[];
  readonly onChange: (checked: readonly string[]) => void;
}

/** Check boxes, at least one of which must be checked. */
export function CheckAll({ label, items, checked, onChange }: CheckAllProps) {
  const { prices } = useWords();
  return (
    <Checkbox.Group
      label={label}
      value={[...checked]}
      onChange={onChange}
      error={checked.length === 0 && prices.checkOne}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" my="xs">
        {items.map((item) => (
          <Checkbox key={item.value} {...item} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
