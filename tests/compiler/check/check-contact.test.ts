import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

/** The findings about the operator's contacts, in short: what of which field. */
function contactFindings(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ code }) => /^(?:phone|link|placeholder)\./.test(code))
    .map(({ code, at }) => `${at.path} ${code}`);
}

describe('a telephone number', () => {
  it.each([
    ['+39 0322 0', ['phones.0.number phone.length']],
    ['+39 0322 01', []],
    ['+39 0322 012345678', []],
    ['+39 0322 0123456789', ['phones.0.number phone.length']],
    ['+31 0322 012345', ['phones.0.number phone.leading-zero']],
    ['+31-0322 012345', ['phones.0.number phone.leading-zero']],
    ['+378 0549 012345', []],
    ['+31 322 0123450', []],
    ['+31 322 9999999', ['phones.0.number placeholder.phone']],
    ['+31 322 1999999', []],
  ])('%j is reported as %j', (phone, expected) => {
    expect(contactFindings(site.set('site.json', ['phones', 0, 'number'], phone))).toEqual(expected);
  });
});

describe('a link of the operator', () => {
  it.each<readonly [path: readonly (string | number)[], url: string, expected: readonly string[]]>([
    [['reviewsUrl'], 'https://reviews.test', ['link.front-page']],
    [['reviewsUrl'], 'https://reviews.test/?of=us', []],
    [['reviewsUrl'], 'https://reviews.test/#us', []],
    [['office', 'mapUrl'], 'https://maps.test/', ['link.front-page']],
    [['office', 'embedUrl'], 'https://maps.test/', ['link.front-page']],
    [['social', 1, 'url'], 'https://www.mastodon.test/', ['link.front-page']],
    [['url'], 'https://our-lakes.test', []],
    [['url'], 'https://www.example.com', ['placeholder.example']],
    [['reviewsUrl'], 'https://example.org', ['placeholder.example']],
    [['reviewsUrl'], 'https://my-example.net/us', []],
    [['reviewsUrl'], 'https://example.net.test/us', []],
    // A channel with nothing but the message leads to nobody.
    [['channels', 1, 'address'], 'https://line.test/{text}', ['link.front-page']],
    [['channels', 1, 'address'], 'https://line.test/{phone}', []],
    [['chatClicks'], 'https://example.com/clicks', ['placeholder.example']],
  ])('at %j that leads to %s is reported as %j', (path, url, expected) => {
    expect(contactFindings(site.set('site.json', path, url))).toEqual(
      expected.map((code) => `${path.join('.')} ${code}`),
    );
  });

  it('is reported where the contact form is sent, too', () => {
    const form: Json = { to: 'endpoint', url: 'https://forms.example.com/send' };
    expect(contactFindings(site.set('site.json', ['contactForm'], form))).toEqual([
      'contactForm.url placeholder.example',
    ]);
  });
});

describe('what the operator has listed as not yet confirmed', () => {
  const unlikely = site
    .set('site.json', ['phones', 0, 'number'], '+31 322 9999999')
    .set('site.json', ['email'], 'us@example.com')
    .set('site.json', ['office', 'mapUrl'], 'https://maps.test/')
    .set('site.json', ['social', 1, 'url'], 'https://www.mastodon.test/');
  const all = [
    'office.mapUrl link.front-page',
    'social.1.url link.front-page',
    'phones.0.number placeholder.phone',
    'email placeholder.example',
  ];

  it.each<readonly [listed: string, told: readonly string[], instead: readonly string[]]>([
    ['phones.0.number', ['phones.0.number'], ['phones.0.number']],
    ['phones', ['phones.0.number'], ['phones']],
    ['email', ['email'], ['email']],
    ['office.mapUrl', ['office.mapUrl'], ['office.mapUrl']],
    // With all that is below it.
    ['social', ['social.1.url'], ['social']],
    ['social.1', ['social.1.url'], ['social.1']],
    // But nothing else that begins alike.
    ['social.0', [], ['social.0']],
    ['url', [], ['url']],
  ])('as %s is told as that, and once', (listed, told, instead) => {
    const found = contactFindings(unlikely.set('site.json', ['unconfirmed'], { [listed]: 'Is it right?' }));
    const others = all.filter((finding) => !told.some((path) => finding.startsWith(`${path} `)));
    expect(found.toSorted()).toEqual(
      [...others, ...instead.map((path) => `${path} placeholder.unconfirmed`)].toSorted(),
    );
  });
});

describe('an address that is told of the chat', () => {
  it.each([
    ['https://laghi-lenti.example/clicks', []],
    ['https://www.laghi-lenti.example/clicks', []],
    ['https://count.er.laghi-lenti.example', []],
    ['https://my-laghi-lenti.example/clicks', ['chatClicks chat-clicks.elsewhere']],
    ['https://counter.test/clicks', ['chatClicks chat-clicks.elsewhere']],
  ])('such as %s is the operator’s own, or reported: %j', (address, expected) => {
    const found = newFindings(site.set('site.json', ['chatClicks'], address));
    expect(found.map(({ at, code }) => `${at.path} ${code}`)).toEqual(expected);
  });

  it.each([
    ['https://www.laghi-lenti.example', 'https://laghi-lenti.example/clicks'],
    ['https://lakes-www.our.example', 'https://lakes-www.our.example/clicks'],
  ])('of the site at %s may be %s', (url, clicks) => {
    const workspace = site.set('site.json', ['url'], url).set('site.json', ['chatClicks'], clicks);
    expect(newFindings(workspace)).toEqual([]);
  });
});

describe('an address of mail', () => {
  it.each([
    ['us@example.com', 1],
    ['us@mail.Example.ORG', 1],
    ['example.com@lakes.test', 0],
  ])('%s is reported %d times', (email, count) => {
    expect(contactFindings(site.set('site.json', ['email'], email))).toHaveLength(count);
  });
});
