import { Group, Text } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { findActions } from './actions.ts';
import { useFocusReturn } from './Dialog.tsx';
import { findHits, makeIndex } from './search.ts';

/** The search over everything, opened by Ctrl+K; choosing a hit opens its field. */
export function SearchDialog() {
  const { shell } = useWords();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  useFocusReturn(isOpen);
  return (
    <Spotlight.Root
      attributes={{ content: { 'aria-label': shell.search } }}
      query={query}
      onQueryChange={setQuery}
      tagsToIgnore={[]}
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => setOpen(false)}
      scrollable
      returnFocus={false}
      maxHeight="70vh"
      size="lg"
    >
      <Spotlight.Search placeholder={shell.searchHint} aria-label={shell.search} />
      <Spotlight.ActionsList>{isOpen && <Hits query={query} />}</Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Hits that are shown at once. */
const MAX_HITS = 30;

function Hits({ query }: { readonly query: string }) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const wanted = useDeferredValue(query);
  const index = useMemo(() => makeIndex(documents, words), [documents, words]);
  const hits = useMemo(() => findHits(index, wanted), [index, wanted]);
  const navigate = useNavigate();
  if (wanted.trim() === '') return null;
  const actions = findActions(wanted, words);
  if (hits.length + actions.length === 0)
    return <Spotlight.Empty>{words.shell.nothingFound}</Spotlight.Empty>;
  return (
    <>
      {actions.length > 0 && (
        <Spotlight.ActionsGroup label={words.search.actions}>
          {actions.map(({ label, address }) => (
            <Spotlight.Action key={label} onClick={() => void navigate(address)}>
              <Text>{label}</Text>
            </Spotlight.Action>
          ))}
        </Spotlight.ActionsGroup>
      )}
      {hits.slice(0, MAX_HITS).map(({ label, address, describe }) => {
        const { where, value } = describe();
        return (
          <Spotlight.Action
            key={`${address} ${where} ${label}`}
            onClick={() => void navigate(address)}
            styles={{ actionBody: { minWidth: 0 } }}
          >
            <div style={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
              <Group justify="space-between" wrap="nowrap" gap="md">
                <Text lineClamp={2}>
                  <bdi>{label}</bdi>
                </Text>
                {value !== undefined && (
                  <Text size="sm" lineClamp={1} maw="50%" ta="end">
                    {value}
                  </Text>
                )}
              </Group>
              <Text size="xs" lineClamp={1}>
                {where}
              </Text>
            </div>
          </Spotlight.Action>
        );
      })}
      {hits.length > MAX_HITS && (
        <Text size="sm" p="xs">
          {words.shell.moreFound(hits.length - MAX_HITS)}
        </Text>
      )}
    </>
  );
}
