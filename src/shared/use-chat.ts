import { useEffect, useSyncExternalStore } from 'react';
import { type ChannelLink, channelLink } from './channel.ts';
import type { InterfaceIcon } from './interface-icons.ts';
import { useSite } from './site-context.tsx';
import { ValueStore } from './value-store.ts';

export interface ChatAttributes {
  readonly link: ChannelLink;
  readonly icon: InterfaceIcon | undefined;
  /** Text for screen readers; undefined if it opens no new window. */
  readonly opensNewWindow: string | undefined;
}

/** @param message general unless given */
export function useChat(message?: string): ChatAttributes {
  const { layout, messages } = useSite();
  const link = channelLink(layout.channel, message ?? layout.chatMessage);
  return { link, icon: layout.channel.icon, opensNewWindow: link.target && messages.common.opensNewWindow };
}

/** The chat message of the shown page; undefined until it differs from the initial one. */
const shown = new ValueStore<string | undefined>(undefined);

/** Gives the header's chat the page's message while the page is shown. */
export function usePageChat(message: string): void {
  useEffect(() => {
    shown.set(message);
    return () => shown.set(undefined);
  }, [message]);
}

/** @param first the message until the page says more */
export function useShownChat(first: string): string {
  return useSyncExternalStore(
    shown.subscribe,
    () => shown.get() ?? first,
    () => first,
  );
}
