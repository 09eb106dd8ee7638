import CodeBlockWriter from 'code-block-writer';
import { IndentationText, Project, QuoteKind } from 'ts-morph';
import type { Page } from '../../../src/shared/page-data/page.ts';
import type { TourPart } from '../../../src/shared/page-data/tour-part.ts';
import { pageName, toursName } from '../../../src/shared/page-name.ts';
import { type PageType, pageTypes } from '../resolve/page-types.ts';
import type { ResolvedSite } from '../resolve/resolve-site.ts';
import { type AppContent, appContent } from './app-content.ts';
import { emitMessages, emitMessagesType } from './emit-messages.ts';
import { emitContent, emitLanguage, emitRegistry } from './emit-registry.ts';
import { type GeneratedFile, header } from './generated-file.ts';
import { writeLiteral } from './write-literal.ts';

/** The generated modules that the app is bundled with: no page is among them. Pure. */
export function emitApp(app: AppContent): readonly GeneratedFile[] {
  return appModules(newProject(), app);
}

/** All generated modules of a site. Pure: the same site gives the same bytes. */
export function emitSite(site: ResolvedSite): readonly GeneratedFile[] {
  const project = newProject();
  return [
    ...appModules(project, appContent(site)),
    emitContent(project, site),
    ...site.languages.flatMap((language) => [
      emitLanguage(project, language),
      ...[...language.pages, language.notFound].map((page) => emitPage(language.info.code, page)),
      ...language.tourParts.map((tours, part) => emitTours(language.info.code, tours, part)),
    ]),
  ];
}

function appModules(project: Project, app: AppContent): readonly GeneratedFile[] {
  const [first] = app.languages;
  return [
    emitRegistry(project, app),
    ...(first ? [emitMessagesType(project, first.messages)] : []),
    ...app.languages.map(({ info, messages }) => emitMessages(project, info.code, messages)),
  ];
}

function newProject(): Project {
  return new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
  });
}

/** The modules written last with their data: an edit changes few pages. */
const emitted = new Map<string, { readonly data: string; readonly file: GeneratedFile }>();

/** The module of a page in a language: its data and no other page's. */
function emitPage(language: string, page: Page): GeneratedFile {
  const key = `${language} ${page.path}`;
  const data = JSON.stringify(page);
  const known = emitted.get(key);
  if (known?.data === data) return known.file;
  const file = writePage(language, page);
  emitted.set(key, { data, file });
  return file;
}

function writePage(language: string, page: Page): GeneratedFile {
  const type = `PageOf<${JSON.stringify(page.kind)}>`;
  const pageType: PageType = pageTypes[page.kind];
  const sources = pageType.madeFrom?.(page, language) ?? `texts/${language}/pages.json and the entries shown`;
  const writer = new CodeBlockWriter({ indentNumberOfSpaces: 2 });
  writer.writeLine(header(sources));
  writer.writeLine(`import type { PageOf } from '#src/shared/page-data/page.ts';`).blankLine();
  writer.write(`export const page: ${type} = `);
  writeLiteral(writer, page);
  writer.write(';').newLine();
  return { path: `${language}/pages/${pageName(page.path)}.ts`, content: writer.toString() };
}

/** A part of the tours that are searched, as a module. */
function emitTours(language: string, tours: TourPart, part: number): GeneratedFile {
  const writer = new CodeBlockWriter({ indentNumberOfSpaces: 2 });
  writer.writeLine(header(`the files of all packages and texts/${language}`));
  writer.writeLine(`import type { TourPart } from '#src/shared/page-data/tour-part.ts';`).blankLine();
  writer.write('export const tours: TourPart = ');
  writeLiteral(writer, tours);
  writer.write(';').newLine();
  return { path: `${language}/pages/${toursName(part)}.ts`, content: writer.toString() };
}
