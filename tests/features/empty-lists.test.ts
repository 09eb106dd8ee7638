import { MantineProvider } from '@mantine/core';
import { parseHTML } from 'linkedom';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Messages } from '#generated/messages';
import type { JsonPath } from '../../scripts/compiler/parse/parsed-file.ts';
import { soundFiles } from '../../scripts/compiler/validate/sound-files.ts';
import { withChanges } from '../../scripts/operator/data-folder/changes.ts';
import { planRemove } from '../../scripts/operator/scaffold/plan-remove.ts';
import { loadScreen, Screen } from '../../src/app/screens.tsx';
import { Footer } from '../../src/features/footer/Footer.tsx';
import { Header } from '../../src/features/header/Header.tsx';
import { SiteProvider } from '../../src/i18n/site-context.tsx';
import { compiled, emittedMessages } from '../helpers/compiled-site.ts';
import { errorsOf } from '../helpers/findings.ts';
import { languageOf } from '../helpers/first-operator.ts';
import { type Json, secondOperator, Workspace } from '../helpers/workspace.ts';

const site = secondOperator();
/** Nobody looks at the styles, which are longer than most pages. */
const UNSTYLED = { withCssVariables: false, withGlobalClasses: false };

/** What is left on every page of a language, and around it before scripts, of what is not there; by address. */
async function tracesOf(workspace: Workspace): Promise<readonly string[]> {
  const result = compiled(workspace.sources);
  const { info, shell, pages } = languageOf(result.site, 'it');
  // Modules of one language are made after the type.
  const messages = emittedMessages(result, 'it') as unknown as Messages;
  const nobody = () => Promise.reject(new Error('Nobody asks.'));
  const value = {
    language: info,
    languages: result.site.languages.map((language) => language.info),
    shell,
    messages,
    loadTours: nobody,
    loadPageData: nobody,
  };
  const traces: string[] = [];
  for (const page of pages) {
    const found = await traced(JSON.stringify([page, value]), messages, async () => {
      await loadScreen(page.kind);
      const router = createElement(
        StaticRouter,
        { location: page.path },
        createElement(Header, { languages: null, chatMessage: '' }),
        createElement(Screen, { page }),
        createElement(Footer),
      );
      return createElement(MantineProvider, UNSTYLED, createElement(SiteProvider, { value }, router));
    });
    traces.push(...found.map((trace) => `${page.path} ${trace}`));
  }
  return traces;
}

/** Most pages are the same without a list: each is looked at once. */
const known = new WeakMap<Messages, Map<string, readonly string[]>>();

async function traced(
  content: string,
  messages: Messages,
  makeApp: () => Promise<ReactElement>,
): Promise<readonly string[]> {
  const pages = known.get(messages) ?? new Map<string, readonly string[]>();
  known.set(messages, pages);
  const traces =
    pages.get(content) ??
    tracesIn(parseHTML(`<body>${renderToStaticMarkup(await makeApp())}</body>`).document);
  pages.set(content, traces);
  return traces;
}

const HEADING = 'h1, h2, h3, h4, h5, h6';
/** What shows something without words. */
const SHOWN = 'img, picture, svg, input, select, textarea, button, iframe';

/** Lists without entries, headings of nothing, parts that show nothing, and links to places that are not there. */
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
  const ids = new Set(all('[id]').map(({ id }) => id));
  return [
    ...all('ul, ol, dl, nav, table, tbody, fieldset, section, article, aside, figure, details').filter(
      isEmpty,
    ),
    ...all(HEADING).filter((heading) => heading.localName !== 'h1' && isLone(heading)),
    ...all('a[href^="#"]').filter((link) => {
      const id = decodeURIComponent((link.getAttribute('href') ?? '').slice(1));
      return id !== '' && !ids.has(id);
    }),
  ].map(shown);
}

/** Where in a value lists stand that are not empty. */
function listsIn(value: Json, path: JsonPath = []): readonly JsonPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) && value.length > 0 ? [path] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, part]) =>
      listsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

interface Place {
  readonly file: string;
  readonly path: JsonPath;
}

/** Every list of the data, and of the texts in one language. */
const places = site.paths
  .filter((file) => file.endsWith('.json') && !file.startsWith('texts/nl/'))
  .flatMap((file): readonly Place[] => listsIn(site.json(file)).map((path) => ({ file, path })));

/** Without the entries of a list and their texts; nothing where the check wants some of them. */
function emptied(workspace: Workspace, { file, path }: Place): Workspace | undefined {
  let empty = workspace.set(file, path, []);
  const lost = errorsOf(empty).filter(({ code }) => code === 'text.unknown-entry');
  for (const { at } of lost) empty = empty.unset(at.file, at.path.split('.'));
  return errorsOf(empty).length === 0 ? empty : undefined;
}

describe('a list without entries', { timeout: 60_000 }, () => {
  const single = places.filter(({ file, path }) => !file.includes('/') && path.length < 3);
  const alone = single.flatMap((place) => {
    const workspace = emptied(site, place);
    return workspace ? [[`${place.file} ${place.path.join('.')}`, workspace] as const] : [];
  });

  it('is looked at for what home, about, menus and the like may have none of', () => {
    expect(alone.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'about.json team',
        'home.json popular',
        'home.json statistics',
        'navigation.json footer.quickLinks',
        'questions.json questions',
        'site.json social',
        'testimonials.json testimonials',
      ]),
    );
  });

  it.each(alone)('leaves no trace on any page: %s', async (_name, workspace) => {
    expect(await tracesOf(workspace)).toEqual([]);
  });

  it('leaves none where all are empty that may be', async () => {
    let count = 0;
    const bare = places.reduce((rest, place) => {
      if (listsIn(rest.json(place.file)).every((path) => path.join('.') !== place.path.join('.')))
        return rest;
      const empty = emptied(rest, place);
      if (empty) count += 1;
      return empty ?? rest;
    }, site);
    expect(count).toBeGreaterThan(50);
    expect(await tracesOf(bare)).toEqual([]);
  });

  it.each(['mottarone-mezza-giornata', 'isole-lente-3d', 'grande-giro-4d'])(
    'is left where a tour goes, and leaves no trace: %s',
    async (id) => {
      const { changes } = planRemove(soundFiles(site.sources), { kind: 'package', id }, () => undefined);
      const left = new Workspace(
        withChanges(site.sources, changes).map(({ path, bytes }) => [path, bytes] as const),
      );
      expect(await tracesOf(left)).toEqual([]);
    },
  );

  it('is told from one that has some', async () => {
    expect(await tracesOf(site)).toEqual([]);
    const { document } = parseHTML(
      '<body><section><h2>Team</h2><ul></ul></section><a href="#a">b</a></body>',
    );
    expect(tracesIn(document)).toEqual(['<ul>', '<h2> Team', '<a> b']);
  });
});
