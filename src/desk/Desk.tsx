import { MantineProvider, type MantineThemeOverride } from '@mantine/core';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { theme } from '../app/theme/theme.ts';
import { chooseLanguage, chosenLanguage } from './language.ts';
import { Shell } from './shell/Shell.tsx';
import type { DeskStore } from './store/desk-store.ts';
import { DeskContext } from './store/use-desk.ts';
import { english } from './words/en.ts';
import { deskLanguages, WordsContext } from './words/words.ts';

/** Parts unfold at once: where less motion is wanted, Mantine makes what is in them twice, and the focus is lost. */
const deskTheme: MantineThemeOverride = {
  ...theme,
  focusRing: 'auto',
  components: {
    Accordion: { defaultProps: { transitionDuration: 0 } },
    Collapse: { defaultProps: { transitionDuration: 0 } },
  },
};

/** The whole desk. */
export function Desk({ store }: { readonly store: DeskStore }) {
  const [language, setLanguage] = useState(chosenLanguage);
  const words = deskLanguages[language] ?? english;
  return (
    <MantineProvider theme={deskTheme} defaultColorScheme="auto">
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
