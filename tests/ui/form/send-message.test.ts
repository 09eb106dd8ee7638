import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormTarget } from '../../../src/shared/page-data/contact.ts';
import { type Addresses, sendMessage } from '../../../src/ui/Form/send-message.ts';

const TYPED = { name: 'Ayu', email: 'ayu@example.com', message: 'One for 2?', key: '42', trap: '' };
const TEXT = 'One for 2?\n\nAyu\nayu@example.com';
const ADDRESSES = { channel: { address: 'https://chat.example/1?text={text}' }, email: 'team@example.com' };

const open = vi.fn<(address: string, target: string, features: string) => void>();
const assign = vi.fn<(address: string) => void>();
const writeText = vi.fn<(text: string) => Promise<void>>();
const post = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();

function fieldsOf(values: Readonly<Record<string, string>>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.append(name, value);
  return fields;
}

const send = (
  target: FormTarget,
  values: Readonly<Record<string, string>> = TYPED,
  addresses: Addresses = ADDRESSES,
) => sendMessage(target, { subject: 'Boat & bike', text: TEXT, fields: fieldsOf(values) }, addresses);

beforeEach(() => {
  vi.stubGlobal('window', { open, location: { assign } });
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('fetch', post);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('deliver', () => {
  it('hands the message to the chat in a new window', async () => {
    expect(await send({ to: 'chat' })).toBe('handed-over');
    const [address = '', target, features] = open.mock.calls[0] ?? [];
    expect(new URL(address).searchParams.get('text')).toBe(`Boat & bike\n\n${TEXT}`);
    expect([target, features]).toEqual(['_blank', 'noopener']);
  });

  it('copies the message before it opens a chat that takes none', async () => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    const addresses = { ...ADDRESSES, channel: { address: 'https://chat.example/@team' } };
    expect(await send({ to: 'chat' }, TYPED, addresses)).toBe('handed-over');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`Boat & bike\n\n${TEXT}`);
    expect(open).toHaveBeenCalledExactlyOnceWith('https://chat.example/@team', '_blank', 'noopener');
    expect(writeText.mock.invocationCallOrder[0]).toBeLessThan(open.mock.invocationCallOrder[0] ?? 0);
  });

  it('opens an app of the chat where the page is', async () => {
    const addresses = { ...ADDRESSES, channel: { address: 'viber://chat?number=1&draft={text}' } };
    expect(await send({ to: 'chat' }, TYPED, addresses)).toBe('handed-over');
    expect(assign.mock.calls[0]?.[0]).toMatch(/^viber:\/\/chat\?number=1&draft=Boat%20%26%20bike/);
    for (const way of [open, writeText]) expect(way).not.toHaveBeenCalled();
  });

  it('hands the message to the mail program with its subject', async () => {
    expect(await send({ to: 'email' })).toBe('handed-over');
    const address = new URL(assign.mock.calls[0]?.[0] ?? '');
    expect(address.pathname).toBe('team@example.com');
    expect(address.searchParams.get('subject')).toBe('Boat & bike');
    expect(address.searchParams.get('body')).toBe(TEXT);
  });
});
