import { describe, expect, it } from 'vitest';
import { listFindings, newFindings } from '../../helpers/findings.ts';
import { withTours } from '../../helpers/long-list.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const [island, summit] = ['destinations/isolaSanGiulio.json', 'destinations/mottarone.json'];

function codesAt(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ code }) => /^(?:address|redirect)\./.test(code))
    .map(({ at, code }) => `${at.path.replace(/^redirects\./, '')} ${code}`);
}

function withRedirects(redirects: Readonly<Record<string, string>>): Workspace {
  return site.withFile('redirects.json', { redirects });
}

describe('an address of a page', () => {
  it('that three pages share is reported at the second and the third', () => {
    const same = site.set(island, ['path'], '/viaggi/orta-2d').set(summit, ['path'], '/viaggi/orta-2d');
    expect(listFindings(same, /^address\./)).toEqual([
      `${island} path address.duplicate`,
      `${summit} path address.duplicate`,
    ]);
  });

  const long = withTours(site, 30);

  it.each<readonly [file: string, workspace: Workspace]>([
    ['destinations/mottarone.json', long.set(summit, ['path'], '/viaggi/2')],
    ['site.json', long.set('site.json', ['pages', 'about'], '/viaggi/2')],
    ['packages/2.json', long.withFile('packages/2.json', site.json('packages/orta-2d.json'))],
  ])('in %s cannot be that of the second page of a long list', (file, workspace) => {
    const found = newFindings(workspace).filter(({ code }) => code.startsWith('address.'));
    expect(found.map(({ at, code, message }) => `${at.file} ${code} ${message}`)).toEqual([
      `${file} address.list-page The address "/viaggi/2" belongs to page 2 of the tours of "sections/viaggi.json".`,
    ]);
  });

  it('below that of a list of one page is free', () => {
    expect(codesAt(site.set(summit, ['path'], '/viaggi/2'))).toEqual([]);
  });

  it('of a long list that starts with a language code is reported once, not once a page', () => {
    expect(codesAt(long.set('sections/viaggi.json', ['path'], '/it'))).toEqual(['path address.language']);
  });

  it.each([
    ['/it', ['path address.language']],
    ['/italia/monte', []],
    ['/monte/it', []],
    ['/data', ['path address.reserved']],
    ['/images/monte', ['path address.reserved']],
    ['/monte/images', []],
  ])('%s is reported as %j', (path, expected) => {
    expect(codesAt(site.set(summit, ['path'], path))).toEqual(expected);
  });
});

describe('a redirect', () => {
  it.each<readonly [redirects: Readonly<Record<string, string>>, expected: readonly string[]]>([
    [{ '/isole': '/luoghi' }, []],
    [{ '/isole': '/posti', '/posti': '/luoghi' }, ['/isole redirect.chain']],
    // The target is both a page and an old address: only the old address is wrong.
    [{ '/isole': '/luoghi', '/luoghi': '/viaggi' }, ['/luoghi redirect.is-page']],
  ])('of %j is reported as %j', (redirects, expected) => {
    expect(codesAt(withRedirects(redirects))).toEqual(expected);
  });

  it('is not judged while the entry of its target, or site.json, cannot be read', () => {
    const redirected = withRedirects({ '/isole': '/viaggi/orta-2d' });
    expect(codesAt(redirected.withText('packages/orta-2d.json', '{'))).toEqual([]);
    expect(codesAt(redirected.without('site.json'))).toEqual([]);
  });

  it.each([
    ['/de/chi-siamo', ['languages.de redirect.is-page']],
    ['/chi-siamo/de', []],
    ['/deposito', []],
  ])('of the former language "de" beside a page %s is reported as %j', (address, expected) => {
    const former = site.withFile('redirects.json', { redirects: {}, languages: { de: 'it' } });
    expect(codesAt(former.set('site.json', ['pages', 'about'], address))).toEqual(expected);
  });
});
