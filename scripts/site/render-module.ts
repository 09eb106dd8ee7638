import type { RenderedPage } from '../../src/app/entry-prerender.tsx';
import type { LanguageInfo } from '../../src/domain/page-data/shell.ts';

/** What the bundle for prerendering exports. */
export interface RenderModule {
  readonly allAddresses: () => Promise<readonly string[]>;
  readonly siteLanguages: readonly LanguageInfo[];
  readonly renderAddress: (address: string) => Promise<RenderedPage>;
}

export type { RenderedPage };
