import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSavedOffline } from '../../src/app/keep-saved-offline.ts';
import type { SiteContextValue } from '../../src/i18n/site-context.tsx';
import { keepOffline } from '../../src/ui/offline/keep-offline.ts';
import { saveTour } from '../../src/ui/saved/saved-tours.ts';
import { storageOf } from '../helpers/browser-storage.ts';

vi.mock('../../src/ui/offline/keep-offline.ts', () => ({
  keepOffline: vi.fn<(urls: readonly string[]) => void>(),
}));

const italian = { code: 'it', prefix: '' };
const dutch = { code: 'nl', prefix: '/nl' };
const loadPageData = vi.fn<(path: string) => Promise<unknown>>(() =>
  Promise.resolve({ kind: 'compare', tourPath: ['/viaggi/', { value: 'package' }] }),
);
const site = {
  language: dutch,
  languages: [italian, dutch],
  shell: { compare: { label: '', href: '/nl/confronto' } },
  loadPageData,
} as unknown as SiteContextValue;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storageOf(new Map()));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('keeps the pages of kept tours, whenever these are others, and nothing where there are none', async () => {
  const end = keepSavedOffline(site);
  expect(loadPageData).not.toHaveBeenCalled();
  saveTour('orta-2d', true);
  await vi.waitFor(() => expect(keepOffline).toHaveBeenCalledTimes(1));
  expect(loadPageData).toHaveBeenCalledWith('/confronto');
  expect(keepOffline).toHaveBeenLastCalledWith(['/nl/confronto', '/nl/viaggi/orta-2d']);
  // The page comes back as it was left.
  window.dispatchEvent(new Event('pageshow'));
  saveTour('海', true);
  await vi.waitFor(() => expect(keepOffline).toHaveBeenCalledTimes(2));
  expect(keepOffline).toHaveBeenLastCalledWith([
    '/nl/confronto',
    '/nl/viaggi/%E6%B5%B7',
    '/nl/viaggi/orta-2d',
  ]);
  saveTour('海', false);
  saveTour('orta-2d', false);
  await vi.waitFor(() => expect(keepOffline).toHaveBeenLastCalledWith([]));
  end();
});
