import { MantineProvider } from '@mantine/core';
import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { validFiles } from '../../scripts/compiler/validate/validate-files.ts';
import { withChanges } from '../../scripts/operator/data-folder/save-changes.ts';
import { planRemove } from '../../scripts/operator/scaffold/plan-remove.ts';
import { loadScreen, renderScreen } from '../../src/app/screens.tsx';
import { Footer } from '../../src/features/footer/Footer.tsx';
import { Header } from '../../src/features/header/Header.tsx';
import { SiteProvider } from '../../src/shared/site-context.tsx';
import { errorsOf } from '../helpers/findings.ts';
import { languageOf } from '../helpers/first-operator.ts';
import { freshSite } from '../helpers/new-sites.ts';
import { resolvedWorkspace } from '../helpers/resolved-workspace.ts';
import { siteValue } from '../helpers/site-value.ts';
import { secondOperator, Workspace } from '../helpers/workspace.ts';

const operator = secondOperator();
/** Tests ignore the styles, which are longer than most pages. */
const UNSTYLED = { withCssVariables: false, withGlobalClasses: false };

/** The traces of empty lists on the pages of a language and around them, before scripts, with the address; what React warns of. */
async function findTraces(workspace: Workspace, code = 'it'): Promise<readonly string[]> {
  const site = resolvedWorkspace(workspace);
  const value = siteValue(site, code);
  const traces: string[] = [];
  const warned = vi
    .spyOn(console, 'error')
    .mockImplementation((...words) => void traces.push(words.join(' ')));
  for (const page of languageOf(site, code).pages) {
    await loadScreen(page.kind);
    const router = createElement(
      StaticRouter,
      { location: page.path },
      createElement(Header, { languages: null, chatMessage: '' }),
      renderScreen(page),
      createElement(Footer),
    );
    const app = createElement(MantineProvider, UNSTYLED, createElement(SiteProvider, { value }, router));
    const { document } = parseHTML(`<body>${renderToStaticMarkup(app)}</body>`);
    traces.push(...tracesIn(document).map((trace) => `${page.path} ${trace}`));
  }
  warned.mockRestore();
  return traces;
}

const HEADING = 'h1, h2, h3, h4, h5, h6';
/** Elements that show something without words. */
const SHOWN = 'img, picture, svg, input, select, textarea, button, iframe';

/** Lists without entries, headings of nothing, and parts that show nothing. */
function tracesIn(document: Document): readonly string[] {
  const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
  const isEmpty = (element: Element): boolean =>
    (element.textContent ?? '').trim() === '' && element.querySelector(SHOWN) === null;
  const isLone = (heading: Element): boolean => {
    const part = heading.closest('section, article, aside, figure, details') ?? heading.parentElement;
    const rest = (part?.textContent ?? '').trim();
    return rest === (heading.textContent ?? '').trim() && part?.querySelector(SHOWN) === null;
  };
  const shown = (element: Element): string =>
    `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 40)}`.trim();
  return [
    ...all('ul, ol, dl, nav, table, tbody, fieldset, section, article, aside, figure, details').filter(
      isEmpty,
    ),
    ...all(HEADING).filter((heading) => heading.localName !== 'h1' && isLone(heading)),
  ].map(shown);
}

/** Lists that may have no entries, as file and path. */
const LISTS = [
  'about.json team',
  'calendar.json offers',
  'featured-tours.json featuredTours',
  'home.json popular',
  'home.json statistics',
  'navigation.json footer.quickLinks',
  'packages/mottarone-mezza-giornata.json destinations',
  'questions.json questions',
  'navigation.json footer.popularDestinations',
  'site.json social',
  'site.json destinationTabs',
  'testimonials.json testimonials',
  'texts/it/destinations.json mottarone.highlights',
  'texts/it/packages.json orta-2d.special',
];

/** The workspace without the entries of a list and the texts of these entries. */
function withoutEntries(workspace: Workspace, list: string): Workspace {
  const [file = '', path = ''] = list.split(' ');
  let empty = workspace.set(file, path.split('.'), []);
  const lost = errorsOf(empty).filter(({ code }) => code === 'text.unknown-entry');
  for (const { at } of lost) empty = empty.unset(at.file, at.path.split('.'));
  return empty;
}

describe('a list without entries', { timeout: 60_000 }, () => {
  it.each([0, 1])(
    'leaves no trace on any page, beside lists with entries: every second, from %i',
    async (first) => {
      const lists = LISTS.filter((_, index) => index % 2 === first);
      expect(await findTraces(lists.reduce(withoutEntries, operator))).toEqual([]);
    },
  );

  it('leaves no trace where all lists are empty that may be', async () => {
    expect(await findTraces(LISTS.reduce(withoutEntries, operator))).toEqual([]);
  });

  it('leaves no trace where its only tour is removed', async () => {
    const plan = { kind: 'package', id: 'isole-lente-3d' } as const;
    const { changes } = planRemove(validFiles(operator.sources), plan, () => undefined);
    const left = new Workspace(
      withChanges(operator.sources, changes).map(({ path, bytes }) => [path, bytes] as const),
    );
    expect(await findTraces(left)).toEqual([]);
  });

  it('leaves no trace on a new site', async () => {
    expect(await findTraces(await freshSite(), 'fr')).toEqual([]);
  });
});
