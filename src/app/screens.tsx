import type { ComponentType } from 'react';
import type { Page, PageKind, PageOf } from '../domain/page-data/page.ts';

/** The code of a kind of page. */
interface ScreenCode<Kind extends PageKind> {
  /** Its module, relative to this folder: what its pages preload. */
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

const loaded = new Map<PageKind, ComponentType<{ readonly page: Page }>>();

/** The modules of the kinds of pages, relative to this folder. */
export function screenFilesByKind(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(SCREENS).map(([kind, { file }]) => [kind, file]));
}

/** Loads the code of a kind of page. */
export async function loadScreen(kind: PageKind): Promise<void> {
  if (loaded.has(kind)) return;
  // The map pairs every kind with the component of that kind, which TypeScript cannot follow.
  loaded.set(kind, (await SCREENS[kind].load()) as ComponentType<{ readonly page: Page }>);
}

/**
 * A page in the component of its kind.
 *
 * @throws if that was not loaded before
 */
export function Screen({ page }: { readonly page: Page }) {
  const Component = loaded.get(page.kind);
  if (!Component) throw new Error(`The screen of "${page.kind}" is not loaded.`);
  return <Component page={page} />;
}
