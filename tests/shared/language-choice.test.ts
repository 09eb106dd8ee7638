import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissOffer, mayOffer, offeredLanguage, storeLanguage } from '../../src/shared/language-choice.ts';
import type { LanguageInfo } from '../../src/shared/page-data/layout.ts';
import { forbiddenStorage, storageOf } from '../helpers/browser-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('mayOffer', () => {
  // The names and values are written out: browsers of earlier visitors have them.
  it.each([
    ['on the first visit', {}, true],
    ['after a language was chosen', { language: 'nl' }, false],
    ['after an offer was declined', { 'language-offer-dismissed': 'true' }, false],
  ])('%s, with %j stored, is %s', (_, stored, expected) => {
    vi.stubGlobal('localStorage', storageOf(new Map(Object.entries(stored))));
    expect(mayOffer()).toBe(expected);
  });

  it('holds for the document where storage is forbidden, and nothing fails', () => {
    vi.stubGlobal('localStorage', forbiddenStorage);
    expect(mayOffer()).toBe(true);
    dismissOffer();
    expect(mayOffer()).toBe(false);
  });

  it('follows what was stored', () => {
    const stored = new Map<string, string>([['language', 'pt']]);
    vi.stubGlobal('localStorage', storageOf(stored));
    storeLanguage('nl');
    dismissOffer();
    expect(Object.fromEntries(stored)).toEqual({ language: 'nl', 'language-offer-dismissed': 'true' });
  });
});

describe('offeredLanguage', () => {
  const languages = [
    ...['it', 'nl', 'pt'].map((code) => ({ code }) as LanguageInfo),
    { code: 'fi', isUnpublished: true } as LanguageInfo,
  ];
  const offered = (current: string, wanted: readonly string[]) =>
    offeredLanguage(languages, current, wanted)?.code;

  it.each([
    ['the language that the browser wants most', 'it', ['nl', 'pt'], 'nl'],
    ['the language of a region, in any case', 'it', ['NL-be'], 'nl'],
    ['the next language where the site has not the first', 'it', ['ja', 'eo', 'pt'], 'pt'],
    ['no language in progress', 'it', ['fi', 'pt'], 'pt'],
    ['nothing where the page is in the wanted language', 'nl', ['nl-NL', 'pt'], undefined],
    ['nothing where the site has none of the languages', 'it', ['ja', '', 'n'], undefined],
  ])('is %s', (_, current, wanted, expected) => {
    expect(offered(current, wanted)).toBe(expected);
  });
});
