import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../shared/site-context.tsx';
import { Icon } from '../icons/Icon.tsx';
import { showNotice } from '../notices/notices.tsx';

interface ShareButtonProps {
  /** What is shared. */
  readonly title: string;
  /** The full address as it is when the button is pressed. */
  readonly getAddress: () => string;
  readonly className?: string | undefined;
}

/** Shares an address by the device's own means, else copies it, else shows it selected. */
export function ShareButton({ title, getAddress, className }: ShareButtonProps) {
  const { layout, messages } = useSite();
  const { share: texts } = layout;
  const [shown, setShown] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (shown !== undefined) field.current?.focus();
  }, [shown]);

  async function share() {
    const address = getAddress();
    const outcome = await shareAddress(title, address, navigator);
    setShown(outcome === 'by-hand' ? address : undefined);
    if (outcome !== 'copied') return;
    const closeLabel = messages.notices.close;
    await showNotice({ tone: 'success', title: texts.copied, text: texts.paste, closeLabel });
  }

  return (
    <>
      <Button
        size="sm"
        leftSection={<Icon name="share-2" size={18} />}
        className={className}
        onClick={() => void share()}
      >
        {texts.button}
      </Button>
      {shown !== undefined && (
        <TextInput
          ref={field}
          label={texts.copyThis}
          value={shown}
          dir="ltr"
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

/** The outcome of sharing an address; `by-hand`: the visitor copies it from a field. */
type Shared = 'by-hand' | 'cancelled' | 'copied' | 'shared';

/** The browser's means of sharing; those it lacks are absent. */
type SharingBrowser = Partial<Pick<Navigator, 'share'>> & {
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
};

/**
 * Hands an address to the device's own way of sharing; if there is none, or it fails, to the clipboard. A visitor
 * who closes the device's dialog has changed their mind: that is no failure, and nothing else is tried.
 *
 * @param address full, with protocol and host
 */
async function shareAddress(title: string, address: string, browser: SharingBrowser): Promise<Shared> {
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
