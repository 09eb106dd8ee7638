import { describe, expect, it } from 'vitest';
import { redirectPages } from '../../../scripts/build/hosting/redirects.ts';
import type { GeneratedFile } from '../../../scripts/compiler/emit/generated-file.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

function pagesOf(workspace: Workspace): readonly GeneratedFile[] {
  return redirectPages(resolvedWorkspace(workspace));
}

const moved = secondOperator()
  .withFile('redirects.json', { redirects: { '/vecchio/luogo': '/luoghi' } })
  .set('texts/it/pages.json', ['destinations', 'meta', 'title'], 'Luoghi & "isole" <nuovi>');

function contentOf(path: string): string {
  return pagesOf(moved).find((file) => file.path === path)?.content ?? '';
}

describe('languages that the site had once', () => {
  const former = secondOperator().withFile('redirects.json', {
    redirects: { '/vecchio/luogo': '/luoghi' },
    languages: { de: 'nl' },
  });
  const pages = pagesOf(former);

  it('lead every address to that of the same page', () => {
    const contents = new Map(pages.map(({ path, content }) => [path, content]));
    expect(contents.get('de/index.html')).toContain('url=/nl"');
    expect(contents.get('de/luoghi/index.html')).toContain('url=/nl/luoghi"');
    expect(contents.get('de/luoghi/index.html')).toContain('<html lang="nl" dir="ltr">');
  });

  it('lead to where pages are that have moved since', () => {
    expect(pages.find(({ path }) => path === 'de/vecchio/luogo/index.html')?.content).toContain(
      'url=/nl/luoghi"',
    );
  });
});

describe('redirects', () => {
  it('are nothing where there are none', () => {
    expect(pagesOf(secondOperator().without('redirects.json'))).toEqual([]);
  });

  it('lead to the page of the same language', () => {
    const page = contentOf('nl/vecchio/luogo/index.html');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/nl/luoghi">');
    expect(page).toContain('<html lang="nl" dir="ltr">');
  });

  it('keep search engines from the old address and name the new one', () => {
    const page = contentOf('vecchio/luogo/index.html');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toMatch(/<link rel="canonical" href="https:\/\/[^/]+\/luoghi">/);
  });

  it('show the name of the page, whatever signs it has', () => {
    expect(contentOf('vecchio/luogo/index.html')).toContain(
      '<a href="/luoghi">Luoghi &amp; &quot;isole&quot; &lt;nuovi&gt;</a>',
    );
  });
});
