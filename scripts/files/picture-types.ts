import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** The media type of a picture, by its extension; undefined for any other file. */
export function pictureType(path: string): string | undefined {
  return TYPES[extname(path).toLowerCase()];
}
