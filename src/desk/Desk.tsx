import { MantineProvider } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { makeDeskTheme } from './desk-theme.ts';
import { chooseLanguage, chosenLanguage } from './language.ts';
import { CameFromProvider } from './shell/came-from.tsx';
import { Shell } from './shell/Shell.tsx';
import { type Started, StartScreen } from './start/StartScreen.tsx';
import type { Connection } from './store/connection.ts';
import type { DeskStore } from './store/desk-store.ts';
import { DeskContext } from './store/use-desk.ts';
import { english } from './words/en.ts';
import { deskLanguages, WordsContext } from './words/words.ts';

interface DeskProps {
  readonly connection: Connection;
  readonly store: DeskStore;
}

/** The whole desk. The store starts once the folder is open. */
export function Desk({ connection, store }: DeskProps) {
  const [language, setLanguage] = useState(chosenLanguage);
  const [ready, setReady] = useState<{ readonly started: Started | undefined }>();
  const words = deskLanguages[language] ?? english;
  const theme = useMemo(() => makeDeskTheme(words), [words]);
  const speak = (code: string): void => {
    chooseLanguage(code);
    document.documentElement.lang = code;
    setLanguage(code);
  };
  const begin = useCallback(
    (started: Started | undefined): void => {
      if (started) history.replaceState({}, '', '/today');
      store.start();
      setReady({ started });
    },
    [store],
  );
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <WordsContext value={words}>
        <DeskContext value={store}>
          {ready ? (
            // With transitions, a busy desk would still show the previous entry, which could then be edited by mistake.
            <BrowserRouter useTransitions={false}>
              <CameFromProvider>
                <Shell onLanguage={speak} started={ready.started} />
              </CameFromProvider>
            </BrowserRouter>
          ) : (
            <StartScreen ask={connection.ask} onLanguage={speak} onReady={begin} />
          )}
        </DeskContext>
      </WordsContext>
    </MantineProvider>
  );
}
