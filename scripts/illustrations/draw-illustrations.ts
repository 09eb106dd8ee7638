import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { Failure } from '../failure.ts';
import type { Scene } from './check-scenes.ts';
import { drawIllustration } from './draw.ts';
import { illustrationSchema } from './schema/illustration.ts';

/** What drawing a file came to. */
export interface DrawnFile {
  /** As its text, in bytes. */
  readonly size: number;
  /** Whether the file was there with the same text. */
  readonly isCurrent: boolean;
}

/** The scenes' JSON Schema for editors; follows from the zod schema. */
export function sceneSchema(): string {
  const schema = z.toJSONSchema(illustrationSchema, { target: 'draft-7', io: 'input' });
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** The picture of a scene as a file in a folder. */
export function drawScene({ illustration }: Scene, folder: string, isCheck: boolean): DrawnFile {
  return bringUpToDate(join(folder, illustration.file), drawIllustration(illustration), isCheck);
}

/**
 * Lets a file hold a text. A file that does already stays untouched.
 *
 * @param isCheck only looks whether it does, and writes nothing
 * @throws Failure if the file cannot be read or written
 */
export function bringUpToDate(file: string, content: string, isCheck: boolean): DrawnFile {
  try {
    const isCurrent = readIfPresent(file) === content;
    if (!isCurrent && !isCheck) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return { size: Buffer.byteLength(content), isCurrent };
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.fileUnwritable(file));
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
