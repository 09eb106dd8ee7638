import type { ComponentType } from 'react';
import type { Page, PageKind, PageOf } from '../domain/page-data/page.ts';

type Screens = { readonly [Kind in PageKind]: ComponentType<{ readonly page: PageOf<Kind> }> };

const loaders: { readonly [Kind in PageKind]: () => Promise<Screens[Kind]> } = {
  home: async () => (await import('../features/home/HomeScreen.tsx')).HomeScreen,
  destinations: async () =>
    (await import('../features/destinations/DestinationsScreen.tsx')).DestinationsScreen,
  destination: async () => (await import('../features/destination/DestinationScreen.tsx')).DestinationScreen,
  section: async () => (await import('../features/section/SectionScreen.tsx')).SectionScreen,
  package: async () => (await import('../features/package/PackageScreen.tsx')).PackageScreen,
  about: async () => (await import('../features/about/AboutScreen.tsx')).AboutScreen,
  contact: async () => (await import('../features/contact/ContactScreen.tsx')).ContactScreen,
  notFound: async () => (await import('../features/not-found/NotFoundScreen.tsx')).NotFoundScreen,
};

const loaded = new Map<PageKind, ComponentType<{ readonly page: Page }>>();

/** Loads the code of a kind of page. */
export async function loadScreen(kind: PageKind): Promise<void> {
  if (loaded.has(kind)) return;
  // The map pairs every kind with the component of that kind, which TypeScript cannot follow.
  loaded.set(kind, (await loaders[kind]()) as ComponentType<{ readonly page: Page }>);
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
