import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AppFiles } from '../app/app-files.ts';
import { BUDGETS } from '../budgets.ts';
import { AT_ONCE, BEST } from '../store/brotli.ts';
import { FileStore } from '../store/file-store.ts';
import { KeptTexts } from '../store/kept-texts.ts';
import { shellModule } from './page-data.ts';
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
  readonly styles: KeptTexts;
}

/** Beside what is known of the app: what follows from its styles goes when it goes. */
const STYLES_FOLDER = 'first-views';

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
  const { document, data, facts } = await makePage(app.files, job, app.styles);
  // What is found damaged was told where it was looked for.
  const store = new FileStore(storeFolder, () => {}, AT_ONCE);
  const [keptDocument, keptData] = await Promise.all([
    store.put(document, isCompressed ? BUDGETS.documents : 'none'),
    store.put(data, isCompressed ? await enoughData(job, store) : 'none'),
  ]);
  return { document: keptDocument.name, data: keptData.name, facts };
}

/** Bytes of data that leave room for those of what surrounds the pages of a language, by what these are. */
const enough = new Map<string, number>();

async function enoughData({ shell }: PageJob, store: FileStore): Promise<number> {
  const module = shellModule(shell);
  const known = enough.get(module);
  if (known !== undefined) return known;
  // It is a file of the site, and may be kept as such.
  const { sent } = await store.put(module, BEST);
  enough.set(module, BUDGETS.data - sent);
  return BUDGETS.data - sent;
}

function loadApp(file: string): LoadedApp {
  const files = JSON.parse(readFileSync(file, 'utf8')) as AppFiles;
  return { file, files, styles: new KeptTexts(join(dirname(file), STYLES_FOLDER)) };
}
