import { MantineProvider } from '@mantine/core';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HowItWorks } from '../../../src/features/compare/HowItWorks.tsx';
import { SiteProvider } from '../../../src/shared/site-context.tsx';

/** The steps of two as a document shows them in a locale. */
function shownIn(locale: string): string {
  const page = { how: ['a', 'b'], lists: [], listsTitle: '' } as unknown as ComponentProps<
    typeof HowItWorks
  >['page'];
  const value = { language: { locale } } as unknown as ComponentProps<typeof SiteProvider>['value'];
  const screen = createElement(SiteProvider, { value }, createElement(HowItWorks, { page }));
  return /<ol.*<\/ol>/.exec(renderToStaticMarkup(createElement(MantineProvider, null, screen)))?.[0] ?? '';
}

describe('the steps of comparing', () => {
  it('are numbered by the browser where it knows the digits', () => {
    expect(shownIn('ja-JP')).toMatch(/<li>a<\/li><li>b<\/li>/);
  });

  it('are numbered in the digits of the language where these are others', () => {
    expect(shownIn('ar-EG')).toMatch(/&quot;١\. &quot;">a<\/li>.*&quot;٢\. &quot;">b<\/li>/);
  });
});
