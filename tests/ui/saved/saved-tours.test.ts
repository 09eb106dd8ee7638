import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedTours, saveTour } from '../../../src/ui/saved/saved-tours.ts';
import { forbiddenStorage, storageOf } from '../../helpers/browser-storage.ts';

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

it('the tours of a visitor are those that can be read in a damaged text', () => {
  vi.stubGlobal('localStorage', storageOf(new Map([[KEY, 'reef,<b>x</b>,,reef,{"a":1}, isles,isles-3d']])));
  expect(savedTours()).toEqual(['reef', 'isles-3d']);
  saveTour('reef', false);
  expect(savedTours()).toEqual(['isles-3d']);
});
