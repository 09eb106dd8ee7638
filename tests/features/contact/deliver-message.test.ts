import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContactTarget } from '../../../src/domain/page-data/contact.ts';
import { deliverMessage } from '../../../src/features/contact/deliver-message.ts';

const VALUES = { name: 'Ayu', email: 'ayu@example.com', subject: 'Boat & bike', message: 'One for 2?' };
const ADDRESSES = { chatTemplate: 'https://chat.example/1?text={text}', email: 'team@example.com' };
const ENDPOINT: ContactTarget = { to: 'endpoint', url: 'https://forms.example/f' };

const open = vi.fn<(address: string, target: string, features: string) => void>();
const assign = vi.fn<(address: string) => void>();
const post = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();

const deliver = (target: ContactTarget) => deliverMessage(target, VALUES, ADDRESSES);

beforeEach(() => {
  vi.stubGlobal('window', { open, location: { assign } });
  vi.stubGlobal('fetch', post);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('deliverMessage', () => {
  it('writes a local message to the console, whole, and sends nothing', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    expect(await deliver({ to: 'local' })).toBe('sent');
    expect(log.mock.calls).toEqual([['Contact message', VALUES]]);
    for (const way of [open, assign, post]) expect(way).not.toHaveBeenCalled();
  });

  it('hands the message to the chat in a new window', async () => {
    expect(await deliver({ to: 'chat' })).toBe('handed-over');
    const [address = '', target, features] = open.mock.calls[0] ?? [];
    expect(new URL(address).searchParams.get('text')).toBe(
      'Boat & bike\n\nOne for 2?\n\nAyu\nayu@example.com',
    );
    expect([target, features]).toEqual(['_blank', 'noopener']);
  });

  it('hands the message to the mail program with its subject', async () => {
    expect(await deliver({ to: 'email' })).toBe('handed-over');
    const address = new URL(assign.mock.calls[0]?.[0] ?? '');
    expect(address.pathname).toBe('team@example.com');
    expect(address.searchParams.get('subject')).toBe('Boat & bike');
    expect(address.searchParams.get('body')).toBe('One for 2?\n\nAyu\nayu@example.com');
  });

  it('posts every field to a form service', async () => {
    post.mockResolvedValue(new Response(null, { status: 200 }));
    expect(await deliver(ENDPOINT)).toBe('sent');
    const [url, request] = post.mock.calls[0] ?? [];
    expect([url, request?.method]).toEqual(['https://forms.example/f', 'POST']);
    expect(new URLSearchParams(String(request?.body)).toString()).toBe(
      new URLSearchParams(VALUES).toString(),
    );
  });

  it.each([400, 404, 429, 500, 503])('fails when the form service answers %i', async (status) => {
    post.mockResolvedValue(new Response(null, { status }));
    expect(await deliver(ENDPOINT)).toBe('failed');
  });

  it('fails when the form service cannot be reached', async () => {
    post.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await deliver(ENDPOINT)).toBe('failed');
  });

  it('fails when the form service takes too long', async () => {
    post.mockRejectedValue(new DOMException('The operation timed out.', 'TimeoutError'));
    expect(await deliver(ENDPOINT)).toBe('failed');
  });
});
