import { VisuallyHidden } from '@mantine/core';
import { useMessages } from '../../i18n/site-context.tsx';

interface ChatLinkProps {
  readonly href: string;
  readonly text: string;
}

/** A sentence that invites to ask: it opens the chat. */
export function ChatLink({ href, text }: ChatLinkProps) {
  const { opensNewWindow } = useMessages().common;
  return (
    <a href={href} target="_blank" rel="noopener">
      {`${text} `}
      <VisuallyHidden>{opensNewWindow}</VisuallyHidden>
    </a>
  );
}
