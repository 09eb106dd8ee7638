import { DialogButton } from '../shell/DialogButton.tsx';
import { unconfirmedNote } from '../store/confirm-value.ts';
import { useDesk } from '../store/use-desk.ts';
import { isolate } from '../words/isolate.ts';
import { useWords } from '../words/words.ts';
import { isHeldBack } from './entry-tasks.ts';
import { RemoveForm } from './RemoveForm.tsx';
import type { NamedEntry } from './use-plan.ts';

interface RemoveSampleProps extends NamedEntry {
  readonly file: string;
}

/** Removes a sample entry, which visitors see with the picture of a placeholder; empty for any other entry. */
export function RemoveSample({ file, ...entry }: RemoveSampleProps) {
  const { entries } = useWords();
  const isSample = useDesk(
    ({ documents }) =>
      !isHeldBack(documents, file) && unconfirmedNote(documents.get(file)?.value, 'image') !== undefined,
  );
  if (!isSample) return null;
  const title = `${entries.remove}: ${isolate(entry.name)}`;
  return (
    <DialogButton
      title={title}
      label={entries.remove}
      variant="subtle"
      size="compact-sm"
      color="red"
      style={{ alignSelf: 'start' }}
      aria-label={title}
    >
      {(close) => <RemoveForm {...entry} file={file} onDone={close} />}
    </DialogButton>
  );
}
