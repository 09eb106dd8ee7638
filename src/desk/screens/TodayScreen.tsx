import { Anchor, Card, List, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { addDays } from '../../pricing/dates.ts';
import { useToday } from '../calendar/AddPeriod.tsx';
import { soldOutRows, yearRows } from '../calendar/year-rows.ts';
import { describeFile, describeWithin } from '../form/describe-place.ts';
import { SITE_FILE } from '../form/site-parts.ts';
import { useBlocking } from '../publish/Blocking.tsx';
import { PublishStatus } from '../publish/PublishStatus.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import type { DeskFinding } from '../store/api.ts';
import { countConfirmed, findNotedPath } from '../store/confirm-value.ts';
import { countByLanguage, selectUntranslated } from '../store/open-texts.ts';
import { sortFindings } from '../store/sort-findings.ts';
import { useDesk, useDeskJson } from '../store/use-desk.ts';
import { languageName, useWords } from '../words/words.ts';

/** Days ahead in which seasons, closed periods, offers and days that are sold out are named. */
const DAYS_AHEAD = 60;

/** The first screen of the desk, with the tasks of today. */
export function TodayScreen() {
  const words = useWords();
  const { today } = words;
  const isKnown = useDesk((state) => state.isChecked || state.findings.length > 0);
  const findings = useDesk((state) => state.findings);
  const open = useDeskJson((state) => countByLanguage(selectUntranslated(state)));
  const { mistakes, remarks } = useMemo(() => sortFindings(findings), [findings]);
  const languages = Object.entries(open);
  const nothing = isKnown ? today.nothing : today.looking;
  return (
    <Stack maw={1000}>
      <Title order={1} size="h3">
        {words.screens.today}
      </Title>
      <PublishStatus />
      {mistakes.length > 0 && (
        <Part title={today.mistakes(mistakes.length)}>
          <PlaceList findings={mistakes} />
        </Part>
      )}
      <Placeholders />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Part title={today.translations} nothing={languages.length === 0 && nothing}>
          <List spacing={4}>
            {languages.map(([language, count]) => (
              <List.Item key={language}>
                <Anchor component={Link} underline="always" to={`/translations/${language}`}>
                  {languageName(language, words)}
                </Anchor>
                : {words.translations.open(count)}
              </List.Item>
            ))}
          </List>
        </Part>
        <Soon />
      </SimpleGrid>
      <Part title={today.remarks} nothing={remarks.length === 0 && nothing}>
        <PlaceList findings={remarks} />
      </Part>
    </Stack>
  );
}

/** The progress of everything that prevents publishing. */
function Placeholders() {
  const { publishing, today } = useWords();
  const done = useDesk((state) => countConfirmed(state.steps));
  const findings = useBlocking();
  if (!findings || findings.length === 0) return null;
  const all = done + findings.length;
  return (
    <Part title={publishing.blocking(findings.length)}>
      <Text size="sm">{today.placeholdersHint}</Text>
      <Text size="sm" fw={500}>
        {today.filledIn(done, all)}
      </Text>
      <Progress value={(100 * done) / all} aria-label={today.filledIn(done, all)} />
      <PlaceList findings={findings} />
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  /** A sentence that replaces the content; false if there is content. */
  readonly nothing?: string | false;
  readonly children: ReactNode;
}

function Part({ title, nothing = false, children }: PartProps) {
  return (
    <Card
      withBorder
      padding="md"
      component="section"
      bg="var(--mantine-color-body)"
      miw={0}
      style={{ overflowWrap: 'anywhere' }}
    >
      <Stack gap="xs">
        <Title order={2} size="h5">
          {title}
        </Title>
        {nothing === false ? (
          children
        ) : (
          <Text size="sm" c="dimmed">
            {nothing}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Links to places of one file that are shown at once. */
const MAX_LINKS = 12;

/** The places of findings, by file; those of the site's settings come first. */
function PlaceList({ findings }: { readonly findings: readonly DeskFinding[] }) {
  const words = useWords();
  const places = useDeskJson(({ documents }) =>
    [...new Set(findings.map(({ file }) => file))]
      .toSorted((left, right) => Number(right === SITE_FILE) - Number(left === SITE_FILE))
      .map((file) => {
        const name = describeFile(documents, file, words);
        const own = new Map(
          findings.flatMap((finding) => (finding.file === file ? [[finding.path, finding] as const] : [])),
        );
        const links = [...own].map(([path, finding]) => ({
          address: fieldAddress(file, path),
          label: describeWithin(documents, { file, path: findNotedPath(finding) }, words) ?? words.shell.show,
        }));
        return { file, name, links };
      }),
  );
  return (
    <List spacing={4}>
      {places.map(({ file, name, links }) => (
        <List.Item key={file}>
          <bdi>{name}</bdi>:{' '}
          {links.slice(0, MAX_LINKS).map(({ label, address }, index) => (
            <Fragment key={address}>
              {index > 0 && ', '}
              <Anchor component={Link} underline="always" to={address}>
                {label}
              </Anchor>
            </Fragment>
          ))}
          {links.length > MAX_LINKS && ` ${words.grid.more(links.length - MAX_LINKS)}`}
        </List.Item>
      ))}
    </List>
  );
}

/** Seasons, closed periods, offers and days that are sold out, of the next weeks. */
function Soon() {
  const words = useWords();
  const today = useToday();
  const rows = useDeskJson(({ documents }) => {
    const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index));
    const periods = yearRows(documents, undefined, days, words).flatMap(({ name, dates, address, bands }) =>
      address === undefined || bands.length === 0 ? [] : [{ name, dates, address }],
    );
    return [...periods, ...soldOutRows(documents, days, words)];
  });
  return (
    <Part title={words.today.soon(DAYS_AHEAD)} nothing={rows.length === 0 && words.today.nothing}>
      <List spacing={4}>
        {rows.map(({ name, dates, address }) => (
          <List.Item key={address}>
            <Anchor component={Link} underline="always" to={address}>
              {name}
            </Anchor>
            : {dates}
          </List.Item>
        ))}
      </List>
    </Part>
  );
}
