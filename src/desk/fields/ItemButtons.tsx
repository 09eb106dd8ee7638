import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { useWords } from '../words/words.ts';

interface ItemButtonsProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Buttons that move an item of a list, or take it away. */
export function ItemButtons({ name, index, count, onMove, onRemove }: ItemButtonsProps) {
  const { fields } = useWords();
  return (
    <Group wrap="nowrap" gap={0} style={{ flexShrink: 0 }}>
      {count > 1 && (
        <>
          <ItemButton
            label={fields.moveUp(name)}
            sign="↑"
            isDisabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <ItemButton
            label={fields.moveDown(name)}
            sign="↓"
            isDisabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
        </>
      )}
      <ItemButton label={fields.remove(name)} sign="×" isDisabled={false} onClick={onRemove} />
    </Group>
  );
}

interface ItemButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function ItemButton({ label, sign, isDisabled, onClick }: ItemButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={isDisabled} onClick={onClick}>
        {sign}
      </ActionIcon>
    </Tooltip>
  );
}
