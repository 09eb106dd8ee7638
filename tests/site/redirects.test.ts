import { describe, expect, it } from 'vitest';
import { checkSite } from '../../scripts/compiler/check-site.ts';
import type { GeneratedFile } from '../../scripts/compiler/emit/generated-file.ts';
import { resolveSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import { soundContent } from '../../scripts/compiler/resolve/sound-content.ts';
import { redirectFiles } from '../../scripts/site/redirects.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

function filesOf(workspace: Workspace): readonly GeneratedFile[] {
  const { ok, diagnostics, model } = checkSite(workspace.sources);
  if (!ok) throw new Error(diagnostics[0]?.message);
  return redirectFiles(resolveSite(soundContent(model)));
}

const moved = secondOperator()
  .withFile('redirects.json', { redirects: { '/vecchio/luogo': '/luoghi' } })
  .set('texts/it/pages.json', ['destinations', 'meta', 'title'], 'Luoghi & "isole" <nuovi>');

function contentOf(path: string): string {
  return filesOf(moved).find((file) => file.path === path)?.content ?? '';
}

describe('redirects', () => {
  it('are nothing where there are none', () => {
    expect(filesOf(secondOperator())).toEqual([]);
  });

  it('are a page in every language, and a list for hosts', () => {
    expect(filesOf(moved).map(({ path }) => path)).toEqual([
      'vecchio/luogo/index.html',
      'nl/vecchio/luogo/index.html',
      '_redirects',
    ]);
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
      '<a href="/luoghi">Luoghi &amp; &quot;isole&quot; &lt;nuovi></a>',
    );
  });

  it('are listed with the status of what has moved for good', () => {
    expect(contentOf('_redirects')).toBe('/vecchio/luogo /luoghi 301\n/nl/vecchio/luogo /nl/luoghi 301\n');
  });
});
