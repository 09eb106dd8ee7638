import {
  DragDropContext,
  Draggable,
  type DraggableProvidedDragHandleProps,
  Droppable,
} from '@hello-pangea/dnd';
import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useWords } from '../words/words.ts';
import classes from './SortableList.module.css';

/** Milliseconds after a move in which the list itself restores the focus. */
const SETTLED = 50;

interface SortableListProps {
  /** Of the items, for the buttons. */
  readonly names: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  /** @param controls a handle to drag the item by, and buttons that move it by one */
  readonly renderItem: (index: number, controls: ReactNode) => ReactNode;
}

/** Items in a column, moved by pointer, touch, keyboard or buttons. */
export function SortableList({ names, onMove, renderItem }: SortableListProps) {
  const { sorting } = useWords();
  const id = useId();
  const move = (from: number, to: number): void => {
    if (from === to) return;
    onMove(from, to);
    // Items have no identity but their position: the handle of the one that was moved is another now.
    setTimeout(() => document.getElementById(`${id}-${to}`)?.focus(), SETTLED);
  };
  return (
    <DragDropContext
      dragHandleUsageInstructions={sorting.help}
      onDragStart={({ source }, { announce }) => announce(sorting.lifted(source.index + 1))}
      onDragUpdate={({ source, destination }, { announce }) =>
        announce(sorting.over((destination ?? source).index + 1))
      }
      onDragEnd={({ source, destination, reason }, { announce }) => {
        const to = reason === 'DROP' ? (destination ?? source).index : source.index;
        announce(sorting.dropped(to + 1));
        move(source.index, to);
      }}
    >
      <Droppable droppableId={id}>
        {({ innerRef, droppableProps, placeholder }) => (
          <div ref={innerRef} {...droppableProps}>
            {names.map((name, index) => (
              <Draggable
                // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their position in the file.
                key={index}
                draggableId={`${id} ${index}`}
                index={index}
                isDragDisabled={names.length < 2}
              >
                {({ innerRef: itemRef, draggableProps, dragHandleProps }) => (
                  <div ref={itemRef} {...draggableProps}>
                    {renderItem(
                      index,
                      <MoveControls
                        id={`${id}-${index}`}
                        name={name}
                        index={index}
                        count={names.length}
                        handle={dragHandleProps}
                        onMove={(to, button) => {
                          onMove(index, to);
                          // The item is at another position, where this button may be disabled.
                          for (const own of [`${id}-${to}`, `${id}-${to}${button}`])
                            document.getElementById(own)?.focus();
                        }}
                      />,
                    )}
                  </div>
                )}
              </Draggable>
            ))}
            {placeholder}
          </div>
        )}
      </Droppable>
    </DragDropContext>
  );
}

interface MoveControlsProps {
  /** Of the handle. */
  readonly id: string;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly handle: DraggableProvidedDragHandleProps | null;
  /** @param button the end of the id of the button that was pressed */
  readonly onMove: (to: number, button: string) => void;
}

function MoveControls({ id, name, index, count, handle, onMove }: MoveControlsProps) {
  const { fields, sorting } = useWords();
  return (
    <Group gap={0} wrap="nowrap" style={{ flexShrink: 0 }}>
      {count > 1 && (
        <>
          <ActionIcon
            component="span"
            variant="subtle"
            color="gray"
            id={id}
            className={classes.button}
            aria-label={sorting.handle(name)}
            {...handle}
          >
            ⠿
          </ActionIcon>
          <ItemButton
            id={`${id}-up`}
            label={fields.moveUp(name)}
            sign="↑"
            isDisabled={index === 0}
            onClick={() => onMove(index - 1, '-up')}
          />
          <ItemButton
            id={`${id}-down`}
            label={fields.moveDown(name)}
            sign="↓"
            isDisabled={index === count - 1}
            onClick={() => onMove(index + 1, '-down')}
          />
        </>
      )}
    </Group>
  );
}

interface ItemButtonProps {
  readonly id?: string;
  readonly label: string;
  readonly sign: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

export function ItemButton({ id, label, sign, isDisabled = false, onClick }: ItemButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        id={id}
        variant="subtle"
        color="gray"
        aria-label={label}
        disabled={isDisabled}
        onClick={onClick}
        className={classes.button}
      >
        {sign}
      </ActionIcon>
    </Tooltip>
  );
}
