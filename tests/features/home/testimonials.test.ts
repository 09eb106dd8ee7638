import { MantineProvider } from '@mantine/core';
import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Testimonials } from '../../../src/features/home/Testimonials.tsx';
import { type SiteContextValue, SiteProvider } from '../../../src/i18n/site-context.tsx';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { scriptSite } from '../../helpers/script-site.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

/** What guests said, as the home page of a language shows it: the elements of quotes and names, with their languages. */
function shown(workspace: Workspace, code: string): readonly string[] {
  const { languages } = resolvedWorkspace(workspace);
  const language = languages.find(({ info }) => info.code === code);
  const page = language?.pages.find(({ kind }) => kind === 'home');
  if (!language || page?.kind !== 'home') throw new Error(code);
  const value = {
    language: language.info,
    languages: languages.map(({ info }) => info),
    messages: { common: { rating: ({ rating }: { readonly rating: string }) => rating } },
  } as unknown as SiteContextValue;
  const site = createElement(SiteProvider, { value }, createElement(Testimonials, { page }));
  const markup = renderToStaticMarkup(createElement(MantineProvider, null, site));
  const { document } = parseHTML(`<main>${markup}</main>`);
  return [...document.querySelectorAll('blockquote, figcaption span')].map(({ localName, attributes }) =>
    [localName, ...[...attributes].map((attribute) => `${attribute.name}=${attribute.value}`)].join(' '),
  );
}

/** A site whose guests have not been translated into a language. */
function withoutTestimonials(workspace: Workspace, code: string): Workspace {
  return workspace.without(`texts/${code}/testimonials.json`);
}

describe('what a guest said in another language than the page', () => {
  it('is marked with it, and with its direction where that is the other', () => {
    const elements = shown(withoutTestimonials(scriptSite(), 'ar'), 'ar');
    expect(elements).toContain('blockquote lang=nl dir=ltr');
    expect(elements).toContain('span lang=nl dir=ltr');
  });

  it('is marked with it alone where both run the same way', () => {
    const elements = shown(withoutTestimonials(scriptSite(), 'ja'), 'ja');
    expect(elements).toContain('blockquote lang=nl');
  });

  it('is not marked where it is the page’s', () => {
    expect(new Set(shown(secondOperator(), 'it'))).toEqual(new Set(['blockquote']));
  });
});
