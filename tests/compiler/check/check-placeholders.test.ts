import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator();

describe('a value that is still to be confirmed', () => {
  it.each<readonly [file: string, path: string, expected: string]>([
    ['site.json', 'phones.0.number', 'phones.0.number placeholder.unconfirmed'],
    ['site.json', 'social.1.url', 'social.1.url placeholder.unconfirmed'],
    ['site.json', 'social.2.url', 'unconfirmed.social.2.url placeholder.unknown-path'],
    ['site.json', 'social.length', 'unconfirmed.social.length placeholder.unknown-path'],
    ['site.json', 'social..url', 'unconfirmed.social..url placeholder.unknown-path'],
    ['site.json', 'office.point', 'office.point placeholder.unconfirmed'],
    ['site.json', 'fone', 'unconfirmed.fone placeholder.unknown-path'],
    ['destinations/mottarone.json', 'priceFrom', 'priceFrom placeholder.unconfirmed'],
  ])('in %s at %s is reported: %s', (file, path, expected) => {
    const found = newFindings(site.set(file, ['unconfirmed'], { [path]: 'Is it right?' }));
    expect(found.map(({ at, code }) => `${at.file} ${at.path} ${code}`)).toEqual([`${file} ${expected}`]);
  });
});

const pages = Array.from({ length: 11 }, (_, index) => ({
  network: 'mastodon',
  name: 'Us',
  url: `https://us.test/@us${index}`,
}));

it.each<readonly [file: string, path: string, whole: Json, marked: string]>([
  ['site.json', 'social.10.url', pages, '"https://us.test/@us10"'],
  ['prices/sentiero.json', 'singleSupplement.4', { 4: 380 }, '380'],
])('in %s, what is still to be confirmed at %s is marked itself', (file, path, whole, marked) => {
  const field = path.slice(0, path.indexOf('.'));
  const workspace = site.set(file, [field], whole).set(file, ['unconfirmed'], { [path]: 'Is it right?' });
  const found = newFindings(workspace).find(({ code }) => code === 'placeholder.unconfirmed');
  const line = workspace.text(file).split('\n')[(found?.at.line ?? 0) - 1];
  expect(line?.slice(-marked.length)).toBe(marked);
  expect(found?.at.length).toBe(marked.length);
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
