import {
  type ImportDeclarationStructure,
  type Project,
  StructureKind,
  VariableDeclarationKind,
  type VariableStatementStructure,
  type WriterFunction,
} from 'ts-morph';
import { pageName, toursName } from '../../../src/shared/page-name.ts';
import type { ResolvedLanguage, ResolvedSite } from '../resolve/resolve-site.ts';
import type { AppContent } from './app-content.ts';
import { type GeneratedFile, header } from './generated-file.ts';
import { writeLiteral } from './write-literal.ts';

/** The module that the app is bundled with: the languages, and loaders of their messages. */
export function emitRegistry(project: Project, app: AppContent): GeneratedFile {
  const path = 'registry.ts';
  const codes = languageCodes(app);
  const file = project.createSourceFile(path, {
    statements: [
      typeImport('#src/shared/page-data/layout.ts', ['LanguageInfo']),
      typeImport('./messages.ts', ['Messages']),
      { kind: StructureKind.TypeAlias, isExported: true, name: 'LanguageCode', type: union(codes) },
      constant('siteUrl', 'string', (writer) => writer.write(JSON.stringify(app.url))),
      constant('hasRemotePictures', 'boolean', (writer) => writer.write(String(app.hasRemotePictures))),
      constant('worksOffline', 'boolean', (writer) => writer.write(String(app.worksOffline))),
      constant('languages', 'readonly LanguageInfo[]', (writer) =>
        writeLiteral(
          writer,
          app.languages.map(({ info }) => info),
        ),
      ),
      constant('loadMessages', loaders('messages', 'Messages'), loadersWriter(codes, 'messages')),
    ],
  });
  return { path, content: `${header('site.json')}\n${file.getFullText()}` };
}

/** The module loaded while editing: menus and pages of every language, and all addresses. */
export function emitContent(project: Project, site: ResolvedSite): GeneratedFile {
  const path = 'content.ts';
  const paths = site.languages[0]?.routes.map((route) => route.path) ?? [];
  const file = project.createSourceFile(path, {
    statements: [
      typeImport('#src/shared/page-data/layout.ts', ['SiteLayout']),
      typeImport('#src/shared/page-data/page.ts', ['NotFoundPage', 'Page']),
      typeImport('#src/shared/page-data/tour-part.ts', ['TourPart']),
      typeImport('./messages.ts', ['Messages']),
      typeImport('./registry.ts', ['LanguageCode']),
      {
        kind: StructureKind.TypeAlias,
        isExported: true,
        name: 'PagePath',
        docs: ['The addresses of all pages, in the default language.'],
        type: union(paths),
      },
      {
        kind: StructureKind.Interface,
        isExported: true,
        name: 'LanguageContent',
        docs: ['Everything of one language; its pages are loaded one by one.'],
        properties: [
          { name: 'layout', isReadonly: true, type: 'SiteLayout' },
          { name: 'messages', isReadonly: true, type: 'Messages' },
          {
            name: 'pages',
            isReadonly: true,
            type: 'Readonly<Record<string, () => Promise<{ readonly page: Page }>>>',
          },
          {
            name: 'tours',
            isReadonly: true,
            type: 'readonly (() => Promise<{ readonly tours: TourPart }>)[]',
          },
          { name: 'notFound', isReadonly: true, type: '() => Promise<{ readonly page: NotFoundPage }>' },
        ],
      },
      constant(
        'loadContent',
        loaders('language', 'LanguageContent'),
        loadersWriter(languageCodes(site), 'language'),
      ),
    ],
  });
  return { path, content: `${header('the files of all pages')}\n${file.getFullText()}` };
}

/** A language: its layout and messages, and loaders of its pages. */
export function emitLanguage(project: Project, language: ResolvedLanguage): GeneratedFile {
  const { code } = language.info;
  const path = `${code}/language.ts`;
  const file = project.createSourceFile(path, {
    statements: [
      typeImport('../content.ts', ['LanguageContent']),
      { kind: StructureKind.ImportDeclaration, moduleSpecifier: './messages.ts', namedImports: ['messages'] },
      constant('language', 'LanguageContent', languageWriter(language)),
    ],
  });
  return {
    path,
    content: `${header(`navigation.json, site.json and texts/${code}`)}\n${file.getFullText()}`,
  };
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

function constant(name: string, type: string, initializer: WriterFunction): VariableStatementStructure {
  return {
    kind: StructureKind.VariableStatement,
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name, type, initializer }],
  };
}

function typeImport(moduleSpecifier: string, names: readonly string[]): ImportDeclarationStructure {
  return {
    kind: StructureKind.ImportDeclaration,
    isTypeOnly: true,
    moduleSpecifier,
    namedImports: [...names],
  };
}

function union(members: readonly string[]): string {
  return members.map((member) => JSON.stringify(member)).join(' | ');
}
