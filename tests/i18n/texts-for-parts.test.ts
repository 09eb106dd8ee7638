import { describe, expect, it } from 'vitest';
import { cardTexts } from '../../src/i18n/card-texts.ts';
import { newsletterTexts } from '../../src/i18n/newsletter-texts.ts';

type CardMessages = Parameters<typeof cardTexts>[0];
type NewsletterMessages = Parameters<typeof newsletterTexts>[0];

describe('cardTexts', () => {
  it('are the texts that a card shows, from their groups', () => {
    const common = {
      viewDetails: 'View details',
      viewDetailsOf: 'View details of it',
      perPerson: 'per person',
      rating: 'Rating',
    };
    const messages = { common, package: { idealForWhom: 'Ideal for' } } as unknown as CardMessages;
    expect(cardTexts(messages)).toEqual({ ...common, idealForWhom: 'Ideal for' });
  });
});

describe('newsletterTexts', () => {
  it('are those of the form and those of its notices', () => {
    const messages = {
      forms: {
        newsletterTitle: 'Stay in touch',
        newsletterText: 'News once a month.',
        newsletterEmail: 'E-mail',
        newsletterButton: 'Subscribe',
      },
      notices: {
        errorTitle: 'Not sent',
        newsletterEmpty: 'Write your address.',
        newsletterTitle: 'Thank you',
        newsletterText: 'You will hear from us.',
        close: 'Close',
      },
    } as NewsletterMessages;
    expect(newsletterTexts(messages)).toEqual({
      title: 'Stay in touch',
      text: 'News once a month.',
      email: 'E-mail',
      button: 'Subscribe',
      errorTitle: 'Not sent',
      empty: 'Write your address.',
      successTitle: 'Thank you',
      success: 'You will hear from us.',
      closeNotice: 'Close',
    });
  });
});
