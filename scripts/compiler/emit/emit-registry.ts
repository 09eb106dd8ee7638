import {
  type ImportDeclarationStructure,
  type Project,
  StructureKind,
  VariableDeclarationKind,
  type VariableStatementStructure,
  type WriterFunction,
} from 'ts-morph';
import type { ResolvedLanguage, ResolvedSite } from '../resolve/resolve-site.ts';
import { pageModuleName } from './emit-page.ts';
import { type GeneratedFile, header } from './generated-file.ts';
import { writeLiteral } from './write-literal.ts';

/** The languages, how to load each, and the types of addresses and languages. */
export function emitRegistry(project: Project, site: ResolvedSite): GeneratedFile {
  const path = 'registry.ts';
  const codes = site.languages.map(({ info }) => info.code);
  const paths = site.languages[0]?.pages.map((page) => page.path) ?? [];
  const file = project.createSourceFile(path, {
    statements: [
      typeImport('#src/domain/page-data/shell.ts', ['LanguageInfo', 'SiteShell']),
      typeImport('#src/domain/page-data/page.ts', ['NotFoundPage', 'Page', 'PageKind']),
      typeImport('./messages.ts', ['Messages']),
      { kind: StructureKind.TypeAlias, isExported: true, name: 'LanguageCode', type: union(codes) },
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
        name: 'PageEntry',
        properties: [
          { name: 'kind', isReadonly: true, type: "Exclude<PageKind, 'notFound'>" },
          { name: 'load', isReadonly: true, type: '() => Promise<{ readonly page: Page }>' },
        ],
      },
      {
        kind: StructureKind.Interface,
        isExported: true,
        name: 'LanguageModule',
        docs: ['Everything of one language but its pages, which are loaded one by one.'],
        properties: [
          { name: 'shell', isReadonly: true, type: 'SiteShell' },
          { name: 'messages', isReadonly: true, type: 'Messages' },
          { name: 'pages', isReadonly: true, type: 'Readonly<Record<string, PageEntry>>' },
          { name: 'notFound', isReadonly: true, type: '() => Promise<{ readonly page: NotFoundPage }>' },
        ],
      },
      constant('siteUrl', 'string', (writer) => writer.write(JSON.stringify(site.url))),
      constant('hasRemotePictures', 'boolean', (writer) =>
        writer.write(String(site.images.some(({ remote }) => remote !== undefined))),
      ),
      constant('languages', 'readonly LanguageInfo[]', (writer) =>
        writeLiteral(
          writer,
          site.languages.map(({ info }) => info),
        ),
      ),
      constant(
        'loadLanguage',
        'Readonly<Record<LanguageCode, () => Promise<{ readonly language: LanguageModule }>>>',
        (writer) => {
          writer.inlineBlock(() => {
            for (const code of codes) writer.writeLine(`${code}: () => import('./${code}/language.ts'),`);
          });
        },
      ),
    ],
  });
  return { path, content: `${header('site.json and the files of all pages')}\n${file.getFullText()}` };
}

/** One language: what surrounds its pages, its messages, and how to load each page. */
export function emitLanguage(project: Project, language: ResolvedLanguage): GeneratedFile {
  const { code } = language.info;
  const path = `${code}/language.ts`;
  const file = project.createSourceFile(path, {
    statements: [
      typeImport('../registry.ts', ['LanguageModule']),
      { kind: StructureKind.ImportDeclaration, moduleSpecifier: './messages.ts', namedImports: ['messages'] },
      constant('language', 'LanguageModule', languageWriter(language)),
    ],
  });
  return {
    path,
    content: `${header(`navigation.json, site.json and texts/${code}`)}\n${file.getFullText()}`,
  };
}

function languageWriter({ shell, pages, notFound }: ResolvedLanguage): WriterFunction {
  return (writer) => {
    writer.inlineBlock(() => {
      writer.write('shell: ');
      writeLiteral(writer, shell);
      writer.write(',').newLine().writeLine('messages,').write('pages: ');
      writer.inlineBlock(() => {
        for (const page of pages) {
          const load = `() => import('./pages/${pageModuleName(page)}.ts')`;
          writer.writeLine(`${JSON.stringify(page.path)}: { kind: '${page.kind}', load: ${load} },`);
        }
      });
      writer.write(',').newLine();
      writer.writeLine(`notFound: () => import('./pages/${pageModuleName(notFound)}.ts'),`);
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
