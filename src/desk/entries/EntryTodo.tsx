import { Alert, Anchor, List } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { EntryKind } from '../../../schema/collections.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { fieldAddress } from '../shell/field-address.ts';
import { isConfirmable } from '../store/confirm-value.ts';
import type { DeskState } from '../store/desk-state.ts';
import { fallbackLanguage } from '../store/entries.ts';
import { useDeskJson } from '../store/use-desk.ts';
import { findLabel, findTextLabel } from '../words/labels.ts';
import { type DeskWords, languageName, useWords } from '../words/words.ts';

interface EntryTodoProps {
  readonly kind: EntryKind;
  readonly id: string;
  readonly file: string;
}

/** Lists the tasks left before visitors should see an entry, each with a link to its place; empty if none is left. */
export function EntryTodo(entry: EntryTodoProps) {
  const words = useWords();
  const tasks = useDeskJson((state) => [...findTasks(state, entry, words)]);
  if (tasks.length === 0) return null;
  return (
    <Alert title={words.todo.title(tasks.length)} role="region" aria-label={words.todo.title(tasks.length)}>
      <List size="sm" icon={<span aria-hidden>☐</span>}>
        {tasks.map(({ label, address }) => (
          <List.Item key={address + label}>
            <Anchor component={Link} size="sm" underline="always" to={address}>
              {label}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

type Task = Readonly<Record<'address' | 'label', string>>;

/** The code of the finding on a text that is still to be written. */
const UNWRITTEN = 'text.todo';

function findTasks(
  { findings, openTexts, documents }: DeskState,
  { kind, id, file }: EntryTodoProps,
  words: DeskWords,
): readonly Task[] {
  const { todo } = words;
  const first = fallbackLanguage(documents);
  const places = textPlaces.filter((place) => place.kind === kind);
  const isOwnText = (area: string, path: string): boolean =>
    places.some((place) => place.area === area && path.startsWith([...place.path, id, ''].join('.')));
  const tasks = findings.flatMap((finding): readonly (Task & { readonly rank: number })[] => {
    const address = fieldAddress(finding.file, finding.path);
    const [, language = '', area = ''] = /^texts\/([^/]+)\/(.+)\.json$/.exec(finding.file) ?? [];
    if (language !== '') {
      if (finding.code !== UNWRITTEN || language !== first || !isOwnText(area, finding.path)) return [];
      return [{ rank: 1, address, label: todo.write(labelText(finding.file, finding.path)) }];
    }
    if (finding.file !== file) return [];
    if (finding.code === 'itinerary.missing')
      return [{ rank: 0, address: fieldAddress(`itineraries/${id}.json`, 'plan'), label: todo.plan }];
    if (finding.code === 'price.no-table') return [{ rank: 2, address: '/prices', label: todo.prices }];
    if (isConfirmable(finding))
      return [
        { rank: 3, address, label: todo.confirm(findLabel(words.labels, file, finding.path.split('.'))) },
      ];
    return finding.severity === 'error' ? [{ rank: -1, address, label: finding.message }] : [];
  });
  const languages = [...new Set(openTexts.map(({ language }) => language))].flatMap((language) => {
    const missing = openTexts.filter(
      (text) =>
        text.language === language && text.state === 'missing' && isOwnText(text.area, text.path.join('.')),
    );
    return missing.length === 0
      ? []
      : [
          {
            rank: 4,
            address: `/translations/${language}`,
            label: todo.translate(languageName(language, words), missing.length),
          },
        ];
  });
  return [...tasks, ...languages]
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ label, address }) => ({ label, address }));

  function labelText(ofFile: string, path: string): string {
    const steps = path.split('.').filter((step) => !/^\d+$/.test(step));
    const labels = steps.map((_, index) => findTextLabel(words, ofFile, steps.slice(0, index + 1)));
    return labels.slice(steps.indexOf(id) + 1).join(' · ');
  }
}
