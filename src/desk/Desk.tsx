import { MantineProvider } from '@mantine/core';
import { useMemo, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { makeDeskTheme } from './desk-theme.ts';
import { chooseLanguage, chosenLanguage } from './language.ts';
import { Shell } from './shell/Shell.tsx';
import type { DeskStore } from './store/desk-store.ts';
import { DeskContext } from './store/use-desk.ts';
import { english } from './words/en.ts';
import { deskLanguages, WordsContext } from './words/words.ts';

/** The whole desk. */
export function Desk({ store }: { readonly store: DeskStore }) {
  const [language, setLanguage] = useState(chosenLanguage);
  const words = deskLanguages[language] ?? english;
  const theme = useMemo(() => makeDeskTheme(words), [words]);
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <WordsContext value={words}>
        <DeskContext value={store}>
          <BrowserRouter>
            <Shell
              onLanguage={(code) => {
                chooseLanguage(code);
                document.documentElement.lang = code;
                setLanguage(code);
              }}
            />
          </BrowserRouter>
        </DeskContext>
      </WordsContext>
    </MantineProvider>
  );
}
