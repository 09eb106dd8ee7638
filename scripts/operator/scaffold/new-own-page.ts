import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Messages } from '../../messages/messages.ts';
import { namedTexts } from './name-questions.ts';
import type { Answers } from './questions.ts';
import { entryFile, nextOrder, type Scaffold, withTexts } from './scaffold.ts';

/** The files of a new page of the operator's own. */
export function scaffoldOwnPage(
  files: ContentFiles,
  id: string,
  answers: Answers,
  { next }: Messages['entries'],
): Scaffold {
  const { path = '' } = answers;
  const value = { order: nextOrder(files.entries.pages), path };
  return {
    changes: new Map([
      entryFile(files, 'pages', id, value),
      ...withTexts(files, 'ownPage', id, undefined, (code) => namedTexts('ownPage', answers, code)),
    ]),
    hints: [next.seeOwnPage(path)],
  };
}

/** The address of a new page: `/good-manners` for goodManners. */
export function ownPagePath(id: string): string {
  return `/${id.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}`;
}
