import type { Project, WriterFunction } from 'ts-morph';
import { pageName, toursName } from '../../../src/shared/page-name.ts';
import type { ResolvedLanguage, ResolvedSite } from '../resolve/resolve-site.ts';
import type { AppContent } from './app-content.ts';
import { constant, emitModule, type GeneratedFile } from './generated-file.ts';
import { writeLiteral } from './write-literal.ts';

/** The module that the app is bundled with: the languages, and loaders of their messages. */
export function emitRegistry(project: Project, app: AppContent): GeneratedFile {
  const codes = languageCodes(app);
  return emitModule(project, 'registry.ts', 'site.json', [
    "import type { LanguageInfo } from '#src/shared/page-data/layout.ts';",
    "import type { Messages } from './messages.ts';",
    `export type LanguageCode = ${union(codes)};`,
    `export const siteUrl: string = ${JSON.stringify(app.url)};`,
    `export const hasRemotePictures: boolean = ${app.hasRemotePictures};`,
    `export const worksOffline: boolean = ${app.worksOffline};`,
    constant('languages', 'readonly LanguageInfo[]', (writer) =>
      writeLiteral(
        writer,
        app.languages.map(({ info }) => info),
      ),
    ),
    constant('loadMessages', loaders('messages', 'Messages'), loadersWriter(codes, 'messages')),
  ]);
}

/** The module loaded while editing: menus and pages of every language, and all addresses. */
export function emitContent(project: Project, site: ResolvedSite): GeneratedFile {
  const paths = site.languages[0]?.routes.map((route) => route.path) ?? [];
  return emitModule(project, 'content.ts', 'the files of all pages', [
    "import type { SiteLayout } from '#src/shared/page-data/layout.ts';",
    "import type { NotFoundPage, Page } from '#src/shared/page-data/page.ts';",
    "import type { TourPart } from '#src/shared/page-data/tour-part.ts';",
    "import type { Messages } from './messages.ts';",
    "import type { LanguageCode } from './registry.ts';",
    '/** The addresses of all pages, in the default language. */',
    `export type PagePath = ${union(paths)};`,
    `
/** Everything of one language; its pages are loaded one by one. */
export interface LanguageContent {
  readonly layout: SiteLayout;
  readonly messages: Messages;
  readonly pages: Readonly<Record<string, () => Promise<{ readonly page: Page }>>>;
  readonly tours: readonly (() => Promise<{ readonly tours: TourPart }>)[];
  readonly notFound: () => Promise<{ readonly page: NotFoundPage }>;
}
`,
    constant(
      'loadContent',
      loaders('language', 'LanguageContent'),
      loadersWriter(languageCodes(site), 'language'),
    ),
  ]);
}

/** A language: its layout and messages, and loaders of its pages. */
export function emitLanguage(project: Project, language: ResolvedLanguage): GeneratedFile {
  const { code } = language.info;
  return emitModule(project, `${code}/language.ts`, `navigation.json, site.json and texts/${code}`, [
    "import type { LanguageContent } from '../content.ts';",
    "import { messages } from './messages.ts';",
    constant('language', 'LanguageContent', languageWriter(language)),
  ]);
}

function languageWriter({ layout, routes, tourParts }: ResolvedLanguage): WriterFunction {
  const parts = tourParts.map((_, part) => `() => import('./pages/${toursName(part)}.ts')`);
  return (writer) => {
    writer.inlineBlock(() => {
      writer.write('layout: ');
      writeLiteral(writer, layout);
      writer.write(',').newLine().writeLine('messages,').write('pages: ');
      writer.inlineBlock(() => {
        for (const { path } of routes)
          writer.writeLine(`${JSON.stringify(path)}: () => import('./pages/${pageName(path)}.ts'),`);
      });
      writer
        .write(',')
        .newLine()
        .writeLine(`tours: [${parts.join(', ')}],`);
      writer.writeLine(`notFound: () => import('./pages/${pageName('')}.ts'),`);
    });
  };
}

function languageCodes({ languages }: Pick<AppContent, 'languages'>): readonly string[] {
  return languages.map(({ info }) => info.code);
}

/** The type of functions that load an export of every language. */
function loaders(name: string, type: string): string {
  return `Readonly<Record<LanguageCode, () => Promise<{ readonly ${name}: ${type} }>>>`;
}

function loadersWriter(codes: readonly string[], file: string): WriterFunction {
  return (writer) => {
    writer.inlineBlock(() => {
      for (const code of codes) writer.writeLine(`${code}: () => import('./${code}/${file}.ts'),`);
    });
  };
}

function union(members: readonly string[]): string {
  return members.map((member) => JSON.stringify(member)).join(' | ');
}
