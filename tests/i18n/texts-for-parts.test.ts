import { describe, expect, it } from 'vitest';
import { cardTexts } from '../../src/i18n/card-texts.ts';
import { groupPriceTexts } from '../../src/i18n/group-price-texts.ts';
import { newsletterSite } from '../../src/i18n/newsletter-site.ts';
import { saveProps } from '../../src/i18n/save-props.ts';

type CardMessages = Parameters<typeof cardTexts>[0];
type Site = Parameters<typeof newsletterSite>[0];

describe('cardTexts', () => {
  it('are the texts that a card shows, from their groups', () => {
    const common = {
      viewDetails: 'View details',
      viewDetailsOf: 'View details of it',
      rating: 'Rating',
    };
    const messages = { common, package: { idealForWhom: 'Ideal for' } } as unknown as CardMessages;
    expect(cardTexts(messages)).toEqual({ ...common, idealForWhom: 'Ideal for' });
  });
});

describe('newsletterSite', () => {
  it('has the texts of the form and of its notices, the language and the addresses', () => {
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
    };
    const channel = { id: 'chat', address: 'https://chat.example/{text}' };
    const shell = { brand: 'Us', channel, email: 'us@example.com' };
    const site = { messages, shell, language: { code: 'en' } } as unknown as Site;
    const { texts, ...rest } = newsletterSite(site);
    expect(rest).toEqual({
      language: 'en',
      addresses: { channel, email: 'us@example.com' },
    });
    expect(texts).toEqual({
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

describe('groupPriceTexts', () => {
  it('are the texts of prices that follow the group', () => {
    const messages = { common: { contactUs: 'Ask us' }, package: { forPeople: 'for 2' } };
    expect(groupPriceTexts(messages as unknown as Parameters<typeof groupPriceTexts>[0])).toEqual({
      contactUs: 'Ask us',
      forPeople: 'for 2',
    });
  });
});

describe('saveProps', () => {
  it('name the tour, and where kept tours are compared', () => {
    const messages = {
      common: { saveTour: ({ name }: { readonly name: string }) => `Keep ${name}`, compare: 'My tours' },
    };
    const site = { messages, shell: { compare: { label: 'Compare', href: '/nl/compare' } } };
    expect(
      saveProps(site as unknown as Parameters<typeof saveProps>[0], {
        href: '/nl/reizen/orta-2d',
        name: 'Orta',
      }),
    ).toEqual({
      slug: 'orta-2d',
      label: 'Keep Orta',
      compare: { label: 'My tours', href: '/nl/compare' },
    });
  });
});
