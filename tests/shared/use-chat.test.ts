import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type SiteContextValue, SiteProvider } from '../../src/shared/site-context.tsx';
import { type ChatAttributes, useChat } from '../../src/shared/use-chat.ts';

interface PartProps {
  readonly message: string | undefined;
  readonly tell: (chat: ChatAttributes) => void;
}

function Part({ message, tell }: PartProps) {
  tell(useChat(message));
  return null;
}

/** The chat as a part of a page gets it. */
function chatOf(address: string, message?: string): ChatAttributes {
  const channel = { id: 'chat', icon: 'chat', address };
  const site = {
    layout: { channel, chatMessage: 'Hello' },
    messages: { common: { opensNewWindow: '(new window)' } },
  } as unknown as SiteContextValue;
  const seen: ChatAttributes[] = [];
  const part = createElement(Part, { message, tell: (chat) => seen.push(chat) });
  renderToStaticMarkup(createElement(SiteProvider, { value: site }, part));
  const [chat] = seen;
  if (!chat) throw new Error('Nothing was rendered.');
  return chat;
}

describe('useChat', () => {
  it('carries the message of the part, else that of the page', () => {
    expect(chatOf('https://chat.example/?text={text}', 'A tour').link.href).toBe(
      'https://chat.example/?text=A%20tour',
    );
    expect(chatOf('https://chat.example/?text={text}').link.href).toBe('https://chat.example/?text=Hello');
  });

  it('says that a window opens where one does', () => {
    const chat = chatOf('https://chat.example/?text={text}');
    expect([chat.icon, chat.link.target, chat.opensNewWindow]).toEqual(['chat', '_blank', '(new window)']);
    const mail = chatOf('mailto:us@example.com?body={text}');
    expect([mail.link.target, mail.opensNewWindow]).toEqual([undefined, undefined]);
  });
});
