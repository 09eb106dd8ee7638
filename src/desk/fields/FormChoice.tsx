import { Chip, Group } from '@mantine/core';

interface FormChoiceProps {
  readonly label: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A choice between the forms of a value, all visible, on as many lines as they need. */
export function FormChoice({ label, choices, value, onChoose }: FormChoiceProps) {
  return (
    <Chip.Group value={value} onChange={onChoose}>
      <Group gap={6} role="radiogroup" aria-label={label}>
        {choices.map((choice) => (
          <Chip key={choice.value} value={choice.value}>
            {choice.label}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
