import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

interface DialogProps {
  readonly title: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Keeps the header of a dialog from being a landmark of the page. */
export const PLAIN_HEADER = { header: { role: 'none' } };

/** A dialog over the screen. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const { shell } = useWords();
  const isPhone = useMediaQuery('(max-width: 47.99em)') ?? false;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      fullScreen={isPhone}
      // A press beside a form must not lose what was written in it.
      closeOnClickOutside={false}
      // A fade, so that nothing moves under a quick pointer.
      transitionProps={{ transition: 'fade' }}
      closeButtonProps={{ 'aria-label': shell.close }}
      attributes={PLAIN_HEADER}
    >
      {children}
    </Modal>
  );
}
