import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LanguageModule } from '#generated/registry';
import { languages } from '#generated/registry';
import type { LanguageInfo } from '../domain/page-data.ts';
import { SiteProvider } from '../i18n/site-context.tsx';
import './global.css';
import { cssVariables, theme } from './theme.ts';

interface AppProps {
  readonly language: LanguageInfo;
  readonly module: LanguageModule;
  /** The router. */
  readonly children: ReactNode;
}

/** Theme and language around the router; the same in the browser and when prerendering. */
export function App({ language, module, children }: AppProps) {
  const { frame, messages } = module;
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <SiteProvider value={{ language, languages, frame, messages }}>{children}</SiteProvider>
    </MantineProvider>
  );
}
