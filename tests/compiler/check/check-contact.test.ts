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
    ['+39 0322 0', ['phone phone.length']],
    ['+39 0322 01', []],
    ['+39 0322 012345678', []],
    ['+39 0322 0123456789', ['phone phone.length']],
    ['+31 0322 012345', ['phone phone.leading-zero']],
    ['+31-0322 012345', ['phone phone.leading-zero']],
    ['+378 0549 012345', []],
    ['+31 322 0123450', []],
    ['+31 322 9999999', ['phone placeholder.phone']],
    ['+31 322 1999999', []],
  ])('%j is reported as %j', (phone, expected) => {
    expect(contactFindings(site.set('site.json', ['phone'], phone))).toEqual(expected);
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
  ])('at %j that leads to %s is reported as %j', (path, url, expected) => {
    expect(contactFindings(site.set('site.json', path, url))).toEqual(
      expected.map((code) => `${path.join('.')} ${code}`),
    );
  });

  it('is reported where the contact form is sent, too', () => {
    const form: Json = { to: 'endpoint', url: 'https://forms.example.com/send' };
    expect(contactFindings(site.set('site.json', ['contactForm'], form))).toHaveLength(1);
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
