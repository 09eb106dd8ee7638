import { describe, expect, it, vi } from 'vitest';
import { type SharingBrowser, shareAddress } from '../../../src/ui/Share/share-address.ts';

const ADDRESS = 'https://tours.example/fr/paket/x?people=4';

function failing(name: string) {
  return () => Promise.reject(new DOMException('', name));
}

describe('sharing an address', () => {
  const clipboard = () => ({ writeText: vi.fn<(text: string) => Promise<void>>(() => Promise.resolve()) });

  it('goes by the device, with title and address, and then nowhere else', async () => {
    const browser = {
      share: vi.fn<(data?: ShareData) => Promise<void>>(() => Promise.resolve()),
      clipboard: clipboard(),
    };
    expect(await shareAddress('Lake', ADDRESS, browser)).toBe('shared');
    expect(browser.share).toHaveBeenCalledExactlyOnceWith({ title: 'Lake', url: ADDRESS });
    expect(browser.clipboard.writeText).not.toHaveBeenCalled();
  });

  it('ends where the visitor closes the dialog', async () => {
    const browser = { share: failing('AbortError'), clipboard: clipboard() };
    expect(await shareAddress('Lake', ADDRESS, browser)).toBe('cancelled');
    expect(browser.clipboard.writeText).not.toHaveBeenCalled();
  });

  it.each([undefined, failing('NotAllowedError')])(
    'copies the address where the device does not share',
    async (share) => {
      const browser = { clipboard: clipboard(), ...(share && { share }) };
      expect(await shareAddress('Lake', ADDRESS, browser)).toBe('copied');
      expect(browser.clipboard.writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    },
  );

  it.each<SharingBrowser>([{}, { clipboard: { writeText: failing('NotAllowedError') } }])(
    'is left to the visitor where there is no clipboard, or it is closed',
    async (browser) => {
      expect(await shareAddress('Lake', ADDRESS, browser)).toBe('by-hand');
    },
  );
});
