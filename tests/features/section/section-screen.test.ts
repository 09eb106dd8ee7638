import { MantineProvider } from '@mantine/core';
import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SectionScreen } from '../../../src/features/section/SectionScreen.tsx';
import { SiteProvider } from '../../../src/shared/site-context.tsx';
import { withTours } from '../../helpers/long-list.ts';
import { pageIn } from '../../helpers/resolved-pages.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { siteValue } from '../../helpers/site-value.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const value = siteValue(resolvedWorkspace(secondOperator()));

/** A section page of the second operator as a document shows it before any script. */
function shown(workspace: Workspace, path: string): Document {
  const screen = createElement(SectionScreen, { page: pageIn(workspace, 'section', path) });
  const site = createElement(
    SiteProvider,
    { value },
    createElement(StaticRouter, { location: path }, screen),
  );
  return parseHTML(`<main>${renderToStaticMarkup(createElement(MantineProvider, null, site))}</main>`)
    .document;
}

const long = withTours(secondOperator(), 130);

function linksIn(document: Document) {
  return [...document.querySelectorAll('nav a')].map((link) => [
    link.textContent,
    ...['aria-label', 'href', 'rel', 'aria-current'].map((name) => link.getAttribute(name)),
  ]);
}

describe('a page of a long list', () => {
  it('links to its neighbours, the first and the last, by links that work without scripts', () => {
    const document = shown(long, '/viaggi/5');
    expect(document.querySelector('nav')?.getAttribute('aria-label')).toBe('Pagine di questo elenco');
    expect(document.querySelector('[data-after-gap]')?.textContent).toBe('4');
    expect(linksIn(document)).toEqual([
      ['Precedente', null, '/viaggi/4', 'prev', null],
      ['1', 'Pagina 1', '/viaggi', null, null],
      ['4', 'Pagina 4', '/viaggi/4', null, null],
      ['5', 'Pagina 5', '/viaggi/5', null, 'page'],
      ['6', 'Pagina 6', '/viaggi/6', null, null],
      ['7', 'Pagina 7', '/viaggi/7', null, null],
      ['8', 'Pagina 8', '/viaggi/8', null, null],
      ['Successiva', null, '/viaggi/6', 'next', null],
    ]);
  });

  it('shows the tours of this page alone, says which they are, and has no filters for these few', () => {
    const document = shown(long, '/viaggi/2');
    expect(document.querySelectorAll('article')).toHaveLength(18);
    expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Viaggi da 19 a 36 di 133 a confronto',
      'Soggiorni sul lago',
    ]);
    expect(document.querySelectorAll('form')).toHaveLength(1);
    expect(document.querySelector('form fieldset')).toBeNull();
    expect(document.querySelector('h1')?.textContent).toBe('I nostri viaggi, pagina 2');
  });
});
