import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillAddress, phoneDigits } from '../../scripts/compiler/link/fill-address.ts';
import { channelLink } from '../../src/domain/channel.ts';
import { anyText, wellFormedText } from '../arbitraries/texts.ts';

const CHANNEL = { address: 'https://chat.example/6281?text={text}&lang=id' };
const linkTo = (message: string) => channelLink(CHANNEL, message).href;

function messageOf(link: string): string | null {
  return new URL(link).searchParams.get('text');
}

describe('channelLink', () => {
  it('puts the encoded message where the template says', () => {
    expect(linkTo('Hello, tour & boat')).toBe(
      'https://chat.example/6281?text=Hello%2C%20tour%20%26%20boat&lang=id',
    );
  });

  it.each([
    ['an emoji', 'Halo 👋🏽 👨‍👩‍👧'],
    ['an ampersand', 'Senaru & Sembalun'],
    ['a hash', 'Package #3'],
    ['a plus and a per cent sign', '100% + tip'],
    ['line breaks', 'Hello,\r\nI am interested\nin a tour.'],
    ['text from right to left', 'مرحبا بكم'],
    ['replacement patterns', "$& $1 $$ $` $'"],
    ['the placeholder itself', 'a {text} b'],
    ['nothing', ''],
  ])('carries %s', (_, message) => {
    expect(messageOf(linkTo(message))).toBe(message);
  });

  it('replaces half a character', () => {
    expect(messageOf(linkTo('a\ud83db'))).toBe('a\ufffdb');
  });

  it('carries any well-formed message', () => {
    fc.assert(
      fc.property(wellFormedText, (message) => {
        expect(messageOf(linkTo(message))).toBe(message);
      }),
    );
  });

  it('carries any message, with halves of characters replaced', () => {
    fc.assert(
      fc.property(anyText, (message) => {
        expect(messageOf(linkTo(message))).toBe(message.toWellFormed());
      }),
    );
  });

  it('leaves the rest of the address alone', () => {
    fc.assert(
      fc.property(anyText, (message) => {
        expect(linkTo(message)).toMatch(
          /^https:\/\/chat\.example\/6281\?text=[A-Za-z0-9%\-_.!~*'()]*&lang=id$/,
        );
      }),
    );
  });
});

describe('channelLink of other channels', () => {
  it('copies the message where the address takes none', () => {
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
  ])('%s opens in no window of the browser', (address, href) => {
    expect(channelLink({ address }, 'a\nb')).toEqual({ href });
  });
});

describe('fillAddress', () => {
  const site = {
    email: 'us@example.com',
    phones: [
      { id: 'office', number: '+62 812-1' },
      { id: 'night', number: '+62 812-2' },
    ],
  };

  it.each([
    ['the first phone', { address: 'https://t.me/+{phone}?text={text}' }, 'https://t.me/+628121?text={text}'],
    [
      'a phone that is named',
      { address: 'https://a.example/{phone}', phone: 'night' },
      'https://a.example/628122',
    ],
    ['the e-mail address', { address: 'mailto:{email}?body={text}' }, 'mailto:us@example.com?body={text}'],
  ])('takes %s', (_, channel, filled) => {
    expect(fillAddress(site, { id: 'a', ...channel })).toBe(filled);
  });
});

describe('phoneDigits', () => {
  it('keeps the digits of an international number', () => {
    expect(phoneDigits('+62 812-0000-0000')).toBe('6281200000000');
  });

  it('gives the same digits however the number is written', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789'));
    const mark = fc.constantFrom('', ' ', '-', '(', ')', '+', '.', '\u00a0');
    fc.assert(
      fc.property(digits, mark, (number, between) => {
        expect(phoneDigits(`+${number.join(between)}`)).toBe(number.join(''));
      }),
    );
  });
});
