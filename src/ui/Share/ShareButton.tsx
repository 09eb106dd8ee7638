import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ShareTexts } from '../../shared/page-data/shell.ts';
import { Icon } from '../icons/Icon.tsx';
import { showNotice } from '../notices/show-notice.ts';
import { shareAddress } from './share-address.ts';

interface ShareButtonProps {
  /** What is shared. */
  readonly title: string;
  /** The full address as it is when the button is pressed. */
  readonly addressOf: () => string;
  readonly texts: ShareTexts;
  /** Name of the button that closes the notice. */
  readonly closeLabel: string;
  readonly className?: string | undefined;
}

/** Shares an address by the device's own means, else copies it, else shows it selected. */
export function ShareButton({ title, addressOf, texts, closeLabel, className }: ShareButtonProps) {
  const [shown, setShown] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (shown !== undefined) field.current?.focus();
  }, [shown]);

  async function share() {
    const address = addressOf();
    const outcome = await shareAddress(title, address, navigator);
    setShown(outcome === 'by-hand' ? address : undefined);
    if (outcome !== 'copied') return;
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
