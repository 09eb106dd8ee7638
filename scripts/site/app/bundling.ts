import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emitApp } from '../../compiler/emit/emit-site.ts';
import { bundleApp } from './bundle.ts';
import type { BundlingAnswer, BundlingFailure, BundlingTask } from './bundler.ts';
import { worldlyCause } from './worldly-cause.ts';

/** In a process of its own: takes one task, and sends one answer. It ends with whoever started it. */
export async function run(): Promise<number> {
  const end = () => process.exit();
  process.once('disconnect', end);
  const [task] = (await once(process, 'message')) as [BundlingTask];
  const given = await answer(task);
  await new Promise((sent) => process.send?.(given, sent));
  process.off('disconnect', end).disconnect();
  return 0;
}

async function answer({
  content,
  generated,
  siteFolder,
  workerFolder,
}: BundlingTask): Promise<BundlingAnswer> {
  try {
    for (const { path, content: module } of emitApp(content)) {
      mkdirSync(dirname(join(generated, path)), { recursive: true });
      writeFileSync(join(generated, path), module);
    }
    const codes = content.languages.map(({ info }) => info.code);
    return { files: await bundleApp(generated, codes, siteFolder, workerFolder) };
  } catch (error) {
    return { failure: failureOf(worldlyCause(error)) };
  }
}

/** Between processes an error would keep its message only. */
function failureOf(error: unknown): BundlingFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, code, syscall }: NodeJS.ErrnoException = error;
  return { message, stack, code, syscall };
}
