import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { languages } from '#generated/registry';
import type { LanguageInfo } from '../shared/page-data/layout.ts';
import { SiteProvider } from '../shared/site-context.tsx';
import { TextLanguagesProvider } from '../ui/text/text.tsx';
import type { LanguageModule } from './page-store.ts';
import './global.css';
import { components } from './theme/components.ts';
import { theme } from './theme/theme.ts';

interface AppProps {
  readonly language: LanguageInfo;
  readonly module: LanguageModule;
  /** The router. */
  readonly children: ReactNode;
}

const THEME = { ...theme, components };

/** The scheme is always the system's. */
const SYSTEM_SCHEME: MantineColorSchemeManager = {
  get: () => 'auto',
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

/** Theme and language around the router; the same in the browser and when prerendering. */
export function App({ language, module, children }: AppProps) {
  const { layout, messages, loadTours, loadPageData } = module;
  const { code } = language;
  const texts = useMemo(() => ({ own: code, around: code, all: languages }), [code]);
  return (
    // The style sheet has the theme's custom properties, which apply before any script runs.
    <MantineProvider
      theme={THEME}
      defaultColorScheme="auto"
      colorSchemeManager={SYSTEM_SCHEME}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      <SiteProvider value={{ language, languages, layout, messages, loadTours, loadPageData }}>
        <TextLanguagesProvider value={texts}>{children}</TextLanguagesProvider>
      </SiteProvider>
    </MantineProvider>
  );
}
