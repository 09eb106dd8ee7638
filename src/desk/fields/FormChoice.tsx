import { Chip, Group } from '@mantine/core';

interface FormChoiceProps {
  readonly label: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A part of a form with a choice of its form: the first field to type in after it is focused once it is chosen. */
export const WITH_CHOICE = { 'data-choice': '' };

/** A choice between the forms of a value, all visible, on as many lines as they need. */
export function FormChoice({ label, choices, value, onChoose }: FormChoiceProps) {
  return (
    <Chip.Group value={value} onChange={onChoose}>
      <Group
        gap={6}
        role="radiogroup"
        aria-label={label}
        onClick={({ currentTarget, target }) => {
          // The keyboard goes on from one choice to the next.
          if (target instanceof Element && target.closest('label'))
            setTimeout(() => focusField(currentTarget));
        }}
      >
        {choices.map((choice) => (
          <Chip key={choice.value} value={choice.value}>
            {choice.label}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}

function focusField(group: Element): void {
  group.closest('[data-choice]')?.querySelector<HTMLElement>('input[inputmode]')?.focus();
}
