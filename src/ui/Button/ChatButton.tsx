import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { Icon } from '../icons/Icon.tsx';

interface ChatButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth' | 'className'> {
  readonly href: string;
  readonly label: string;
  /** Told to screen readers. */
  readonly opensNewWindow: string;
}

/** A button that opens the chat in a new window. Spec §1. */
export function ChatButton({ label, opensNewWindow, ...rest }: ChatButtonProps) {
  return (
    <Button
      component="a"
      target="_blank"
      rel="noopener"
      variant="accent"
      leftSection={<Icon name="message-circle" size={18} />}
      {...rest}
    >
      {label} <VisuallyHidden>{opensNewWindow}</VisuallyHidden>
    </Button>
  );
}
