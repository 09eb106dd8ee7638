import type { InterfaceIcon } from './interface-icons.ts';

/** A way to write to the operator. */
export interface Channel {
  readonly id: string;
  /** Opens it; with `{text}` where the encoded message goes, if it takes one. */
  readonly address: string;
  /** A speech bubble unless given. */
  readonly icon?: InterfaceIcon;
}

/** Attributes of an `a` to a channel. */
export interface ChannelLink {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
  /** The message for a script of the document to copy if the channel takes none. */
  readonly 'data-copy'?: string;
}

/** Half of a character; `encodeURIComponent` throws on it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Encodes a text for an address. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));
}

/** True if a channel takes a message with its address. */
export function supportsText({ address }: Pick<Channel, 'address'>): boolean {
  return address.includes('{text}');
}

/**
 * The link to a channel with the message written out, or to be copied where the channel takes none. Websites open in a
 * new window; mail and apps have windows of their own.
 */
export function channelLink(channel: Pick<Channel, 'address'>, message: string): ChannelLink {
  const { address } = channel;
  return {
    href: address.replace('{text}', () => encodeText(message)),
    ...(address.startsWith('https:') && { target: '_blank', rel: 'noopener' }),
    ...(!supportsText(channel) && { 'data-copy': message }),
  };
}
