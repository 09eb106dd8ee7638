import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberScroll, takeRememberedScroll } from '../../src/i18n/remembered-scroll.ts';
import { type BrowserStorage, forbiddenStorage, storageOf } from '../helpers/browser-storage.ts';

/** A page scrolled so far down, in pixels. */
function pageAt(scrollY: number, storage: BrowserStorage): void {
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('window', { scrollY });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the scroll position, from a page to its twin in another language', () => {
  it('is where the page was left', () => {
    const storage = storageOf(new Map());
    pageAt(1250.5, storage);
    rememberScroll();
    pageAt(0, storage);
    expect(takeRememberedScroll()).toBe(1250.5);
  });

  it('is told once only', () => {
    pageAt(1250.5, storageOf(new Map()));
    rememberScroll();
    takeRememberedScroll();
    expect(takeRememberedScroll()).toBeUndefined();
  });

  it('leaves what else the storage holds as it was', () => {
    const entries = new Map([['', '700']]);
    pageAt(0, storageOf(entries));
    expect(takeRememberedScroll()).toBeUndefined();
    expect([...entries]).toEqual([['', '700']]);
  });

  it('is unknown where nothing was remembered', () => {
    pageAt(300, storageOf(new Map()));
    expect(takeRememberedScroll()).toBeUndefined();
  });

  it('is not remembered where storage is forbidden', () => {
    pageAt(300, forbiddenStorage);
    expect(rememberScroll).not.toThrow();
  });

  it('is unknown where storage is forbidden', () => {
    pageAt(300, forbiddenStorage);
    expect(takeRememberedScroll()).toBeUndefined();
  });
});
