import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { composed } from '../../../schema/composed.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import { type ParsedFile, valueAtPath } from '../../compiler/parse/parsed-file.ts';
import { type ProposedFix, replacement } from './fix.ts';

const PICTURES: JsonPath = ['images'];

/**
 * Names of pictures that no file has, where one file has the same but for capitals, blanks, and JPEG or JPG: cameras and
 * phones give names that are easily written otherwise.
 *
 * @param present names of the files in the folder of pictures
 */
export function fixPictureNames(
  { path, text, value }: ParsedFile,
  tree: Node,
  present: readonly string[],
): readonly ProposedFix[] {
  if (path !== 'images.json') return [];
  const keys = Object.keys(Object(valueAtPath(value, PICTURES)));
  return keys.flatMap((key) => {
    const node = findNodeAtLocation(tree, [...PICTURES, key, 'file']);
    if (typeof node?.value !== 'string' || present.includes(composed(node.value))) return [];
    const wanted = loosely(node.value);
    const [meant, ...others] = present.filter((name) => loosely(name) === wanted);
    if (meant === undefined || others.length > 0) return [];
    const edit = { offset: node.offset, length: node.length, content: JSON.stringify(meant) };
    return [replacement(path, text, edit)];
  });
}

function loosely(name: string): string {
  return composed(name)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, ' ')
    .replace(/\.jpeg$/, '.jpg');
}
