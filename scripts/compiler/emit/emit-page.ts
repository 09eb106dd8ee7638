import CodeBlockWriter from 'code-block-writer';
import type { Page } from '../../../src/shared/page-data/page.ts';
import { pageName } from '../../../src/shared/page-name.ts';
import { type GeneratedFile, header } from './generated-file.ts';
import { writeLiteral } from './write-literal.ts';

/** What was written last, and of which data: while somebody edits, most pages stay as they are. */
const emitted = new Map<string, { readonly data: string; readonly file: GeneratedFile }>();

/** One module per page and language, which holds that page's data and no other's. */
export function emitPage(language: string, page: Page): GeneratedFile {
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
  const writer = new CodeBlockWriter({ indentNumberOfSpaces: 2 });
  writer.writeLine(header(sourcesOf(language, page)));
  writer.writeLine(`import type { PageOf } from '#src/shared/page-data/page.ts';`).blankLine();
  writer.write(`export const page: ${type} = `);
  writeLiteral(writer, page);
  writer.write(';').newLine();
  return { path: `${language}/pages/${pageName(page.path)}.ts`, content: writer.toString() };
}

function sourcesOf(language: string, page: Page): string {
  switch (page.kind) {
    case 'package':
      return `packages/${page.id}.json, itineraries, days, prices and texts/${language}`;
    case 'destination':
      return `destinations/${page.id}.json and texts/${language}`;
    case 'section':
      return `sections/${page.id}.json and texts/${language}`;
    case 'ownPage':
      return `pages/${page.id}.json and texts/${language}/own-pages.json`;
    default:
      return `texts/${language}/pages.json and the entries shown`;
  }
}
