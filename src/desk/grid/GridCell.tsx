import { type KeyboardEvent, useRef } from 'react';
import type { Place } from '../form/field.ts';
import { unconfirmedNote } from '../store/confirm-value.ts';
import { useDesk, useFindingsAt } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import classes from './PriceGrid.module.css';

/** The text that is being typed in a cell, and the problem with it. */
export interface Editing {
  readonly text: string;
  readonly problem?: string | undefined;
}

interface GridCellProps {
  readonly place: Place;
  /** Row and column in words. */
  readonly name: string;
  readonly text: string;
  readonly isFocus: boolean;
  readonly isSelected: boolean;
  /** A paste was refused because of this cell. */
  readonly isRefused: boolean;
  /** Moving over the cell with the button held extends the selection. */
  readonly isDragging: boolean;
  /** The text that is typed in this cell; undefined while none is. */
  readonly editing: Editing | undefined;
  readonly onSelect: (isExtended: boolean) => void;
  readonly onEdit: (editing: Editing | undefined) => void;
  readonly onFinish: (text: string, move: Pick<KeyboardEvent, 'key' | 'shiftKey'> | undefined) => void;
}

/** A price in the grid, marked if there are findings about it. */
export function GridCell(props: GridCellProps) {
  const { place, text, isFocus, isSelected, isRefused, isDragging, editing, onSelect, onEdit } = props;
  const { file, path } = place;
  const { fields } = useWords();
  // Without a keyboard, a second tap on the focused cell starts editing.
  const isTappedAgain = useRef(false);
  const dotted = path.join('.');
  const errors = useFindingsAt('error', file, path);
  const remarks = useFindingsAt('warning', file, path);
  const note = useDesk(({ documents }) => unconfirmedNote(documents.get(file)?.value, dotted));
  const notes = [errors, remarks, note === undefined ? '' : fields.unconfirmed(note)].filter(Boolean);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a table that is edited is one of a grid.
      role="gridcell"
      tabIndex={isFocus ? 0 : -1}
      aria-selected={isSelected}
      aria-invalid={errors !== '' || isRefused || undefined}
      title={notes.join('\n') || undefined}
      data-file={file}
      data-field={dotted}
      data-noted={notes.length > 0 || undefined}
      data-refused={isRefused || undefined}
      onFocus={() => {
        if (!isFocus) onSelect(false);
      }}
      onPointerDown={({ pointerType, currentTarget }) => {
        isTappedAgain.current = pointerType === 'touch' && currentTarget === document.activeElement;
      }}
      onPointerUp={() => {
        if (isTappedAgain.current && editing === undefined) onEdit({ text });
      }}
      onMouseDown={(event) => {
        if (editing !== undefined) return;
        onEdit(undefined);
        onSelect(event.shiftKey);
      }}
      onMouseEnter={(event) => {
        if (event.buttons === 1 && isDragging) onSelect(true);
      }}
      onDoubleClick={() => onEdit({ text })}
    >
      {editing === undefined ? (
        <>
          {notes.length > 0 && <span aria-hidden>⚠ </span>}
          {text}
        </>
      ) : (
        <CellInput {...props} editing={editing} />
      )}
    </td>
  );
}

function CellInput({
  name,
  editing,
  onEdit,
  onFinish,
}: Pick<GridCellProps, 'name' | 'onEdit' | 'onFinish'> & { readonly editing: Editing }) {
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the cell has the focus already.
      autoFocus
      className={classes.input}
      inputMode="text"
      aria-label={name}
      aria-invalid={editing.problem !== undefined}
      value={editing.text}
      onFocus={({ currentTarget }) => {
        if (editing.text.length > 1) currentTarget.select();
      }}
      onChange={({ currentTarget }) => onEdit({ text: currentTarget.value })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEdit(undefined);
        else if (event.key === 'Enter' || event.key === 'Tab') {
          event.preventDefault();
          onFinish(editing.text, event);
        } else return;
        event.stopPropagation();
      }}
      onBlur={() => onFinish(editing.text, undefined)}
    />
  );
}
