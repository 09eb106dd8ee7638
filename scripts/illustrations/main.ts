import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { illustrationSchema } from '../../schema/illustration.ts';
import { drawIllustration } from './draw.ts';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'data/illustrations');
const target = path.join(root, 'data/images');

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Draws one description into the folder of pictures; returns a line for the terminal. */
function drawFile(name: string): string {
  const json: unknown = JSON.parse(readFileSync(path.join(source, name), 'utf8'));
  const parsed = illustrationSchema.safeParse(json);
  if (!parsed.success) {
    process.exitCode = 1;
    return `${name}: not drawn\n${z.prettifyError(parsed.error)}`;
  }
  const svg = drawIllustration(parsed.data);
  const file = path.join(target, parsed.data.file);
  const changed = readIfThere(file) !== svg;
  if (changed) writeFileSync(file, svg);
  return `${parsed.data.file}: ${(svg.length / 1000).toFixed(1)} kB, ${changed ? 'written' : 'unchanged'}`;
}

/** `main.ts [key …]`: draws the given descriptions, or all of them. */
const wanted = process.argv.slice(2);
mkdirSync(target, { recursive: true });
for (const name of readdirSync(source).toSorted()) {
  if (!name.endsWith('.json')) continue;
  if (wanted.length > 0 && !wanted.includes(path.basename(name, '.json'))) continue;
  console.log(drawFile(name));
}
