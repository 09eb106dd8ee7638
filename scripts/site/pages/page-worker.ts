import { readFileSync } from 'node:fs';
import type { AppFiles } from '../app/app-files.ts';
import { AT_ONCE } from '../store/brotli.ts';
import { FileStore } from '../store/file-store.ts';
import type { MadePage, PageJob, WrittenJob } from './page-job.ts';
import { makePage } from './page-maker.ts';

/** A page to make, what of, and where to. */
export interface PageTask {
  readonly job: WrittenJob;
  /** File with what there is to know of the app. */
  readonly appFile: string;
  readonly storeFolder: string;
  readonly isCompressed: boolean;
}

/** The bundled app that pages are made with. */
interface LoadedApp {
  readonly file: string;
  readonly files: AppFiles;
}

/** Bytes from which on a page's files are compressed with more effort. */
const ENOUGH = { document: 14_000, data: 6_500 } as const;

let app: LoadedApp | undefined;

/**
 * Makes a page and keeps its files.
 *
 * @throws if the page's own code fails
 */
export async function work({
  job: written,
  appFile,
  storeFolder,
  isCompressed,
}: PageTask): Promise<MadePage> {
  const job = JSON.parse(written) as PageJob;
  if (app?.file !== appFile) app = loadApp(appFile);
  const { document, data, facts } = await makePage(app.files, job);
  // What is found damaged was told where it was looked for.
  const store = new FileStore(storeFolder, () => {}, AT_ONCE);
  const [keptDocument, keptData] = await Promise.all([
    store.put(document, isCompressed ? ENOUGH.document : 'none'),
    store.put(data, isCompressed ? ENOUGH.data : 'none'),
  ]);
  return { document: keptDocument.name, data: keptData.name, facts };
}

function loadApp(file: string): LoadedApp {
  return { file, files: JSON.parse(readFileSync(file, 'utf8')) as AppFiles };
}
