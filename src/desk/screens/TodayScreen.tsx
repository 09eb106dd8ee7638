import { Anchor, Card, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { addDays, todayIn } from '../../pricing/dates.ts';
import { yearRows } from '../calendar/year-rows.ts';
import { describeFile } from '../form/describe-place.ts';
import { PublishStatus } from '../publish/PublishStatus.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import type { DeskFinding } from '../store/api.ts';
import { isConfirmable } from '../store/confirm-value.ts';
import { valueAt } from '../store/operation.ts';
import { useDesk, useDeskJson } from '../store/use-desk.ts';
import { languageName, useWords } from '../words/words.ts';

/** Days ahead in which seasons, closed periods and offers are named. */
const DAYS_AHEAD = 60;

/** What is to be done now: the screen that the desk opens with. */
export function TodayScreen() {
  const words = useWords();
  const { today } = words;
  const isChecked = useDesk((state) => state.isChecked);
  const findings = useDesk((state) => state.findings);
  const openTexts = useDesk((state) => state.openTexts);
  const mistakes = findings.filter(({ severity }) => severity === 'error');
  const placeholders = findings.filter(isConfirmable);
  const remarks = findings.filter((finding) => finding.severity === 'warning' && !isConfirmable(finding));
  const languages = [...new Set(openTexts.map(({ language }) => language))];
  const nothing = isChecked ? today.nothing : today.looking;
  return (
    <Stack maw={1000}>
      <Title order={1} size="h3">
        {words.screens.today}
      </Title>
      <PublishStatus />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {mistakes.length > 0 && (
          <Part title={today.mistakes(mistakes.length)}>
            <PlaceList findings={mistakes} />
          </Part>
        )}
        <Part title={today.translations} nothing={languages.length === 0 && nothing}>
          <List spacing={4}>
            {languages.map((language) => (
              <List.Item key={language}>
                <Anchor component={Link} underline="always" to={`/translations/${language}`}>
                  {languageName(language, words)}
                </Anchor>
                : {words.translations.open(openTexts.filter((text) => text.language === language).length)}
              </List.Item>
            ))}
          </List>
        </Part>
        <Part title={today.remarks(remarks.length)} nothing={remarks.length === 0 && nothing}>
          <PlaceList findings={remarks} />
        </Part>
        <Soon />
        <Part title={today.placeholders(placeholders.length)} nothing={placeholders.length === 0 && nothing}>
          <Text size="sm">{today.placeholdersHint}</Text>
          <PlaceList findings={placeholders} />
        </Part>
      </SimpleGrid>
    </Stack>
  );
}

interface PartProps {
  readonly title: string;
  /** A sentence in the place of the content; false where there is some. */
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

/** The files that findings are about, each with their number and a link to the first. */
function PlaceList({ findings }: { readonly findings: readonly DeskFinding[] }) {
  const words = useWords();
  const places = useDeskJson(({ documents }) =>
    [...new Set(findings.map(({ file }) => file))].map((file) => {
      const own = findings.filter((finding) => finding.file === file);
      return {
        name: describeFile(documents, file, words),
        address: fieldAddress(file, own[0]?.path),
        count: own.length,
      };
    }),
  );
  return (
    <List spacing={4}>
      {places.map(({ name, address, count }) => (
        <List.Item key={address}>
          <Anchor component={Link} underline="always" to={address}>
            {name}
          </Anchor>
          {count > 1 && ` (${count})`}
        </List.Item>
      ))}
    </List>
  );
}

/** Seasons, closed periods and offers of the next weeks. */
function Soon() {
  const words = useWords();
  const [now] = useState(() => Date.now());
  const rows = useDeskJson(({ documents }) => {
    const zone = valueAt(documents.get('site.json')?.value, ['timeZone']);
    const today = todayIn(typeof zone === 'string' ? zone : 'UTC', now);
    const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index));
    return yearRows(documents, undefined, days, words).flatMap(({ name, dates, address, bands }) =>
      address === undefined || bands.length === 0 ? [] : [{ name, dates, address }],
    );
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
