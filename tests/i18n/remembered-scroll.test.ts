import { describe, expect, it, vi } from 'vitest';
import { LANGUAGE_SCROLL } from '../../src/i18n/language-scroll.ts';
import { rememberScroll } from '../../src/i18n/remembered-scroll.ts';
import { forbiddenStorage, storageOf } from '../helpers/browser-storage.ts';

describe('rememberScroll', () => {
  it('keeps the place for the page that is opened next', () => {
    const entries = new Map<string, string>();
    vi.stubGlobal('sessionStorage', storageOf(entries));
    vi.stubGlobal('window', { scrollY: 480 });
    rememberScroll();
    expect([...entries]).toEqual([[LANGUAGE_SCROLL, '480']]);
    expect(LANGUAGE_SCROLL).not.toBe('');
  });

  it('does without where nothing may be stored', () => {
    vi.stubGlobal('sessionStorage', forbiddenStorage);
    vi.stubGlobal('window', { scrollY: 480 });
    expect(rememberScroll).not.toThrow();
  });
});
