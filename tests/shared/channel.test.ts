import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelLink } from '../../src/shared/channel.ts';
import { anyText } from '../arbitraries/texts.ts';

const linkTo = (message: string) =>
  channelLink({ address: 'https://chat.example/6281?text={text}&lang=id' }, message).href;

describe('channelLink', () => {
  it('puts the encoded message in the place that the address has for it', () => {
    expect(linkTo('Hello, tour & boat')).toBe(
      'https://chat.example/6281?text=Hello%2C%20tour%20%26%20boat&lang=id',
    );
  });

  it('carries any message, with halves of characters replaced, and leaves the rest of the address alone', () => {
    fc.assert(
      fc.property(anyText, (message) => {
        const { pathname, searchParams } = new URL(linkTo(message));
        expect([pathname, ...searchParams]).toEqual([
          '/6281',
          ['text', message.toWellFormed()],
          ['lang', 'id'],
        ]);
      }),
    );
  });

  it('has the message to be copied where the address takes none', () => {
    expect(channelLink({ address: 'https://chat.example/@us' }, 'Hello & welcome')).toEqual({
      href: 'https://chat.example/@us',
      target: '_blank',
      rel: 'noopener',
      'data-copy': 'Hello & welcome',
    });
  });

  it.each([
    ['mailto:us@example.com?body={text}', 'mailto:us@example.com?body=a%0Ab'],
    ['viber://chat?draft={text}', 'viber://chat?draft=a%0Ab'],
  ])('opens no window of the browser for %s', (address, href) => {
    expect(channelLink({ address }, 'a\nb')).toEqual({ href });
  });
});
