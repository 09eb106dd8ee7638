import type { ComponentType, ReactNode } from 'react';
import type { Page, PageKind, PageOf } from '../shared/page-data/page.ts';

/** Loads the components of the page types. The build finds their modules by name: `ownPage` is shown by `OwnPageScreen`. */
const SCREENS: {
  readonly [Kind in PageKind]: () => Promise<ComponentType<{ readonly page: PageOf<Kind> }>>;
} = {
  home: async () => (await import('../features/home/HomeScreen.tsx')).HomeScreen,
  destinations: async () =>
    (await import('../features/destinations/DestinationsScreen.tsx')).DestinationsScreen,
  destination: async () => (await import('../features/destination/DestinationScreen.tsx')).DestinationScreen,
  section: async () => (await import('../features/section/SectionScreen.tsx')).SectionScreen,
  package: async () => (await import('../features/package/PackageScreen.tsx')).PackageScreen,
  ownPage: async () => (await import('../features/own-page/OwnPageScreen.tsx')).OwnPageScreen,
  about: async () => (await import('../features/about/AboutScreen.tsx')).AboutScreen,
  contact: async () => (await import('../features/contact/ContactScreen.tsx')).ContactScreen,
  compare: async () => (await import('../features/compare/CompareScreen.tsx')).CompareScreen,
  notFound: async () => (await import('../features/not-found/NotFoundScreen.tsx')).NotFoundScreen,
};

/** Renders pages of the types whose code is loaded, without waiting: pages are rendered in one go. */
const loaded = new Map<PageKind, (page: Page) => ReactNode>();

/** Loads the code of a page type. */
export async function loadScreen(kind: PageKind): Promise<void> {
  if (loaded.has(kind)) return;
  // The table pairs every type with its component, which TypeScript cannot follow.
  const Screen = (await SCREENS[kind]()) as ComponentType<{ readonly page: Page }>;
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
