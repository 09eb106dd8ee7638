import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useShownChat } from '../../src/i18n/page-chat.ts';
import { type SiteContextValue, SiteProvider } from '../../src/i18n/site-context.tsx';
import { type ChatAttributes, useChat } from '../../src/i18n/use-chat.ts';

interface PartProps {
  readonly message: string | undefined;
  readonly tell: (chat: ChatAttributes) => void;
}

function Part({ message, tell }: PartProps) {
  tell(useChat(message));
  return null;
}

function ShownPart() {
  return useShownChat('A question');
}

/** What a part of the site learns of its chat. */
function chatOf(address: string, message?: string): ChatAttributes {
  const channel = { id: 'chat', icon: 'chat', address };
  const site = {
    shell: { channel, chatMessage: 'Hello' },
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
  it('says what is to be said, else what is said in general', () => {
    expect(chatOf('https://chat.example/?text={text}', 'A tour').link.href).toBe(
      'https://chat.example/?text=A%20tour',
    );
    expect(chatOf('https://chat.example/?text={text}').link.href).toBe('https://chat.example/?text=Hello');
  });

  it('tells that a window opens, where one does', () => {
    const chat = chatOf('https://chat.example/?text={text}');
    expect([chat.icon, chat.link.target, chat.opensNewWindow]).toEqual(['chat', '_blank', '(new window)']);
    const mail = chatOf('mailto:us@example.com?body={text}');
    expect([mail.link.target, mail.opensNewWindow]).toEqual([undefined, undefined]);
  });
});

describe('useShownChat', () => {
  it('is what the page begins with before scripts', () => {
    expect(renderToStaticMarkup(createElement(ShownPart))).toBe('A question');
  });
});
