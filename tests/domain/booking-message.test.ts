import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookingDetails, type BookingTexts, bookingMessage } from '../../src/domain/booking-message.ts';
import { chatLink } from '../../src/domain/chat-link.ts';
import { wellFormedText } from '../arbitraries/texts.ts';

const TEXTS: BookingTexts = {
  opening: 'Hello, I would like to book “Lake tour”, Slow.',
  names: ['Lake tour', 'Slow'],
  people: [{ value: 'people' }, ' people'],
  tiers: { plain: 'Guest house', grand: 'Grand hotel' },
  alternatives: { 2: ['Day 2: the island', 'Day 2: the summit'] },
  price: [{ value: 'price' }, ' each, ', { value: 'total' }, ' in total'],
  money: { locale: 'en-GB', currency: 'EUR', decimals: 2 },
};

const OPERATOR_TEXTS: BookingTexts = {
  ...TEXTS,
  opening: 'Buongiorno',
  names: ['Giro del lago', 'Lento'],
  people: [{ value: 'people' }, ' persone'],
  tiers: { plain: 'Pensione', grand: 'Grand hotel' },
  alternatives: { 2: ['Giorno 2: l’isola', 'Giorno 2: la cima'] },
  price: [{ value: 'price' }, ' a testa, ', { value: 'total' }, ' in tutto'],
  money: { locale: 'it-IT', currency: 'EUR', decimals: 2 },
};

const DETAILS: BookingDetails = {
  people: 4,
  tier: 'plain',
  alternatives: { 2: 2 },
  price: { perPerson: 125_050, total: 500_200 },
  address: 'https://tours.example/lake?people=4',
};

describe('bookingMessage', () => {
  it('names package, option, group, hotel class, day, price and address, and all in one line for the operator', () => {
    expect(bookingMessage(TEXTS, OPERATOR_TEXTS, DETAILS)).toBe(
      [
        'Hello, I would like to book “Lake tour”, Slow.',
        '4 people · Guest house · Day 2: the summit · €1,250.50 each, €5,002 in total',
        'https://tours.example/lake?people=4',
        '',
        'Giro del lago · Lento · 4 persone · Pensione · Giorno 2: la cima · 1250,50 € a testa, 5002 € in tutto',
      ]
        .join('\n')
        .replaceAll(/(\d) €/g, '$1\u00a0€'),
    );
  });

  it('says nothing twice to an operator who reads the visitor’s language', () => {
    expect(bookingMessage(TEXTS, undefined, DETAILS).split('\n')).toHaveLength(3);
  });

  it('tells nothing that was not chosen', () => {
    const message = bookingMessage(TEXTS, undefined, { alternatives: {}, address: 'https://tours.example/' });
    expect(message).toBe(`${TEXTS.opening}\nhttps://tours.example/`);
  });

  it('passes over a choice that the option does not have', () => {
    const message = bookingMessage(TEXTS, undefined, { ...DETAILS, alternatives: { 2: 3, 4: 1 } });
    expect(message).not.toContain('Day');
  });

  it('reaches the chat as it is, whatever the texts', () => {
    fc.assert(
      fc.property(wellFormedText, wellFormedText, (opening, title) => {
        const message = bookingMessage(
          { ...TEXTS, opening, alternatives: { 2: ['', title] } },
          undefined,
          DETAILS,
        );
        const link = chatLink('https://chat.example/1?text={text}', message);
        expect(new URL(link).searchParams.get('text')).toBe(message);
        expect(message).toContain(opening);
        expect(message).toContain(title);
      }),
    );
  });
});
