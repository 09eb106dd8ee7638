import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followSaved, savedTours, saveTour } from '../../../src/ui/saved/saved-tours.ts';
import { type BrowserStorage, forbiddenStorage, storageOf } from '../../helpers/browser-storage.ts';

const KEY = 'saved-tours';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  // What could not be stored by the last test is forgotten with the first that can be.
  vi.stubGlobal('localStorage', storageOf(new Map()));
  saveTour('reef', false);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['kept on the device', () => storageOf(new Map())],
  ['known on the page where nothing may be stored', () => forbiddenStorage],
  ['known on the page where there is no room', () => fullStorage()],
])('the tours of a visitor, %s', (_, storage) => {
  it('are none at first, then the last one first, until they are let go', () => {
    vi.stubGlobal('localStorage', storage());
    for (const tour of savedTours()) saveTour(tour, false);
    expect(savedTours()).toEqual([]);
    saveTour('reef', true);
    saveTour('isles-3d', true);
    expect(savedTours()).toEqual(['isles-3d', 'reef']);
    saveTour('reef', true);
    expect(savedTours()).toEqual(['reef', 'isles-3d']);
    saveTour('reef', false);
    expect(savedTours()).toEqual(['isles-3d']);
    saveTour('isles-3d', false);
    expect(savedTours()).toEqual([]);
  });
});

describe('the tours of a visitor', () => {
  it('are those that can be read of what is damaged', () => {
    vi.stubGlobal('localStorage', storageOf(new Map([[KEY, 'reef,<b>x</b>,,reef,{"a":1}, isles,isles-3d']])));
    expect(savedTours()).toEqual(['reef', 'isles-3d']);
    saveTour('reef', false);
    expect(savedTours()).toEqual(['isles-3d']);
  });

  it('are told to whoever follows them: here, in other tabs, and when the page comes back', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', storageOf(stored));
    const listener = vi.fn<() => void>();
    const end = followSaved(listener);
    saveTour('reef', true);
    expect(listener).toHaveBeenCalledTimes(1);
    stored.set(KEY, 'isles-3d,reef');
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(savedTours()).toEqual(['isles-3d', 'reef']);
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(3);
    end();
    saveTour('reef', false);
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

/** A storage that can be read, and takes nothing more. */
function fullStorage(): BrowserStorage {
  return {
    ...storageOf(new Map()),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
}
