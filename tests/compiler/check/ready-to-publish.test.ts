import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { newFindings } from '../../helpers/findings.ts';
import { firstOperatorFolder } from '../../helpers/first-operator.ts';
import { runCommand } from '../../helpers/run-command.ts';
import { onDisk } from '../../helpers/temporary-folder.ts';
import { secondOperator, type Workspace, workspaceOf } from '../../helpers/workspace.ts';

/** The second operator's data with addresses that somebody can have. */
const ready = secondOperator()
  .withText('site.json', secondOperator().text('site.json').replaceAll('.example', '.lakes.it'))
  // It would have to move with the site.
  .unset('site.json', ['chatClicks']);

/** What keeps a site from going online: where, and what. */
function refusals(workspace: Workspace): readonly string[] {
  return checkSite(workspace.sources, { forPublishing: true })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ at, code }) => `${at.file} ${at.path} ${code}`);
}

describe('a site that may go online', () => {
  it('has no errors', () => {
    expect(refusals(ready)).toEqual([]);
  });

  it('passes the command', async () => {
    expect((await runCommand('check', '--publish', '--data', onDisk(ready))).code).toBe(0);
  });
});

describe('the first operator’s site', () => {
  const found = refusals(workspaceOf(firstOperatorFolder));

  it.each([
    'site.json brand placeholder.unconfirmed',
    'site.json url placeholder.unconfirmed',
    'site.json phones.0.number placeholder.unconfirmed',
    'site.json email placeholder.unconfirmed',
    'site.json address placeholder.unconfirmed',
    'site.json office placeholder.unconfirmed',
    'site.json reviewsUrl placeholder.unconfirmed',
    'site.json social.0.url placeholder.unconfirmed',
    'site.json social.1.url placeholder.unconfirmed',
    'site.json contactForm.to contact.local',
    'site.json newsletter.to newsletter.local',
    'pages/imprint.json path placeholder.unconfirmed',
    'pages/privacy.json path placeholder.unconfirmed',
  ])('is kept back by %s', (refusal) => {
    expect(found).toContain(refusal);
  });

  it('is told of samples, which do not keep it back: pages leave them out', () => {
    const told = checkSite(workspaceOf(firstOperatorFolder).sources, { forPublishing: true })
      .diagnostics.filter(({ code }) => code === 'placeholder.sample')
      .map(({ at, severity }) => `${severity} ${at.file} ${at.path}`);
    expect(told).toEqual([
      ...[0, 1, 2, 3].map((index) => `warning about.json statistics.${index}.value`),
      ...[
        'giliIslands',
        'giliTrawangan',
        'kenawaIsland',
        'moyoIsland',
        'pinkBeach',
        'sembalun',
        'senaru',
      ].map((id) => `warning destinations/${id}.json rating`),
      ...[0, 1, 2].map((index) => `warning home.json statistics.${index}.value`),
      ...[0, 1, 2].map((index) => `warning testimonials.json testimonials.${index}`),
    ]);
  });

  it('is kept back by placeholders that are said to be right, too', () => {
    const confirmed = refusals(workspaceOf(firstOperatorFolder).unset('site.json', ['unconfirmed']));
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

  it('fails the command with --publish only', async () => {
    expect((await runCommand('check', '--publish')).code).toBe(1);
    expect((await runCommand('check')).code).toBe(0);
  });
});

describe('an address that nobody can open', () => {
  it.each([
    ['https://localhost/us', 1],
    ['https://our-computer/us', 1],
    ['https://us.test/', 1],
    ['https://us.EXAMPLE/', 1],
    ['https://us.invalid/', 1],
    ['https://printer.local/us', 1],
    ['https://test.us.it/', 0],
    ['https://local.it/', 0],
  ])('such as %s is refused %d times', (url, count) => {
    expect(refusals(ready.set('site.json', ['url'], url))).toHaveLength(count);
  });

  it('is not looked for without site.json', () => {
    const found = newFindings(ready.without('site.json'), { forPublishing: true });
    expect(found.map(({ code }) => code)).toEqual(['file.missing']);
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
});

describe('what somebody has answered for', () => {
  const noted = (code: string, path: string) => [{ code, path, reason: 'It is so.', until: '2030-12-31' }];

  it('goes online if it only looked like a placeholder', () => {
    const bare = ready
      .set('site.json', ['social', 0, 'url'], 'https://laghilenti.social.it/')
      .set('site.json', ['acknowledged'], noted('link.front-page', 'social.0.url'));
    expect(refusals(bare)).toEqual([]);
  });

  it('does not if it is one', () => {
    const local = ready
      .set('site.json', ['contactForm'], { to: 'local' })
      .set('site.json', ['acknowledged'], noted('contact.local', 'contactForm.to'));
    expect(refusals(local)).toEqual(['site.json contactForm.to contact.local']);
  });
});
