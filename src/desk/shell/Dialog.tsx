import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useWords } from '../words/words.ts';

interface DialogProps {
  readonly title: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Keeps the header of a dialog from being a landmark of the page. */
const PLAIN_HEADER = { header: { role: 'none' } };

/** A dialog over the screen. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const { shell } = useWords();
  const isPhone = useMediaQuery('(max-width: 47.99em)') ?? false;
  useFocusReturn(isOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      fullScreen={isPhone}
      // A press beside a form must not lose what was written in it.
      closeOnClickOutside={false}
      returnFocus={false}
      // A fade, so that nothing moves under a quick pointer.
      transitionProps={{ transition: 'fade' }}
      closeButtonProps={{ 'aria-label': shell.close }}
      attributes={PLAIN_HEADER}
      // A long name takes several lines.
      styles={{ title: { lineHeight: 1.3 } }}
    >
      {children}
    </Modal>
  );
}

/** A dialog at the side of the screen. */
export function SidePanel({ title, isOpen, onClose, children }: DialogProps) {
  const { shell } = useWords();
  useFocusReturn(isOpen);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position="right"
      size="lg"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': shell.close }}
      attributes={PLAIN_HEADER}
    >
      {children}
    </Drawer>
  );
}

/**
 * Returns the focus as soon as a dialog closes, so that what was made in it can take it next. Mantine returns it a moment
 * later; on a slow computer that takes it from a field in which somebody is already typing.
 */
export function useFocusReturn(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) {
      opener.current = document.activeElement;
      return;
    }
    // A link in the dialog may have led to another screen, which has the focus then.
    const isFree = document.activeElement?.matches('body,[role=dialog] *') === true;
    if (isFree && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [isOpen]);
}
