import { IndentationText, Project, QuoteKind } from 'ts-morph';
import type { ResolvedSite } from '../resolve/resolve-site.ts';
import { type AppContent, appContent } from './app-content.ts';
import { emitMessages, emitMessagesType } from './emit-messages.ts';
import { emitPage, emitTours } from './emit-page.ts';
import { emitContent, emitLanguage, emitRegistry } from './emit-registry.ts';
import type { GeneratedFile } from './generated-file.ts';

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
