import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

function codesAt(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ code }) => /^(?:phone|link|placeholder|chat-clicks|contact|shape)\./.test(code))
    .map(({ code, at }) => `${at.path} ${code}`);
}

it.each([
  ['+39 0322 0', ['phone.length']],
  ['+39 0322 01', []],
  ['+39 0322 012345678', []],
  ['+39 0322 0123456789', ['phone.length']],
  // Italian and San Marinese numbers keep their zero.
  ['+378 0549 012345', []],
  ['+31 0322 012345', ['phone.leading-zero']],
  ['+31-0322 012345', ['phone.leading-zero']],
  ['+31 322 9999999', ['placeholder.phone']],
  ['+31 322 1999999', []],
])('the telephone number %j is reported as %j', (phone, expected) => {
  const found = codesAt(site.set('site.json', ['phones', 0, 'number'], phone));
  expect(found).toEqual(expected.map((code) => `phones.0.number ${code}`));
});

describe('an address of the web', () => {
  it.each<readonly [path: readonly (string | number)[], url: string, expected: readonly string[]]>([
    [['reviewsUrl'], 'https://reviews.test', ['link.front-page']],
    [['reviewsUrl'], 'https://reviews.test/?of=us', []],
    [['reviewsUrl'], 'https://reviews.test/#us', []],
    [['office', 'embedUrl'], 'https://maps.test/', ['link.front-page']],
    [['social', 1, 'url'], 'https://www.mastodon.test/', ['link.front-page']],
    [['reviewsUrl'], 'https://example.org', ['placeholder.example']],
    [['reviewsUrl'], 'https://my-example.net/us', []],
    [['reviewsUrl'], 'https://example.net.test/us', []],
    // A channel with nothing but the message leads to nobody.
    [['channels', 1, 'address'], 'https://line.test/{text}', ['link.front-page']],
    [['channels', 1, 'address'], 'https://line.test/{phone}', []],
    [['contactForm', 'url'], 'https://forms.example.com/send', ['placeholder.example']],
    [['chatClicks'], 'https://www.laghi-lenti.example/clicks', []],
    [['chatClicks'], 'https://count.er.laghi-lenti.example', []],
    [['chatClicks'], 'https://my-laghi-lenti.example/clicks', ['chat-clicks.elsewhere']],
  ])('at %j that leads to %s is reported as %j', (path, url, expected) => {
    const found = codesAt(site.set('site.json', path, url));
    expect(found).toEqual(expected.map((code) => `${path.join('.')} ${code}`));
  });

  it.each([
    ['https://www.laghi-lenti.example', 'https://laghi-lenti.example/clicks'],
    ['https://lakes-www.our.example', 'https://lakes-www.our.example/clicks'],
  ])('of the site at %s may count chats at %s', (url, clicks) => {
    const workspace = site.set('site.json', ['url'], url).set('site.json', ['chatClicks'], clicks);
    expect(newFindings(workspace)).toEqual([]);
  });
});

it.each([
  ['us@mail.Example.ORG', ['email placeholder.example']],
  ['example.com@lakes.test', []],
])('the address of mail %s is reported as %j', (email, expected) => {
  expect(codesAt(site.set('site.json', ['email'], email))).toEqual(expected);
});

describe('a channel', () => {
  it.each<readonly [address: string, unknown: readonly string[]]>([
    ['https://line.test/{phone}?mail={email}&message={text}', []],
    ['https://line.test/{name}?message={text}&of={name}', ['{name}']],
    ['https://line.test/a?m={}&n={Text}', ['{Text}', '{}']],
    ['https://line.test/text?m=text}&n={phone', []],
  ])('with the address %s has values that mean nothing: %j', (address, unknown) => {
    const found = newFindings(site.set('site.json', ['channels', 1, 'address'], address));
    const messages = found
      .filter(({ code }) => code === 'channel.unknown-value')
      .map(({ message }) => message);
    expect(messages).toEqual(unknown.map((name) => `"${name}" has no meaning in the address of a channel.`));
  });

  it.each<readonly [part: string, names: Json, found: readonly string[]]>([
    ['channels', { chat: 'LINE', line: ' line ', email: 'E-mail' }, ['channels.line contact.same-name']],
    ['phones', { office: 'Straße', emergency: 'Strasse' }, []],
    // A number is no name, and is reported as such only.
    [
      'phones',
      { office: 5, emergency: 5 },
      ['phones.office shape.wrong-type', 'phones.emergency shape.wrong-type'],
    ],
  ])('of %s with names that visitors cannot tell apart, %j, is reported: %j', (part, names, expected) => {
    expect(codesAt(site.set('texts/it/labels.json', [part], names))).toEqual(expected);
  });
});

it.each<readonly [names: Json, found: readonly string[]]>([
  [{}, []],
  [{ office: 'Ufficio' }, []],
  [{ office: 5 }, ['phones.office shape.wrong-type']],
  [{ shop: 'Negozio' }, ['phones.shop text.unused']],
])('The only phone of a site may have a name, which is checked: %j', (names, expected) => {
  const single = site
    .set('site.json', ['phones'], [{ id: 'office', number: '+39 0322 012345' }])
    .set('texts/it/labels.json', ['phones'], names);
  const found = newFindings(single).filter(({ at }) => at.file === 'texts/it/labels.json');
  expect(found.map(({ at, code }) => `${at.path} ${code}`)).toEqual(expected);
});

describe('a value that is listed as unconfirmed', () => {
  it.each<readonly [file: string, path: string, expected: string]>([
    ['site.json', 'office.point', 'office.point placeholder.unconfirmed'],
    ['destinations/mottarone.json', 'priceFrom', 'priceFrom placeholder.unconfirmed'],
    ['site.json', 'social.2.url', 'unconfirmed.social.2.url placeholder.unknown-path'],
    ['site.json', 'social.length', 'unconfirmed.social.length placeholder.unknown-path'],
    ['site.json', 'social..url', 'unconfirmed.social..url placeholder.unknown-path'],
  ])('in %s at %s is reported: %s', (file, path, expected) => {
    expect(codesAt(site.set(file, ['unconfirmed'], { [path]: 'Is it right?' }))).toEqual([expected]);
  });

  const unlikely = site
    .set('site.json', ['phones', 0, 'number'], '+31 322 9999999')
    .set('site.json', ['email'], 'us@example.com')
    .set('site.json', ['social', 1, 'url'], 'https://www.mastodon.test/');
  const all = [
    'social.1.url link.front-page',
    'phones.0.number placeholder.phone',
    'email placeholder.example',
  ];

  it.each<readonly [listed: string, replaced: readonly string[]]>([
    ['phones.0.number', ['phones.0.number']],
    ['phones', ['phones.0.number']],
    ['social.1', ['social.1.url']],
    // Nothing else that begins alike.
    ['social.0', []],
    ['url', []],
  ])('as %s is not reported as a likely placeholder as well', (listed, replaced) => {
    const found = codesAt(unlikely.set('site.json', ['unconfirmed'], { [listed]: 'Is it right?' }));
    const others = all.filter((finding) => !replaced.some((path) => finding.startsWith(`${path} `)));
    expect(found.toSorted()).toEqual([...others, `${listed} placeholder.unconfirmed`].toSorted());
  });
});
