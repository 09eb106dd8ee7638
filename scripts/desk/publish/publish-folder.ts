import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import * as z from 'zod';
import { compareTexts } from '../../../src/desk/store/compare-values.ts';
import type { PublishingAnswer } from '../../../src/desk/store/publish-api.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import { projectFolder } from '../../project/folders.ts';
import { describeContent, isReference } from '../pictures/picture-store.ts';

/** The files of the data folder as they were when the site was last made: texts, and references for pictures. */
const recordSchema = z.strictObject({ at: z.string(), files: z.record(z.string(), z.string()) });

/** The changes since the site was last made into its folder. */
export function compareWithFolder(
  recordFile: string,
  outFolder: string,
  files: readonly SourceFile[],
): Pick<PublishingAnswer, 'published' | 'publishedHere' | 'waiting'> {
  const record = existsSync(outFolder) ? readRecord(recordFile) : undefined;
  if (!record) return { waiting: [] };
  const now = describeFiles(files);
  const names = new Set([...Object.keys(record.files), ...Object.keys(now)]);
  const operations = [...names].flatMap((name) => compareTexts(name, record.files[name], now[name]));
  return {
    published: record.at,
    publishedHere: record.at,
    waiting: operations.map((operation) => ({ operation })),
  };
}

/** The files that the site was last made from; undefined before the first time. */
export function readMadeFiles(
  recordFile: string,
  outFolder: string,
  getPicture: (reference: string) => Uint8Array | undefined,
): readonly SourceFile[] | undefined {
  const record = existsSync(outFolder) ? readRecord(recordFile) : undefined;
  return (
    record &&
    Object.entries(record.files).flatMap(([path, text]) => {
      const bytes = isReference(text) ? getPicture(text) : new TextEncoder().encode(text);
      return bytes ? [{ path, bytes }] : [];
    })
  );
}

/** Folders of a site that is made, and the language in which its steps are named. */
interface SiteFolders {
  readonly dataFolder: string;
  readonly outFolder: string;
  readonly language: string;
}

/**
 * Makes a site into a folder, which changes all at once or not at all.
 *
 * @param onStep hears what is being done, in words
 * @throws Failure if the site cannot be made; the folder is then as it was
 */
export type MakeSite = (folders: SiteFolders, onStep: (sentence: string) => void) => Promise<void>;

/** Builds the site in a separate process, so that the desk still answers, and a crash of one does not end the other. */
export const makeSite: MakeSite = async ({ dataFolder, outFolder, language }, onStep) => {
  const args = ['build', '--data', dataFolder, '--out', outFolder, '--lang', language];
  const build = spawn(process.execPath, [join(projectFolder, 'scripts/run.cjs'), ...args], {
    cwd: projectFolder,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const errors: string[] = [];
  readLines(build.stdout, (line) => {
    const step = /^\[ *[\d.]+ s\] (.+)$/.exec(line)?.[1];
    if (step !== undefined) onStep(step);
  });
  readLines(build.stderr, (line) => errors.push(line));
  const [code] = (await once(build, 'close')) as readonly unknown[];
  if (code === 0) return;
  const reason = errors
    .filter((line) => line.trim() !== '')
    .slice(-3)
    .join(' ');
  throw new Failure(({ desk }) => desk.notMade(reason));
};

function readLines(input: Readable | null, onLine: (line: string) => void): void {
  if (input) createInterface({ input }).on('line', onLine);
}

/**
 * Makes the site, and records which files it was made from.
 *
 * @throws Failure if it cannot be made; what is noted is then as it was
 */
export async function publishIntoFolder(
  recordFile: string,
  files: readonly SourceFile[],
  make: () => Promise<void>,
): Promise<void> {
  await make();
  const aside = `${recordFile}.new`;
  mkdirSync(dirname(recordFile), { recursive: true });
  writeFileSync(aside, JSON.stringify({ at: new Date().toISOString(), files: describeFiles(files) }), {
    flush: true,
  });
  renameSync(aside, recordFile);
}

function describeFiles(files: readonly SourceFile[]): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map((file) => [file.path, describeContent(file)]));
}

function readRecord(file: string): z.infer<typeof recordSchema> | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Files that are small already. */
const PACKED = /\.(?:avif|webp|jpe?g|png|woff2|br|gz)$/;

/** Sends the folder of the site as one file. */
export async function sendZip(folder: string, response: ServerResponse): Promise<void> {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  if (entries.length === 0) return void response.writeHead(404).end();
  response.writeHead(200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(basename(folder))}.zip`,
    'Cache-Control': 'no-store',
  });
  const zip = new PassThrough();
  const sent = pipeline(zip, response);
  const packing = pack(folder, entries, zip).catch((error: Error) => zip.destroy(error));
  await Promise.all([sent, packing]);
}

/** Writes files into a packed one, no faster than it is read. */
async function pack(folder: string, entries: readonly Dirent[], out: PassThrough): Promise<void> {
  const zip = new Zip((error, chunk) => {
    if (error) out.destroy(error);
    else out.write(chunk);
  });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll('\\', '/');
    const file = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      file.push(chunk);
      if (out.writableNeedDrain && !out.destroyed) await once(out, 'drain');
      if (out.destroyed) return;
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  out.end();
}
