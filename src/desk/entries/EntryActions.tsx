import { ActionIcon, Alert, Button, Group, List, Menu, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EntryKind } from '../../../schema/collections.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { describeFile } from '../form/describe-place.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import type { PlanAnswer, PlanBody } from '../store/api.ts';
import { useDeskJson, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

type Action = 'duplicate' | 'rename' | 'remove';

/** The actions on entries, by their kinds; the server has the same rules. */
const ACTIONS: { readonly [Kind in EntryKind]?: readonly Action[] } = {
  package: ['duplicate', 'rename', 'remove'],
  day: ['duplicate', 'rename', 'remove'],
  destination: ['duplicate', 'rename', 'remove'],
  section: ['duplicate', 'rename', 'remove'],
  ownPage: ['duplicate', 'rename', 'remove'],
  option: ['duplicate', 'rename', 'remove'],
  season: ['rename', 'remove'],
  closure: ['rename', 'remove'],
  offer: ['rename', 'remove'],
  ageGroup: ['rename', 'remove'],
  question: ['rename', 'remove'],
  phone: ['rename', 'remove'],
  channel: ['rename', 'remove'],
  language: ['remove'],
};

/** Tells if there are actions on entries of a kind. */
export function hasActions(kind: EntryKind): boolean {
  return ACTIONS[kind] !== undefined;
}

/** Most changed places that are named. */
const MOST_NAMED = 12;

interface EntryActionsProps {
  readonly kind: EntryKind;
  readonly id: string;
  readonly name: string;
}

/** A menu to copy, rename or remove an entry; what it leads to is told first. */
export function EntryActions(entry: EntryActionsProps) {
  const { entries } = useWords();
  const actions = ACTIONS[entry.kind];
  const [action, setAction] = useState<Action>();
  if (!actions) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" ml="auto" aria-label={entries.more}>
            ⋯
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
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
        title={action && `${entries[action]}: ${entry.name}`}
        isOpen={action !== undefined}
        onClose={() => setAction(undefined)}
      >
        {action && <ActionForm action={action} {...entry} onDone={() => setAction(undefined)} />}
      </Dialog>
    </>
  );
}

interface ActionFormProps extends EntryActionsProps {
  readonly action: Action;
  readonly onDone: () => void;
}

function ActionForm({ action, kind, id, name, onDone }: ActionFormProps) {
  const { entries } = useWords();
  const store = useDeskStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [to, setTo] = useState(action === 'duplicate' ? `${id}-2` : id);
  const [plan, setPlan] = useState<PlanAnswer>();
  const look = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body: PlanBody = action === 'remove' ? { action, kind, id } : { action, kind, id, to };
    setPlan(await store.tryAsk<PlanAnswer>('/api/plan', body));
  };
  const carryOut = async (found: PlanAnswer): Promise<void> => {
    store.editFiles(found.files, entries.done[action](name, to));
    onDone();
    const [, screen = ''] = pathname.split('/');
    if (found.opens !== undefined) await navigate(fieldAddress(found.opens));
    // An entry of a list has no screen of its own.
    else if (idSources.get(kind)?.form === 'folder') await navigate(`/${screen}`);
  };
  return (
    <form onSubmit={(event) => void look(event)}>
      <Stack>
        {action !== 'remove' && (
          <TextInput
            label={action === 'duplicate' ? entries.idTaken : entries.newId}
            value={to}
            onChange={({ currentTarget }) => {
              setTo(currentTarget.value.trim());
              setPlan(undefined);
            }}
            data-autofocus
          />
        )}
        {plan && <Consequences plan={plan} />}
        <Group justify="end">
          {plan && plan.problems.length === 0 ? (
            <Button
              {...(action === 'remove' && { color: 'red' })}
              onClick={() => void carryOut(plan)}
              data-autofocus
            >
              {entries.sure}
            </Button>
          ) : (
            <Button type="submit" variant="light">
              {entries.look}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function Consequences({ plan: { problems, notes, files } }: { readonly plan: PlanAnswer }) {
  const words = useWords();
  const { entries, grid } = words;
  const places = useDeskJson(({ documents }) => [
    ...new Set(
      files.flatMap(({ file }) => (file.includes('/.') ? [] : [describeFile(documents, file, words)])),
    ),
  ]);
  if (problems.length > 0)
    return (
      <Alert color="red" role="alert">
        <List size="sm">
          {problems.map((problem) => (
            <List.Item key={problem}>{problem}</List.Item>
          ))}
        </List>
      </Alert>
    );
  return (
    <Stack gap="xs" role="status">
      {notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
      <Text size="sm">{entries.files(places.length)}</Text>
      <List size="sm">
        {places.slice(0, MOST_NAMED).map((place) => (
          <List.Item key={place}>{place}</List.Item>
        ))}
      </List>
      {places.length > MOST_NAMED && <Text size="sm">{grid.more(places.length - MOST_NAMED)}</Text>}
      <Text size="sm" c="dimmed">
        {entries.undoable}
      </Text>
    </Stack>
  );
}
