import CodeBlockWriter from 'code-block-writer';
import type { TourPart } from '../../../src/shared/page-data/tour-part.ts';
import { toursName } from '../../../src/shared/page-name.ts';
import { type GeneratedFile, header } from './generated-file.ts';
import { writeLiteral } from './write-literal.ts';

/** A part of the tours that are searched, as a module. */
export function emitTours(language: string, tours: TourPart, part: number): GeneratedFile {
  const writer = new CodeBlockWriter({ indentNumberOfSpaces: 2 });
  writer.writeLine(header(`the files of all packages and texts/${language}`));
  writer.writeLine(`import type { TourPart } from '#src/shared/page-data/tour-part.ts';`).blankLine();
  writer.write('export const tours: TourPart = ');
  writeLiteral(writer, tours);
  writer.write(';').newLine();
  return { path: `${language}/pages/${toursName(part)}.ts`, content: writer.toString() };
}
