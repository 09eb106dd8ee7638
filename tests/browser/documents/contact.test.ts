import { describe, expect, it } from 'vitest';
import { firstOperatorSite, languageOf, pageOf } from '../../helpers/first-operator.ts';
import { documentAt, textOf, textsOf } from '../helpers/documents.ts';
import { VISITS } from '../helpers/visits.ts';

const site = firstOperatorSite();

describe.each(VISITS)('contact, $name', ({ language, prefix }) => {
  const contact = pageOf(languageOf(site, language), 'contact');
  const { shell } = languageOf(site, language);
  const document = documentAt('production', `${prefix}/contact`);

  it('§2 Contact: title, subtitle, location, phone, e-mail, hours and two networks', () => {
    const text = textOf(document, 'main');
    for (const item of [
      contact.title,
      contact.subtitle,
      shell.address,
      ...shell.phones.map(({ number }) => number),
      shell.email,
      ...contact.hours.map(({ days, hours }) => `${days} ${hours}`),
    ])
      expect(text).toContain(item);
    expect(shell.social).toHaveLength(2);
    for (const { href } of shell.social)
      expect(document.querySelectorAll(`main a[href="${href}"]`)).toHaveLength(1);
  });

  it('§5 Contact form: name, e-mail and message carry an asterisk, the subject none', () => {
    const labels = textsOf(document.querySelectorAll('main form label'));
    expect(labels.map((label) => label.includes('*'))).toEqual([true, true, false, true]);
  });

  it('§2 Contact: address and a plain link to the map stand beside it', () => {
    const links = [...document.querySelectorAll(`main a[href="${contact.mapHref}"]`)];
    expect(textsOf(links.flatMap(({ parentElement }) => parentElement ?? []))).toEqual([
      expect.stringContaining(shell.address),
    ]);
  });
});
