import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator();

describe('a value that is still to be confirmed', () => {
  it.each<readonly [file: string, path: string, expected: string]>([
    ['site.json', 'phones.0.number', 'phones.0.number placeholder.unconfirmed'],
    ['site.json', 'social.1.url', 'social.1.url placeholder.unconfirmed'],
    ['site.json', 'social.2.url', 'unconfirmed.social.2.url placeholder.unknown-path'],
    ['site.json', 'office.point', 'office.point placeholder.unconfirmed'],
    ['site.json', 'fone', 'unconfirmed.fone placeholder.unknown-path'],
    ['destinations/mottarone.json', 'priceFrom', 'priceFrom placeholder.unconfirmed'],
  ])('in %s at %s is reported: %s', (file, path, expected) => {
    const found = newFindings(site.set(file, ['unconfirmed'], { [path]: 'Is it right?' }));
    expect(found.map(({ at, code }) => `${at.file} ${at.path} ${code}`)).toEqual([`${file} ${expected}`]);
  });
});

it('values are found in lists of more than ten, too', () => {
  const pages = Array.from({ length: 11 }, () => ({
    network: 'mastodon',
    name: 'Us',
    url: 'https://us.test/@us',
  }));
  const workspace = site.set('site.json', ['social'], pages).set('site.json', ['unconfirmed'], {
    'social.10.url': 'Is it right?',
  });
  expect(newFindings(workspace).map(({ at, code }) => `${at.path} ${code}`)).toContain(
    'social.10.url placeholder.unconfirmed',
  );
});

describe('a contact form', () => {
  it('that keeps what is written is reported', () => {
    const found = newFindings(site.set('site.json', ['contactForm'], { to: 'local' }));
    expect(found.map(({ at, code }) => `${at.path} ${code}`)).toEqual(['contactForm.to contact.local']);
  });

  it('that sends mail is not', () => {
    expect(newFindings(site)).toEqual([]);
  });
});
