import { must } from '../../compiler/link/must.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Messages } from '../../messages/messages.ts';
import { schemaLinkLike } from './kinds.ts';
import { entryFile, nextOrder, type Scaffold, withTexts } from './scaffold.ts';
import { todoTexts } from './todo-texts.ts';

/** The files of a new page of the operator's own. */
export function scaffoldOwnPage(
  files: ContentFiles,
  id: string,
  path: string,
  { next }: Messages['entries'],
): Scaffold {
  const value = { order: nextOrder(files.entries.pages), path };
  return {
    changes: new Map([
      ...firstTexts(files, id),
      entryFile(files, 'pages', id, value),
      ...withTexts(files, 'own-pages', id, todoTexts('own-pages')),
    ]),
    hints: [next.seeOwnPage(path)],
  };
}

/** The address of a new page: `/good-manners` for goodManners. */
export function ownPagePath(id: string): string {
  return `/${id.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}`;
}

/** Files of texts where a site has no own pages yet. */
function firstTexts(files: ContentFiles, id: string): readonly (readonly [path: string, content: string])[] {
  const { languages } = must(files.single.site, 'site').value;
  return languages.flatMap(({ code }) => {
    const inLanguage = files.texts.filter(({ language }) => language === code);
    if (inLanguage.some(({ area }) => area === 'own-pages')) return [];
    const $schema = schemaLinkLike(
      inLanguage.find(({ area }) => area === 'pages')?.file,
      'pages',
      'own-pages',
    );
    const texts = { ...($schema === undefined ? {} : { $schema }), [id]: todoTexts('own-pages') };
    return [[`texts/${code}/own-pages.json`, `${JSON.stringify(texts, null, 2)}\n`] as const];
  });
}
