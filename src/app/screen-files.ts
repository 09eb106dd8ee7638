import type { PageKind } from '../domain/page-data/page.ts';

/** The module of each kind of page, relative to this folder: what its pages preload. */
export const SCREEN_FILES: Readonly<Record<PageKind, string>> = {
  home: '../features/home/HomeScreen.tsx',
  destinations: '../features/destinations/DestinationsScreen.tsx',
  destination: '../features/destination/DestinationScreen.tsx',
  section: '../features/section/SectionScreen.tsx',
  package: '../features/package/PackageScreen.tsx',
  about: '../features/about/AboutScreen.tsx',
  contact: '../features/contact/ContactScreen.tsx',
  notFound: '../features/not-found/NotFoundScreen.tsx',
};
