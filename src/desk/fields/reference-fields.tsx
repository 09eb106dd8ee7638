import { Anchor, Group, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EntryKind } from '../../../schema/collections.ts';
import { NewTextDialog } from '../entries/NewTextDialog.tsx';
import type { Field, FieldProps } from '../form/field.ts';
import { keepNewChoice, NEW_CHOICE } from '../form/new-choice.ts';
import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import { useEditAt } from '../form/use-edit-at.ts';
import { addItem } from '../itinerary/plan.ts';
import { withThumbnails } from '../pictures/Thumbnail.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import { nameEntry } from '../store/entries.ts';
import { isPlainText } from '../store/new-text.ts';
import { type Operation, showJson } from '../store/operation.ts';
import { useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { SearchMultiSelect } from './SearchMultiSelect.tsx';
import { SearchSelect } from './SearchSelect.tsx';
import { useEntries } from './use-entries.ts';

function ReferenceInput({ node, place, value, label, hint, errors, onChange }: FieldProps) {
  const kind = node.meta?.reference;
  const entries = useEntries(kind);
  const writing = useWriting(kind);
  const edit = useEditAt(place);
  const id = typeof value === 'string' ? value : undefined;
  const chosen = entries.find((entry) => entry.id === id);
  const { entry: words, plan } = useWords();
  const isKnown = id === undefined || chosen !== undefined;
  return (
    <Stack gap={2}>
      <SearchSelect
        label={label}
        description={hint}
        withAsterisk={!node.isOptional}
        clearable={node.isOptional}
        limit={60}
        data={[
          ...entries.map((entry) => ({ value: entry.id, label: entry.name })),
          ...(isKnown ? [] : [{ value: id, label: id }]),
          ...writing.choices,
        ]}
        styles={{ input: { textAlign: 'start', unicodeBidi: 'plaintext' } }}
        {...(kind === 'image' && withThumbnails(id))}
        onSearchChange={writing.type}
        value={id ?? null}
        onChange={(next) => (next === NEW_CHOICE ? writing.start() : onChange(next ?? undefined))}
        error={errors.join(' ') || undefined}
      />
      {chosen && (
        <Anchor
          component={Link}
          to={fieldAddress(chosen.file, chosen.path.join('.'))}
          size="sm"
          style={{ alignSelf: 'start' }}
        >
          {words.goThere(chosen.name)}
        </Anchor>
      )}
      <WritingDialog
        kind={kind}
        writing={writing}
        onMade={(own, operations, name) =>
          edit(
            [
              ...operations,
              { kind: 'set', ...place, after: own, ...(value === undefined ? {} : { before: value }) },
            ],
            plan.written(name),
          )
        }
      />
    </Stack>
  );
}

interface Writing {
  /** The choice to write a new text; empty for entries that are more than a text. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly start: () => void;
  readonly stop: () => void;
  /** The text typed when writing began; undefined while nobody writes. */
  readonly text: string | undefined;
}

/** A list of texts offers to write one that it does not have. */
function useWriting(kind: EntryKind | undefined): Writing {
  const { plan } = useWords();
  const [typed, type] = useState('');
  const [text, setText] = useState<string>();
  const canWrite = useMemo(() => isPlainText(kind), [kind]);
  return {
    choices: canWrite ? [{ value: NEW_CHOICE, label: plan.writeNew }] : [],
    typed,
    type,
    start: () => setText(typed === plan.writeNew ? '' : typed.trim()),
    stop: () => setText(undefined),
    text,
  };
}

interface WritingDialogProps {
  readonly kind: EntryKind | undefined;
  readonly writing: Writing;
  readonly onMade: (id: string, operations: readonly Operation[], name: string) => void;
}

function WritingDialog({ kind, writing, onMade }: WritingDialogProps) {
  const { plan } = useWords();
  return (
    kind && (
      <NewTextDialog
        kind={kind}
        title={plan.newText}
        name={writing.text ?? ''}
        isOpen={writing.text !== undefined}
        onClose={writing.stop}
        onMade={(...made) => {
          writing.stop();
          onMade(...made);
        }}
      />
    )
  );
}

/** The id of another entry, chosen by its name. */
export const referenceField: Field = {
  kind: 'reference',
  matches: ({ meta, type }) => type === 'string' && meta?.reference !== undefined,
  Input: ReferenceInput,
  summarize: (value, { meta }, { words, documents }) =>
    meta?.reference ? nameEntry(documents, meta.reference, showJson(value), words) : showJson(value),
};

function itemKind({ type, element }: SchemaNode) {
  return type === 'array' && element ? readSchema(element).meta?.reference : undefined;
}

function ReferencesInput({ node, place, value, label, hint, errors, onChange }: FieldProps) {
  const kind = itemKind(node);
  const entries = useEntries(kind);
  const writing = useWriting(kind);
  const edit = useEditAt(place);
  const store = useDeskStore();
  const chosen = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  const { entry: words, plan } = useWords();
  const unknown = chosen.filter((id) => !entries.some((entry) => entry.id === id));
  return (
    <Stack gap={2}>
      <SearchMultiSelect
        label={label}
        description={hint}
        withAsterisk={!node.isOptional}
        hidePickedOptions
        data={[
          ...entries.map((entry) => ({ value: entry.id, label: entry.name })),
          ...unknown.map((id) => ({ value: id, label: id })),
          ...writing.choices,
        ]}
        openOnFocus={false}
        filter={keepNewChoice}
        onSearchChange={writing.type}
        value={[...new Set(chosen)]}
        onChange={(ids) => {
          if (ids.includes(NEW_CHOICE)) writing.start();
          else onChange(ids.length === 0 && node.isOptional ? undefined : ids);
        }}
        error={errors.join(' ') || undefined}
      />
      <Group gap="xs">
        {[...new Set(chosen)].flatMap((id) => {
          const entry = entries.find((one) => one.id === id);
          return entry ? (
            <Anchor key={id} component={Link} to={fieldAddress(entry.file, entry.path.join('.'))} size="sm">
              {words.goThere(entry.name)}
            </Anchor>
          ) : (
            []
          );
        })}
      </Group>
      <WritingDialog
        kind={kind}
        writing={writing}
        onMade={(own, operations, name) =>
          edit([...operations, addItem(store.getState().documents, place, own)], plan.written(name))
        }
      />
    </Stack>
  );
}

/** Several other entries, in the order in which they were chosen. */
export const referencesField: Field = {
  kind: 'references',
  matches: (node) => itemKind(node) !== undefined,
  Input: ReferencesInput,
  summarize: (value, node, { words, documents }) => {
    const kind = itemKind(node);
    const ids = Array.isArray(value) ? value.map(showJson) : [showJson(value)];
    return ids.map((id) => (kind ? nameEntry(documents, kind, id, words) : id)).join(', ');
  },
};
