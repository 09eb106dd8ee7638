import { type ChannelLink, channelLink } from './channel.ts';
import type { InterfaceIcon } from './interface-icons.ts';
import { useSite } from './site-context.tsx';

/** What a link to the chat needs. */
export interface ChatAttributes {
  readonly link: ChannelLink;
  readonly icon: InterfaceIcon | undefined;
  /** Told to screen readers, where it does. */
  readonly opensNewWindow: string | undefined;
}

/** @param message what the chat says; what it says in general, unless given */
export function useChat(message?: string): ChatAttributes {
  const { shell, messages } = useSite();
  const link = channelLink(shell.channel, message ?? shell.chatMessage);
  return { link, icon: shell.channel.icon, opensNewWindow: link.target && messages.common.opensNewWindow };
}
