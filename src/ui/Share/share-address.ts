/** What became of an address that was to be shared; where nothing else goes, the visitor copies it by hand. */
type Shared = 'by-hand' | 'cancelled' | 'copied' | 'shared';

/** What of a browser is needed to share; what it lacks is missing. */
type SharingBrowser = Partial<Pick<Navigator, 'share'>> & {
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
};

/**
 * Hands an address to the device's own way of sharing; where there is none, or it fails, to the clipboard. A visitor
 * who closes the device's dialog has changed their mind: that is no failure, and nothing else is tried.
 *
 * @param address full, with protocol and host
 */
export async function shareAddress(title: string, address: string, browser: SharingBrowser): Promise<Shared> {
  if (browser.share) {
    try {
      await browser.share({ title, url: address });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    // Browsers have no clipboard for pages that came without encryption.
    if (!browser.clipboard) return 'by-hand';
    await browser.clipboard.writeText(address);
    return 'copied';
  } catch {
    return 'by-hand';
  }
}
