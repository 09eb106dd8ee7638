import type { ComponentType, ReactNode } from 'react';
import type { Page, PageKind, PageOf } from '../shared/page-data/page.ts';

/** The code of a page type. */
interface ScreenCode<Kind extends PageKind> {
  /** Its module, relative to this folder: preloaded by its pages. */
  readonly file: string;
  readonly load: () => Promise<ComponentType<{ readonly page: PageOf<Kind> }>>;
}

const SCREENS: { readonly [Kind in PageKind]: ScreenCode<Kind> } = {
  home: {
    file: '../features/home/HomeScreen.tsx',
    load: async () => (await import('../features/home/HomeScreen.tsx')).HomeScreen,
  },
  destinations: {
    file: '../features/destinations/DestinationsScreen.tsx',
    load: async () => (await import('../features/destinations/DestinationsScreen.tsx')).DestinationsScreen,
  },
  destination: {
    file: '../features/destination/DestinationScreen.tsx',
    load: async () => (await import('../features/destination/DestinationScreen.tsx')).DestinationScreen,
  },
  section: {
    file: '../features/section/SectionScreen.tsx',
    load: async () => (await import('../features/section/SectionScreen.tsx')).SectionScreen,
  },
  package: {
    file: '../features/package/PackageScreen.tsx',
    load: async () => (await import('../features/package/PackageScreen.tsx')).PackageScreen,
  },
  ownPage: {
    file: '../features/own-page/OwnPageScreen.tsx',
    load: async () => (await import('../features/own-page/OwnPageScreen.tsx')).OwnPageScreen,
  },
  about: {
    file: '../features/about/AboutScreen.tsx',
    load: async () => (await import('../features/about/AboutScreen.tsx')).AboutScreen,
  },
  contact: {
    file: '../features/contact/ContactScreen.tsx',
    load: async () => (await import('../features/contact/ContactScreen.tsx')).ContactScreen,
  },
  compare: {
    file: '../features/compare/CompareScreen.tsx',
    load: async () => (await import('../features/compare/CompareScreen.tsx')).CompareScreen,
  },
  notFound: {
    file: '../features/not-found/NotFoundScreen.tsx',
    load: async () => (await import('../features/not-found/NotFoundScreen.tsx')).NotFoundScreen,
  },
};

/** Renders pages of the types whose code is loaded, without waiting: pages are rendered in one go. */
const loaded = new Map<PageKind, (page: Page) => ReactNode>();

/** The modules of the page types, relative to this folder. */
export function screenFilesByKind(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(SCREENS).map(([kind, { file }]) => [kind, file]));
}

/** Loads the code of a page type. */
export async function loadScreen(kind: PageKind): Promise<void> {
  if (loaded.has(kind)) return;
  // The table pairs every type with its component, which TypeScript cannot follow.
  const Screen = (await SCREENS[kind].load()) as ComponentType<{ readonly page: Page }>;
  loaded.set(kind, (page) => <Screen key={page.path} page={page} />);
}

/**
 * Renders a page by the component of its type. The key in `loadScreen` gives each page a state of its own.
 *
 * @throws if the component was not loaded before
 */
export function renderScreen(page: Page): ReactNode {
  const render = loaded.get(page.kind);
  if (!render) throw new Error(`The screen of "${page.kind}" is not loaded.`);
  return render(page);
}
