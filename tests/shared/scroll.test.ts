import { afterEach, describe, expect, it, vi } from 'vitest';
import { restoreScroll, storeScroll } from '../../src/shared/scroll.ts';
import { type BrowserStorage, forbiddenStorage, storageOf } from '../helpers/browser-storage.ts';

const scrollTo = vi.fn<typeof window.scrollTo>();

/** Opens a document at an address, as an entry of the history, scrolled down by some pixels. */
function open(
  sessionStorage: BrowserStorage,
  { state = null, scrollY = 0 }: { readonly state?: object | null; readonly scrollY?: number } = {},
): void {
  vi.stubGlobal('window', { scrollY });
  vi.stubGlobal('history', { state });
  vi.stubGlobal('location', { pathname: '/en/about' });
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('sessionStorage', sessionStorage);
}

afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo.mockReset();
});

describe('the place of a document', () => {
  it('is the scroll position of its alternate in another language, once', () => {
    const storage = storageOf(new Map());
    open(storage, { scrollY: 1250.5 });
    storeScroll();
    open(storage);
    restoreScroll();
    restoreScroll();
    expect(scrollTo.mock.calls).toEqual([[{ top: 1250.5, behavior: 'instant' }]]);
  });

  it.each([
    ['the first entry of the session', null, 640],
    ['a later entry', { key: 'k2', usr: null }, 90],
  ])('is where %s was left', (_, state, top) => {
    const places = { 'default /en/about': 640, 'k2 /en/about': 90, 'default /en': 5 };
    open(storageOf(new Map([['scroll-positions', JSON.stringify(places)]])), { state });
    restoreScroll();
    expect(scrollTo.mock.calls).toEqual([[{ top, behavior: 'instant' }]]);
  });

  it.each([
    ['only another page is stored', storageOf(new Map([['scroll-positions', '{"default /en":640}']]))],
    ['damaged text is stored', storageOf(new Map([['scroll-positions', '{']]))],
    ['storage is forbidden', forbiddenStorage],
  ])('is the top where %s', (_, storage) => {
    open(storage);
    restoreScroll();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
