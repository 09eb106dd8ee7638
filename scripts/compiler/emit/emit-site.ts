import { IndentationText, Project, QuoteKind } from 'ts-morph';
import type { ResolvedSite } from '../resolve/resolve-site.ts';
import { emitMessages, emitMessagesType } from './emit-messages.ts';
import { emitPage } from './emit-page.ts';
import { emitLanguage, emitRegistry } from './emit-registry.ts';
import type { GeneratedFile } from './generated-file.ts';

/** All generated modules of a site. Pure: the same site gives the same bytes. */
export function emitSite(site: ResolvedSite): readonly GeneratedFile[] {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
  });
  const [first] = site.languages;
  return [
    emitRegistry(project, site),
    ...(first ? [emitMessagesType(project, first.messages)] : []),
    ...site.languages.flatMap((language) => [
      emitLanguage(project, language),
      emitMessages(project, language.info.code, language.messages),
      ...[...language.pages, language.notFound].map((page) => emitPage(language.info.code, page)),
    ]),
  ];
}
