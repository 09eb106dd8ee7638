import { Alert, AppShell, List, Loader, NavLink, Stack } from '@mantine/core';
import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { spotlight } from '@mantine/spotlight';
import { useLayoutEffect, useState } from 'react';
import {
  Navigate,
  NavigationType,
  Route,
  NavLink as RouterLink,
  Routes,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { formatHistoryLine } from '../history/history-line.ts';
import { PreviewPanel } from '../preview/PreviewPanel.tsx';
import { MIN_COLUMN_WIDTH, usePreviewPanel } from '../preview/use-preview-panel.ts';
import { PublishStatus } from '../publish/PublishStatus.tsx';
import { useUnsaved } from '../publish/publishing-store.ts';
import { CalendarScreen } from '../screens/CalendarScreen.tsx';
import { EntriesScreen } from '../screens/EntriesScreen.tsx';
import { HistoryScreen } from '../screens/HistoryScreen.tsx';
import { NotHere } from '../screens/NotHere.tsx';
import { PictureScreen } from '../screens/PictureScreen.tsx';
import { PicturesScreen } from '../screens/PicturesScreen.tsx';
import { PublishScreen } from '../screens/PublishScreen.tsx';
import { SettingsScreen } from '../screens/SettingsScreen.tsx';
import { TextsScreen } from '../screens/TextsScreen.tsx';
import { TodayScreen } from '../screens/TodayScreen.tsx';
import { TranslationsScreen } from '../screens/TranslationsScreen.tsx';
import { StartedNotice } from '../start/StartedNotice.tsx';
import type { Started } from '../start/StartScreen.tsx';
import { stepAct } from '../store/operation.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { ChangesPanel } from './ChangesPanel.tsx';
import { ConflictsPanel } from './ConflictsPanel.tsx';
import { DeskLanguage } from './DeskLanguage.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';
import { focusHeading, useKeptFocus } from './focus.ts';
import { Header } from './Header.tsx';
import { NotSaved } from './NotSaved.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { SCREENS } from './screen-names.ts';
import { useFieldOfAddress } from './wanted-field.ts';

interface ShellProps {
  readonly onLanguage: (code: string) => void;
  /** The action that made the folder ready; undefined if none was needed. */
  readonly started: Started | undefined;
}

/** The frame of every screen: menu, changes, findings, undo and saving. */
export function Shell({ onLanguage, started }: ShellProps) {
  const words = useWords();
  const { shell } = words;
  const store = useDeskStore();
  const [isMenuOpen, menu] = useDisclosure();
  const [isChangesOpen, changes] = useDisclosure();
  const [isFindingsOpen, findings] = useDisclosure();
  const preview = usePreviewPanel();
  const [headerHeight, setHeaderHeight] = useState(0);
  const { pathname } = useLocation();
  // The closed menu is off screen, where the keyboard must not reach it.
  const isPhone = useMediaQuery('(max-width: 47.99em)') ?? false;
  const isLoaded = useDesk((state) => state.isLoaded);
  const failure = useDesk((state) => state.failure);
  useFieldOfAddress(isLoaded);
  useKeptFocus();
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
      header={{ height: { base: Math.max(88, headerHeight), sm: 60 } }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isMenuOpen } }}
      aside={{
        width: 'clamp(26rem, 38vw, 64rem)',
        breakpoint: MIN_COLUMN_WIDTH,
        collapsed: { desktop: !preview.isOpen, mobile: !preview.isOpen },
      }}
      footer={{ height: 44, collapsed: preview.isOpen }}
      padding="md"
    >
      <Header
        onHeight={setHeaderHeight}
        isMenuOpen={isMenuOpen}
        onMenu={menu.toggle}
        onSearch={spotlight.open}
        onChanges={changes.open}
        onFindings={findings.open}
      />
      <NotSaved />
      <AppShell.Navbar p="xs" inert={isPhone && !isMenuOpen} style={{ overflowY: 'auto' }}>
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
          <ChangesLink
            onFollow={() => {
              menu.close();
              changes.open();
            }}
          />
        </Stack>
        <PublishStatus onFollow={menu.close} />
        <DeskLanguage onLanguage={onLanguage} />
      </AppShell.Navbar>
      <AppShell.Main inert={preview.isOverForm}>
        <Stack gap="md">
          {failure !== undefined && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          {started && <StartedNotice started={started} preview={preview} />}
          <DroppedEdits />
          <EditsElsewhere />
          <ConflictsPanel />
          {!isLoaded && failure === undefined && <Loader aria-label={shell.loading} mx="auto" my="xl" />}
          {isLoaded && <NewScreen key={pathname} />}
          {isLoaded && (
            <Routes>
              <Route path="/today" element={<TodayScreen />} />
              <Route
                path="/tours/*"
                element={<EntriesScreen screen="tours" folders={['packages', 'days']} />}
              />
              <Route path="/prices/*" element={<EntriesScreen screen="prices" folders={['prices']} />} />
              <Route
                path="/places/*"
                element={<EntriesScreen screen="places" folders={['destinations']} />}
              />
              <Route path="/calendar" element={<CalendarScreen />} />
              <Route path="/texts/*" element={<TextsScreen />} />
              <Route path="/translations/*" element={<TranslationsScreen />} />
              <Route path="/pictures" element={<PicturesScreen />} />
              <Route path="/pictures/:id" element={<PictureScreen />} />
              <Route path="/history" element={<HistoryScreen />} />
              <Route path="/publish" element={<PublishScreen />} />
              <Route path="/settings/*" element={<SettingsScreen />} />
              <Route path="/" element={<Navigate to="/today" replace />} />
              <Route path="*" element={<NotHere screen="today" />} />
            </Routes>
          )}
        </Stack>
      </AppShell.Main>
      {isLoaded && <PreviewPanel {...preview} />}
      <SearchDialog />
      <ChangesPanel isOpen={isChangesOpen} onClose={changes.close} />
      <FindingsPanel isOpen={isFindingsOpen} onClose={findings.close} />
    </AppShell>
  );
}

