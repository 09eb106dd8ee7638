import { VisuallyHidden } from '@mantine/core';
import { useChat } from '../../shared/use-chat.ts';

interface ChatLinkProps {
  readonly message: string;
  readonly text: string;
}

/** A sentence that opens the chat. */
export function ChatLink({ message, text }: ChatLinkProps) {
  const { link, opensNewWindow } = useChat(message);
  return (
    <a {...link}>
      {`${text} `}
      {opensNewWindow && <VisuallyHidden>{opensNewWindow}</VisuallyHidden>}
    </a>
  );
}
