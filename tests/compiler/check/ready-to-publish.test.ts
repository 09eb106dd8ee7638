import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { newFindings } from '../../helpers/findings.ts';
import { firstOperator } from '../../helpers/first-operator.ts';
import { runCommand } from '../../helpers/run-command.ts';
import { onDisk } from '../../helpers/temporary-folder.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

/** The second operator's data with addresses that can be real. */
const ready = secondOperator()
  .withText('site.json', secondOperator().text('site.json').replaceAll('.example', '.lakes.it'))
  .unset('site.json', ['chatClicks']);

/** The errors that keep a site from going online: file, path and code. */
function refusals(workspace: Workspace): readonly string[] {
  return checkSite(workspace.sources, { forPublishing: true })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ at, code }) => `${at.file} ${at.path} ${code}`);
}

it('a site without placeholders may go online, also by the command', async () => {
  expect(refusals(ready)).toEqual([]);
  expect((await runCommand('check', '--publish', '--data', onDisk(ready))).code).toBe(0);
});

it('the command fails for a site with placeholders only if it is to go online', async () => {
  const folder = onDisk(firstOperator);
  expect((await runCommand('check', '--publish', '--data', folder)).code).toBe(1);
  expect((await runCommand('check', '--data', folder)).code).toBe(0);
});

describe('a site with placeholders', () => {
  it('is not published because of any of them, listed as unconfirmed or not', () => {
    expect(refusals(firstOperator)).toEqual(
      expect.arrayContaining([
        'site.json phones.0.number placeholder.unconfirmed',
        'site.json contactForm.to contact.local',
        'site.json newsletter.to newsletter.local',
        'pages/imprint.json path placeholder.unconfirmed',
      ]),
    );
    const confirmed = refusals(firstOperator.unset('site.json', ['unconfirmed']));
    expect(confirmed.filter((refusal) => refusal.startsWith('site.json'))).toEqual([
      'site.json url placeholder.example',
      'site.json phones.0.number placeholder.phone',
      'site.json email placeholder.example',
      'site.json social.0.url link.front-page',
      'site.json social.1.url link.front-page',
      'site.json contactForm.to contact.local',
      'site.json newsletter.to newsletter.local',
    ]);
  });
});

it('A language without half of its texts keeps the site offline, unless it is in progress.', () => {
  const finnish = { code: 'fi', locale: 'fi-FI', name: 'Suomi', direction: 'ltr' };
  const refused = (language: Json) => refusals(firstOperator.set('site.json', ['languages', 4], language));
  const refusal = 'site.json languages.4 language.untranslated';
  expect(refused(finnish)).toContain(refusal);
  expect(refused({ ...finnish, published: false })).not.toContain(refusal);
});

describe('an address that nobody can open', () => {
  it.each([
    ['https://localhost/us', 1],
    ['https://printer.local/us', 1],
    ['https://test.us.it/', 0],
  ])('such as %s is refused %d times', (url, count) => {
    expect(refusals(ready.set('site.json', ['url'], url))).toHaveLength(count);
  });

  it('is refused in the chat and in mail, too', () => {
    const chat = 'https://chat.local/{phone}?message={text}';
    expect(refusals(ready.set('site.json', ['channels', 0, 'address'], chat))).toEqual([
      'site.json channels.0.address placeholder.reserved',
    ]);
    expect(refusals(ready.set('site.json', ['email'], 'us@mail.test'))).toEqual([
      'site.json email placeholder.reserved',
    ]);
  });

  it('is not looked for without site.json', () => {
    const found = newFindings(ready.without('site.json'), { forPublishing: true });
    expect(found.map(({ code }) => code)).toEqual(['file.missing']);
  });
});

it('an acknowledged value goes online if it only looked like a placeholder, not if it is one', () => {
  const noted = (code: string, path: string) => [{ code, path, reason: 'It is so.', until: '2030-12-31' }];
  const bare = ready
    .set('site.json', ['social', 0, 'url'], 'https://laghilenti.social.it/')
    .set('site.json', ['acknowledged'], noted('link.front-page', 'social.0.url'));
  expect(refusals(bare)).toEqual([]);
  const local = ready
    .set('site.json', ['contactForm'], { to: 'local' })
    .set('site.json', ['acknowledged'], noted('contact.local', 'contactForm.to'));
  expect(refusals(local)).toEqual(['site.json contactForm.to contact.local']);
});
