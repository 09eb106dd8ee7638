import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import { type EntryKind, filedKinds } from '../../../schema/collections.ts';
import { canBeHeldBack } from '../../../schema/held-back.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { fileFolder } from '../store/entries.ts';
import type { Operation } from '../store/operation.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { isolate } from '../words/isolate.ts';
import { useWords } from '../words/words.ts';
import { DuplicateForm } from './DuplicateForm.tsx';
import { isHeldBack } from './entry-tasks.ts';
import { RemoveForm } from './RemoveForm.tsx';
import { RenameForm } from './RenameForm.tsx';
import type { NamedEntry } from './use-plan.ts';

type Action = 'duplicate' | 'rename' | 'remove';

/** The actions on entries of lists, by their kinds; the server has the same rules. */
const LISTED_ACTIONS: { readonly [Kind in EntryKind]?: readonly Action[] } = {
  season: ['rename', 'remove'],
  closure: ['rename', 'remove'],
  offer: ['rename', 'remove'],
  ageGroup: ['rename', 'remove'],
  question: ['rename', 'remove'],
  phone: ['rename', 'remove'],
  channel: ['rename', 'remove'],
  language: ['remove'],
};

function findActions(kind: EntryKind): readonly Action[] | undefined {
  const isFiled = filedKinds.some((filed) => filed === kind);
  return isFiled ? ['duplicate', 'rename', 'remove'] : LISTED_ACTIONS[kind];
}

export function hasActions(kind: EntryKind): boolean {
  return findActions(kind) !== undefined;
}

interface EntryActionsProps extends NamedEntry {
  /** File of the entry; undefined for an entry of a list. */
  readonly file?: string;
}

/** A menu to copy, rename, hide or remove an entry; the consequences are shown first. */
export function EntryActions({ file, ...entry }: EntryActionsProps) {
  const { entries, holding } = useWords();
  const store = useDeskStore();
  const actions = findActions(entry.kind);
  const [action, setAction] = useState<Action>();
  const folder = file === undefined ? undefined : fileFolder(file);
  const isHideable = useDesk(
    ({ documents }) =>
      file !== undefined && folder !== undefined && canBeHeldBack(folder) && !isHeldBack(documents, file),
  );
  if (!actions) return null;
  const close = () => setAction(undefined);
  const hide = () => {
    if (file === undefined) return;
    const operation: Operation = { kind: 'set', file, path: ['draft'], after: true };
    store.edit({ operations: [operation], sentence: holding.hidden(entry.name) });
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" ml="auto" aria-label={entries.more}>
            ⋯
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isHideable && <Menu.Item onClick={hide}>{holding.hide}</Menu.Item>}
          {actions.map((one) => (
            <Menu.Item
              key={one}
              onClick={() => setAction(one)}
              {...(one === 'remove' && { c: 'var(--mantine-color-error)' })}
            >
              {entries[one]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Dialog
        title={action && `${entries[action]}: ${isolate(entry.name)}`}
        isOpen={action !== undefined}
        onClose={close}
      >
        {action === 'duplicate' && <DuplicateForm {...entry} onDone={close} />}
        {action === 'rename' && <RenameForm {...entry} file={file} onDone={close} />}
        {action === 'remove' && <RemoveForm {...entry} file={file} onDone={close} />}
      </Dialog>
    </>
  );
}