/** The number of changes, separate from the shell, which would otherwise render with every key that is typed. */
function ChangesLink({ onFollow }: { readonly onFollow: () => void }) {
  const { shell } = useWords();
  const count = useUnsaved().length;
  return <NavLink component="button" hiddenFrom="md" label={shell.changesCount(count)} onClick={onFollow} />;
}

/** Edits that were dropped because of somebody else's earlier change. */
function DroppedEdits() {
  const words = useWords();
  const { shell } = words;
  const store = useDeskStore();
  const dropped = useDesk((state) => state.dropped);
  if (dropped.length === 0) return null;
  return (
    <Alert
      color="orange"
      role="alert"
      title={shell.dropped}
      withCloseButton
      closeButtonLabel={shell.close}
      onClose={() => store.forgetDropped()}
    >
      <List>
        {dropped.map((step) => (
          <List.Item key={step.id}>{formatHistoryLine({ ...step, act: stepAct(step) }, words)}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** Unsent changes of another folder that was open at the same address before. */
function EditsElsewhere() {
  const { shell } = useWords();
  const folders = useDesk((state) => state.elsewhere);
  if (folders.length === 0) return null;
  return (
    <Alert color="orange" role="status">
      {shell.elsewhere(folders.join(', '))}
    </Alert>
  );
}

/** Shows a new screen from its top, with the focus on its heading; going back restores the scroll position. */
function NewScreen() {
  // The address may change while the screen stays.
  const [type] = useState(useNavigationType());
  useLayoutEffect(() => {
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
    // Undo may lead to another screen, while its button keeps the focus.
    if (type !== NavigationType.Replace || document.activeElement === document.body) focusHeading();
  }, [type]);
  return null;
}
