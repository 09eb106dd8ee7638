import { Alert, Anchor, Button, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useDesk, useDeskJson, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { type EntryOfFile, type EntryTask, findTasks, isHeldBack } from './entry-tasks.ts';

interface EntryTodoProps extends EntryOfFile {
  readonly name: string;
}

/**
 * Lists the tasks left before visitors should see an entry, each with a link to its place; empty if none is left. An entry
 * that is held back is put on the website here, as soon as it has what it needs.
 */
export function EntryTodo({ name, ...entry }: EntryTodoProps) {
  const words = useWords();
  const { todo, holding } = words;
  const store = useDeskStore();
  const tasks = useDeskJson((state) => [...findTasks(state, entry, words)]);
  const isHeld = useDesk(({ documents }) => isHeldBack(documents, entry.file));
  const title = isHeld ? holding.badge : todo.title(tasks.length);
  if (!isHeld && tasks.length === 0) return null;
  const needed = tasks.filter(({ isNeeded }) => isNeeded);
  const others = tasks.filter(({ isNeeded }) => !isNeeded);
  const putOnline = () =>
    store.edit({
      operations: [{ kind: 'set', file: entry.file, path: ['draft'], before: true }],
      sentence: holding.shown(name),
    });
  return (
    <Alert title={title} role="region" aria-label={title}>
      <Stack gap="xs" align="start">
        {!isHeld && <TaskList tasks={tasks} />}
        {isHeld && (
          <>
            <Text size="sm">{needed.length > 0 ? holding.needs(needed.length) : holding.ready}</Text>
            <TaskList tasks={needed} />
            {others.length > 0 && <Text size="sm">{holding.others}</Text>}
            <TaskList tasks={others} />
            <Button size="compact-md" disabled={needed.length > 0} onClick={putOnline}>
              {holding.show}
            </Button>
          </>
        )}
      </Stack>
    </Alert>
  );
}

function TaskList({ tasks }: { readonly tasks: readonly EntryTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <List size="sm" icon={<span aria-hidden>☐</span>}>
      {tasks.map(({ label, address }) => (
        <List.Item key={address + label}>
          <Anchor component={Link} size="sm" underline="always" to={address}>
            {label}
          </Anchor>
        </List.Item>
      ))}
    </List>
  );
}
