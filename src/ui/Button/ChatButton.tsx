import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import type { ChannelLink } from '../../shared/channel.ts';
import type { InterfaceIcon } from '../../shared/interface-icons.ts';
import { Icon } from '../icons/Icon.tsx';

interface ChatButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth' | 'className'> {
  readonly link: ChannelLink;
  readonly icon: InterfaceIcon | undefined;
  readonly label: string;
  /** Text for screen readers; undefined if it opens no new window. */
  readonly opensNewWindow: string | undefined;
}

/** A button that opens the chat. */
export function ChatButton({
  link,
  icon = 'message-circle',
  label,
  opensNewWindow,
  ...rest
}: ChatButtonProps) {
  return (
    <Button component="a" variant="accent" leftSection={<Icon name={icon} size={18} />} {...link} {...rest}>
      {label} {opensNewWindow && <VisuallyHidden>{opensNewWindow}</VisuallyHidden>}
    </Button>
  );
}
