import { Text } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { textAreas } from '../../../schema/collections.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { describeFile, describePlace } from '../form/describe-place.ts';
import type { Documents } from '../store/documents.ts';
import { fileFolder, listEntries, siteLanguages } from '../store/entries.ts';
import type { Json, Path } from '../store/operation.ts';
import { useDesk } from '../store/use-desk.ts';
import { type DeskWords, useWords } from '../words/words.ts';
import { fieldAddress } from './field-address.ts';
import { SCREENS } from './screen-names.ts';

/** Search over everything, opened by Ctrl+K; choosing a hit leads to its field. */
export function SearchDialog() {
  const { shell } = useWords();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <Spotlight.Root
      attributes={{ content: { 'aria-label': shell.search } }}
      query={query}
      onQueryChange={setQuery}
      tagsToIgnore={[]}
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => setOpen(false)}
      scrollable
      maxHeight="70vh"
      size="lg"
    >
      <Spotlight.Search placeholder={shell.searchHint} aria-label={shell.search} />
      <Spotlight.ActionsList>{isOpen && <Hits query={query} />}</Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function Hits({ query }: { readonly query: string }) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const wanted = useDeferredValue(query);
  const items = useMemo(() => searchItems(documents, words, SCREENS), [documents, words]);
  const hits = useMemo(() => findItems(items, wanted), [items, wanted]);
  const navigate = useNavigate();
  if (wanted.trim() === '') return null;
  if (hits.length === 0) return <Spotlight.Empty>{words.shell.nothingFound}</Spotlight.Empty>;
  return (
    <>
      {hits.slice(0, MOST_HITS).map(({ label, address, where }) => (
        <Spotlight.Action key={`${address} ${label}`} onClick={() => void navigate(address)}>
          <div>
            <Text lineClamp={2}>{label}</Text>
            <Text size="xs" lineClamp={1}>
              {where()}
            </Text>
          </div>
        </Spotlight.Action>
      ))}
      {hits.length > MOST_HITS && (
        <Text size="sm" p="xs">
          {words.shell.moreFound(hits.length - MOST_HITS)}
        </Text>
      )}
    </>
  );
}

/** Something that can be found. */
interface SearchItem {
  /** The text that is searched and shown first. */
  readonly label: string;
  readonly address: string;
  /** Describes its place; called only for hits that are shown. */
  readonly where: () => string;
}

/** Hits that are shown at once. */
const MOST_HITS = 30;

/** Everything that can be found: screens first, then entries, then texts in every language. */
function searchItems(
  documents: Documents,
  words: DeskWords,
  screens: readonly (keyof DeskWords['screens'])[],
): readonly SearchItem[] {
  const ofScreens = screens.map((screen) => ({
    label: words.screens[screen],
    address: `/${screen}`,
    where: () => '',
  }));
  const ofFiles = [...documents.keys()]
    .filter((file) => file.endsWith('.json') && !file.startsWith('texts/'))
    .map((file) => ({
      label: describeFile(documents, file, words),
      address: fieldAddress(file),
      where: () => words.labels[fileFolder(file) ?? ''] ?? '',
    }));
  const ofParts = [...idSources].flatMap(([kind, { form }]) =>
    form === 'part'
      ? listEntries(documents, kind, words).map(({ name, file, path }) => ({
          label: name,
          address: fieldAddress(file, path.join('.')),
          where: () => describeFile(documents, file, words),
        }))
      : [],
  );
  const ofTexts = siteLanguages(documents).flatMap((language) =>
    Object.keys(textAreas).flatMap((area) => {
      const file = `texts/${language}/${area}.json`;
      return textsIn(documents.get(file)?.value).map(({ text, path }) => ({
        label: text,
        address: fieldAddress(file, path.join('.')),
        where: () => describePlace(documents, { file, path }, words),
      }));
    }),
  );
  return [...ofScreens, ...ofFiles, ...ofParts, ...ofTexts];
}

function textsIn(value: Json | undefined, path: Path = []): readonly { text: string; path: Path }[] {
  if (typeof value === 'string') return path.at(-1) === '$schema' ? [] : [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Items that hold all words of a query, those that begin with it first. */
function findItems(items: readonly SearchItem[], query: string): readonly SearchItem[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const parts = wanted.split(/\s+/);
  const found = items.filter(({ label }) => {
    const text = label.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
  return found.toSorted((left, right) => startsWith(right, wanted) - startsWith(left, wanted));
}

function startsWith({ label }: SearchItem, wanted: string): number {
  return Number(label.toLowerCase().startsWith(wanted));
}
