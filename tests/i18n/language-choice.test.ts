import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissOffer, mayOffer, storeLanguage } from '../../src/i18n/language-choice.ts';
import { forbiddenStorage, storageOf } from '../helpers/browser-storage.ts';

function stored(entries: Readonly<Record<string, string>> = {}): Map<string, string> {
  const map = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', storageOf(map));
  return map;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

// The names and values are written out: browsers that were here before hold them.
describe('storeLanguage (spec §4 Language)', () => {
  it('keeps the code under "language"', () => {
    const entries = stored();
    storeLanguage('nl');
    expect([...entries]).toEqual([['language', 'nl']]);
  });

  it('takes the place of the language chosen before', () => {
    const entries = stored({ language: 'pt' });
    storeLanguage('nl');
    expect([...entries]).toEqual([['language', 'nl']]);
  });

  it('does nothing where storage is forbidden', () => {
    vi.stubGlobal('localStorage', forbiddenStorage);
    expect(() => storeLanguage('nl')).not.toThrow();
  });
});

describe('dismissOffer', () => {
  it('keeps that the visitor declined', () => {
    const entries = stored();
    dismissOffer();
    expect([...entries]).toEqual([['language-offer-dismissed', 'true']]);
  });

  it('does nothing where storage is forbidden', () => {
    vi.stubGlobal('localStorage', forbiddenStorage);
    expect(dismissOffer).not.toThrow();
  });
});

describe('mayOffer', () => {
  it('is so on the first visit', () => {
    stored();
    expect(mayOffer()).toBe(true);
  });

  it('is not so once a language was chosen', () => {
    stored({ language: 'nl' });
    expect(mayOffer()).toBe(false);
  });

  it('is not so once an offer was declined', () => {
    stored({ 'language-offer-dismissed': 'true' });
    expect(mayOffer()).toBe(false);
  });

  it('is so where storage is forbidden', () => {
    vi.stubGlobal('localStorage', forbiddenStorage);
    expect(mayOffer()).toBe(true);
  });
});
