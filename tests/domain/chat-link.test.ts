import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatLink, phoneDigits } from '../../src/domain/chat-link.ts';
import { anyText, wellFormedText } from '../arbitraries/texts.ts';

const TEMPLATE = 'https://chat.example/6281?text={text}&lang=id';

function messageOf(link: string): string | null {
  return new URL(link).searchParams.get('text');
}

describe('chatLink', () => {
  it('puts the encoded message where the template says', () => {
    expect(chatLink(TEMPLATE, 'Hello, tour & boat')).toBe(
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
    expect(messageOf(chatLink(TEMPLATE, message))).toBe(message);
  });

  it('replaces half a character', () => {
    expect(messageOf(chatLink(TEMPLATE, 'a\ud83db'))).toBe('a\ufffdb');
  });

  it('carries any well-formed message', () => {
    fc.assert(
      fc.property(wellFormedText, (message) => {
        expect(messageOf(chatLink(TEMPLATE, message))).toBe(message);
      }),
    );
  });

  it('carries any message, with halves of characters replaced', () => {
    fc.assert(
      fc.property(anyText, (message) => {
        expect(messageOf(chatLink(TEMPLATE, message))).toBe(message.toWellFormed());
      }),
    );
  });

  it('leaves the rest of the address alone', () => {
    fc.assert(
      fc.property(anyText, (message) => {
        expect(chatLink(TEMPLATE, message)).toMatch(
          /^https:\/\/chat\.example\/6281\?text=[A-Za-z0-9%\-_.!~*'()]*&lang=id$/,
        );
      }),
    );
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
