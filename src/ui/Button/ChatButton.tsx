import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { useChat } from '../../shared/use-chat.ts';
import { Icon } from '../icons/Icon.tsx';

interface ChatButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth' | 'className'> {
  /** General unless given. */
  readonly message?: string | undefined;
  readonly label: string;
}

/** A button that opens the chat. */
export function ChatButton({ message, label, ...rest }: ChatButtonProps) {
  const { link, icon = 'message-circle', opensNewWindow } = useChat(message);
  return (
    <Button component="a" variant="accent" leftSection={<Icon name={icon} size={18} />} {...link} {...rest}>
      {label} {opensNewWindow && <VisuallyHidden>{opensNewWindow}</VisuallyHidden>}
    </Button>
  );
}
