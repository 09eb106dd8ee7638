import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberScroll, restoreScroll } from '../../src/i18n/remembered-scroll.ts';
import { type BrowserStorage, forbiddenStorage, storageOf } from '../helpers/browser-storage.ts';

/** A page scrolled so far down, in pixels; gives the list of what it is told to scroll to. */
function pageAt(scrollY: number, storage: BrowserStorage): readonly unknown[] {
  const asked: unknown[] = [];
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('window', { scrollY, scrollTo: (to: unknown) => asked.push(to) });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the scroll position, from a page to its twin in another language', () => {
  it('is where the page was left, reached without a glide', () => {
    const storage = storageOf(new Map());
    pageAt(1250.5, storage);
    rememberScroll();
    const asked = pageAt(0, storage);
    restoreScroll();
    expect(asked).toEqual([{ top: 1250.5, behavior: 'instant' }]);
  });

  it('is restored once only', () => {
    const storage = storageOf(new Map());
    pageAt(1250.5, storage);
    rememberScroll();
    restoreScroll();
    const asked = pageAt(0, storage);
    restoreScroll();
    expect(asked).toEqual([]);
  });

  it('leaves what else the storage holds as it was', () => {
    const entries = new Map([['', '700']]);
    const asked = pageAt(0, storageOf(entries));
    restoreScroll();
    expect([...entries, ...asked]).toEqual([['', '700']]);
  });

  it('stays where nothing was remembered', () => {
    const asked = pageAt(300, storageOf(new Map()));
    restoreScroll();
    expect(asked).toEqual([]);
  });

  it('is not remembered where storage is forbidden', () => {
    pageAt(300, forbiddenStorage);
    expect(rememberScroll).not.toThrow();
  });

  it('is not restored where storage is forbidden', () => {
    const asked = pageAt(300, forbiddenStorage);
    restoreScroll();
    expect(asked).toEqual([]);
  });
});
