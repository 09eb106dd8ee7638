import {
  ActionIcon,
  Alert,
  AppShell,
  Badge,
  Burger,
  Button,
  Group,
  NavLink,
  SegmentedControl,
  Stack,
  Text,
  Tooltip,
} from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { Navigate, Route, NavLink as RouterLink, Routes } from 'react-router-dom';
import { CalendarScreen } from '../screens/CalendarScreen.tsx';
import { EntriesScreen } from '../screens/EntriesScreen.tsx';
import { SettingsScreen } from '../screens/SettingsScreen.tsx';
import { TextsScreen } from '../screens/TextsScreen.tsx';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { deskLanguages, useWords } from '../words/words.ts';
import { ChangesPanel } from './ChangesPanel.tsx';
import { ConflictsPanel } from './ConflictsPanel.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';

/** The screens in the order of the menu, by the first part of their addresses. */
export const SCREENS = ['tours', 'prices', 'calendar', 'places', 'texts', 'pictures', 'settings'] as const;

interface ShellProps {
  readonly onLanguage: (code: string) => void;
}

/** What surrounds every screen: menu, what changed, findings, undo and saving. */
export function Shell({ onLanguage }: ShellProps) {
  const words = useWords();
  const { shell } = words;
  const store = useDeskStore();
  const [isMenuOpen, menu] = useDisclosure();
  const [isChangesOpen, changes] = useDisclosure();
  const [isFindingsOpen, findings] = useDisclosure();
  const state = useDesk((all) => all);
  const { undo, redo } = store.undoable;
  const unsaved = state.steps.length - state.saved;
  const errors = state.findings.filter(({ severity }) => severity === 'error').length;
  useHotkeys(
    [
      ['mod+S', () => void store.save()],
      ['mod+Z', () => store.undo()],
      ['mod+shift+Z', () => store.redo()],
      ['mod+Y', () => store.redo()],
    ],
    [],
  );
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isMenuOpen } }}
      padding="md"
    >
      <AppShell.Header>
        <Group h="100%" px="md" gap="xs" wrap="nowrap" justify="space-between">
          <Group gap="xs" wrap="nowrap">
            <Burger
              opened={isMenuOpen}
              onClick={menu.toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={shell.menu}
            />
            <Text fw={650} truncate>
              {brandOf(state.documents) ?? shell.title}
            </Text>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <Button variant="subtle" color={errors > 0 ? 'red' : 'gray'} onClick={findings.open} px="xs">
              {shell.findings(errors, state.findings.length - errors)}
            </Button>
            <Tooltip label={undo ? shell.undoWhat(undo.sentence) : shell.undo}>
              <ActionIcon
                variant="default"
                size="lg"
                disabled={!undo}
                onClick={() => store.undo()}
                aria-label={shell.undo}
              >
                ↶
              </ActionIcon>
            </Tooltip>
            <Tooltip label={redo ? shell.redoWhat(redo.sentence) : shell.redo}>
              <ActionIcon
                variant="default"
                size="lg"
                disabled={!redo}
                onClick={() => store.redo()}
                aria-label={shell.redo}
              >
                ↷
              </ActionIcon>
            </Tooltip>
            <Button
              variant="default"
              onClick={changes.open}
              visibleFrom="sm"
              rightSection={unsaved > 0 && <Badge>{unsaved}</Badge>}
            >
              {shell.changes}
            </Button>
            <Button onClick={() => void store.save()} disabled={unsaved === 0} loading={state.isSaving}>
              {shell.save}
            </Button>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs">
        <Stack gap={4} style={{ flexGrow: 1 }} component="nav" aria-label={shell.menu}>
          {SCREENS.map((screen) => (
            <NavLink
              key={screen}
              component={RouterLink}
              to={`/${screen}`}
              label={words.screens[screen]}
              onClick={menu.close}
            />
          ))}
        </Stack>
        <SegmentedControl
          aria-label={shell.language}
          data={Object.keys(deskLanguages).map((value) => ({ value, label: value.toUpperCase() }))}
          value={words.code}
          onChange={onLanguage}
          size="xs"
        />
      </AppShell.Navbar>
      <AppShell.Main>
        <Stack gap="md">
          {state.failure !== undefined && (
            <Alert color="red" role="alert">
              {state.failure}
            </Alert>
          )}
          <ConflictsPanel />
          {state.isLoaded && (
            <Routes>
              <Route path="/tours/*" element={<EntriesScreen folder="packages" />} />
              <Route path="/prices/*" element={<EntriesScreen folder="prices" />} />
              <Route path="/places/*" element={<EntriesScreen folder="destinations" />} />
              <Route path="/calendar" element={<CalendarScreen />} />
              <Route path="/texts/*" element={<TextsScreen />} />
              <Route path="/pictures" element={<SettingsScreen only="images.json" />} />
              <Route path="/settings/*" element={<SettingsScreen />} />
              <Route path="*" element={<Navigate to="/tours" replace />} />
            </Routes>
          )}
        </Stack>
      </AppShell.Main>
      <ChangesPanel isOpen={isChangesOpen} onClose={changes.close} />
      <FindingsPanel isOpen={isFindingsOpen} onClose={findings.close} />
    </AppShell>
  );
}

function brandOf(documents: ReadonlyMap<string, { readonly value?: unknown }>): string | undefined {
  const site = documents.get('site.json')?.value as { readonly brand?: unknown } | undefined;
  return typeof site?.brand === 'string' ? site.brand : undefined;
}
