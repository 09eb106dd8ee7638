import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedSite } from '../../compiler/resolve/resolve-site.ts';

/** A picture that stands in documents themselves. */
export interface InlineIcon {
  /** Of its file. */
  readonly address: string;
  /** A `data:` address with all of it. */
  readonly data: string;
}

/** In bytes: what is larger costs a document more than the request that it saves. */
const MOST = 600;

/** The site's own icon, for the header of documents, if it is a small drawing. */
export function inlineIcon(
  { icon: { src, source } }: ResolvedSite,
  dataFolder: string,
): InlineIcon | undefined {
  if (!src.endsWith('.svg')) return undefined;
  const drawing = readFileSync(join(dataFolder, source), 'utf8');
  const data = drawingAddress(drawing);
  return Buffer.byteLength(data) > MOST ? undefined : { address: src, data };
}

/** The `data:` address of a drawing. Attributes may stand in either kind of quotes, unless it has both. */
export function drawingAddress(drawing: string): string {
  const close = drawing.trim().replaceAll(/>\s+</g, '><');
  const quoted = close.includes("'") ? close : close.replaceAll('"', "'");
  const escaped = quoted.replaceAll(/[%#\n\r\t]/g, (letter) => encodeURIComponent(letter));
  return `data:image/svg+xml,${escaped}`;
}
