import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { newFindings } from '../../helpers/findings.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

function withRedirects(redirects: Readonly<Record<string, string>>): Workspace {
  return site.withFile('redirects.json', { redirects });
}

function redirectFindings(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ at }) => at.file === 'redirects.json')
    .map(({ code, at }) => `${at.path.replace(/^redirects\./, '')} ${code}`);
}

describe('a redirect', () => {
  it.each<readonly [redirects: Readonly<Record<string, string>>, expected: readonly string[]]>([
    [{ '/isole': '/luoghi' }, []],
    [{ '/isole': '/luogi' }, ['/isole redirect.unknown-target']],
    [{ '/luoghi': '/viaggi' }, ['/luoghi redirect.is-page']],
    [{ '/isole': '/posti', '/posti': '/luoghi' }, ['/isole redirect.chain']],
    [{ '/nl/posti': '/luoghi' }, ['/nl/posti address.language']],
    [{ '/images/posti': '/luoghi' }, ['/images/posti address.reserved']],
    // To an address that is both: it is a page, whatever else stands there.
    [{ '/isole': '/luoghi', '/luoghi': '/viaggi' }, ['/luoghi redirect.is-page']],
  ])('of %j is reported as %j', (redirects, expected) => {
    expect(redirectFindings(withRedirects(redirects))).toEqual(expected);
  });

  it.each<readonly [redirects: Readonly<Record<string, string>>, hint: string]>([
    [{ '/a': '/b', '/b': '/c', '/c': '/luoghi' }, 'Write "/luoghi" here.'],
    [{ '/a': '/b', '/b': '/c', '/c': '/b' }, 'Give the address of a page.'],
  ])('that leads on, as in %j, comes with its end, if it has one', (redirects, hint) => {
    const chain = newFindings(withRedirects(redirects)).find(({ at }) => at.path === 'redirects./a');
    expect(chain?.explain(english).hint).toBe(hint);
  });

  it('is not judged while an entry, and so its page, is not known', () => {
    const broken = withRedirects({ '/isole': '/viaggi/orta-2d' }).withText('packages/orta-2d.json', '{');
    expect(redirectFindings(broken)).toEqual([]);
  });

  it('is not judged while site.json, and with it most addresses, is missing', () => {
    const codes = newFindings(site.without('site.json')).map(({ code }) => code);
    expect(codes.filter((code) => code.startsWith('redirect.'))).toEqual([]);
  });
});

it.each<readonly [address: string, expected: readonly string[]]>([
  ['/de', ['languages.de redirect.is-page']],
  ['/de/chi-siamo', ['languages.de redirect.is-page']],
  ['/chi-siamo/de', []],
  ['/deposito', []],
])('a former language "de" beside a page %s is reported as %j', (address, expected) => {
  const former = site.withFile('redirects.json', { redirects: {}, languages: { de: 'it' } });
  expect(redirectFindings(former.set('site.json', ['pages', 'about'], address))).toEqual(expected);
});
