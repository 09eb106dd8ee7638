import { Anchor, Group, NavLink, SimpleGrid, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { collections, EntryKind } from '../../../schema/collections.ts';
import { isHeldBack } from '../entries/entry-tasks.ts';
import { NewEntryButton } from '../entries/NewEntryButton.tsx';
import { describeFile } from '../form/describe-place.ts';
import { FileFields } from '../form/FileFields.tsx';
import { FileForm } from '../form/FileForm.tsx';
import { formKeys } from '../form/form-keys.ts';
import { Section } from '../form/Section.tsx';
import { SITE_FILE, siteParts } from '../form/site-parts.ts';
import { fieldAddress } from '../shell/field-address.ts';
import { fileFolder } from '../store/entries.ts';
import { useDesk, useDeskJson } from '../store/use-desk.ts';
import { findLabel } from '../words/labels.ts';
import { type DeskWords, useWords } from '../words/words.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { NotHere } from './NotHere.tsx';

/** All files that have no screen of their own. */
export function SettingsScreen() {
  const words = useWords();
  const { '*': chosen = '' } = useParams();
  const name = useDesk(({ documents }) => describeFile(documents, decodeURIComponent(chosen), words));
  const isThere = useDesk(({ documents }) => documents.has(decodeURIComponent(chosen)));
  const isSite = useDesk(({ documents }) => documents.get(SITE_FILE)?.value !== undefined);
  if (chosen === '') return <SettingsList />;
  if (!isThere) return <NotHere screen="settings" />;
  const file = decodeURIComponent(chosen);
  const back = { address: '/settings', label: words.screens.settings };
  if (fileFolder(file) !== undefined) return <EntryScreen key={file} file={file} back={back} />;
  return (
    <Stack maw={900}>
      <Anchor component={Link} to={back.address} style={{ alignSelf: 'start' }}>
        ← {back.label}
      </Anchor>
      <Title order={1} size="h3">
        {name}
      </Title>
      {file === SITE_FILE && isSite ? <SiteForm /> : <FileForm file={file} />}
    </Stack>
  );
}

const SITE_KEYS = formKeys(SITE_FILE);

/** The settings of the company and the site, by their subjects. */
function SiteForm() {
  const { settings } = useWords();
  return siteParts(SITE_KEYS).map(([part, keys]) => (
    <Section
      key={part}
      title={settings.parts[part]}
      isOpenAtFirst={false}
      holds={({ file, field }) => file === SITE_FILE && keys.includes(field.split('.')[0] ?? '')}
    >
      <FileFields file={SITE_FILE} keys={keys} />
    </Section>
  ));
}

/** The other settings by subject: names of files and folders, and kinds of entries that can be added. */
const GROUPS = {
  pages: {
    sources: ['navigation', 'home', 'about', 'pages', 'questions', 'testimonials', 'sections', 'redirects'],
    kinds: ['ownPage', 'question', 'section'],
  },
  tours: { sources: ['categories', 'options', 'featured-tours'], kinds: [] },
  words: { sources: ['glossary'], kinds: [] },
} as const satisfies Readonly<
  Record<
    string,
    { readonly sources: readonly (keyof typeof collections)[]; readonly kinds: readonly EntryKind[] }
  >
>;

/** Files that other screens show. */
const ELSEWHERE =
  /^(?:texts|packages|prices|destinations|itineraries|days)\/|^(?:calendar|images|site)\.json$/;

function SettingsList() {
  const words = useWords();
  const { settings } = words;
  const files = useDeskJson(({ documents }) =>
    [...documents.keys()]
      .filter((path) => path.endsWith('.json') && !ELSEWHERE.test(path))
      .map((path) => ({
        path,
        source: path.split(/[/.]/)[0] ?? '',
        name: describeFile(documents, path, words),
        isHeld: isHeldBack(documents, path),
      })),
  );
  const groups = Object.entries(GROUPS).map(([name, { sources, kinds }]) => ({
    title: settings.groups[name as keyof typeof GROUPS],
    kinds,
    files: sources.flatMap((source: string) => files.filter((file) => file.source === source)),
  }));
  const others = files.filter((file) => !groups.some((group) => group.files.includes(file)));
  return (
    <Stack>
      <Title order={1} size="h3">
        {words.screens.settings}
      </Title>
      <Part title={settings.groups.company} kinds={['language', 'ageGroup']}>
        {siteParts(SITE_KEYS).map(([part, keys]) => (
          <SettingLink
            key={part}
            label={settings.parts[part]}
            description={joinLabels(SITE_FILE, keys, words)}
            address={fieldAddress(SITE_FILE, keys[0])}
          />
        ))}
      </Part>
      {[...groups, { title: settings.groups.others, kinds: [], files: others }].map((group) =>
        group.files.length === 0 && group.kinds.length === 0 ? null : (
          <Part key={group.title} title={group.title} kinds={group.kinds}>
            {group.files.map(({ path, source, name, isHeld }) => (
              <SettingLink
                key={path}
                label={name}
                description={
                  fileFolder(path) === undefined
                    ? joinLabels(path, formKeys(path), words)
                    : [words.labels[source], ...(isHeld ? [words.holding.badge] : [])].join(' · ')
                }
                address={fieldAddress(path)}
              />
            ))}
          </Part>
        ),
      )}
    </Stack>
  );
}

interface PartProps {
  readonly title: string;
  /** Kinds of entries that can be added here. */
  readonly kinds?: readonly EntryKind[];
  readonly children: ReactNode;
}

function Part({ title, kinds = [], children }: PartProps) {
  return (
    <Stack gap="xs" component="section" aria-label={title}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Group gap="xs">
          {kinds.map((kind) => (
            <NewEntryButton key={kind} kind={kind} />
          ))}
        </Group>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={4}>
        {children}
      </SimpleGrid>
    </Stack>
  );
}

interface SettingLinkProps {
  readonly label: string;
  readonly description: string | undefined;
  readonly address: string;
}

function SettingLink({ label, description, address }: SettingLinkProps) {
  return (
    <NavLink
      component={Link}
      to={address}
      label={label}
      description={description === label ? undefined : description}
      styles={{ root: { alignItems: 'start' }, label: { fontWeight: 500 } }}
    />
  );
}

function joinLabels(file: string, keys: readonly string[], words: DeskWords): string {
  return keys.map((key) => findLabel(words.labels, file, [key])).join(', ');
}
