import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownPictures } from '../build/images/site-pictures.ts';
import { installedTypefaces } from '../build/typefaces/fontsource.ts';
import { type CompileResult, compileSite } from '../compiler/compile.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { writeFiles } from '../compiler/write/write-files.ts';
import type { Messages } from '../messages/messages.ts';
import { openDataFolder, tellIn } from '../operator/data-folder/open-folder.ts';
import { otherDataFolder } from '../project/folders.ts';
import { today } from '../project/today.ts';
import { summarizeSite } from '../report/before-publishing.ts';
import { reportFindings } from '../report/render-pretty.ts';

/** A data folder that is being edited: what was compiled of it last, and its generated modules, kept up to date. */
export class LiveContent {
  /** Addresses of pictures and their files in the data folder. */
  #images: ReadonlyMap<string, string> = new Map();
  /** Addresses of drawn pictures and what they hold. */
  #drawings: ReadonlyMap<string, string> = new Map();
  #iconHref = '';
  #changed: readonly string[] = [];
  #sources: ReadonlyMap<string, SourceFile> = new Map();

  constructor(
    readonly dataFolder: string,
    readonly generated: string,
    readonly messages: Messages,
  ) {}

  /** Compiles the data folder; with errors, the modules written last stay as they are. */
  compile(): CompileResult {
    const sources = this.#readSources();
    const result = compileSite(sources, {
      today: today(),
      typefaces: installedTypefaces(),
      folder: otherDataFolder(this.dataFolder),
    });
    if (!result.ok) {
      reportFindings(
        result.diagnostics.filter(({ severity }) => severity === 'error'),
        sources,
        this.messages,
      );
      return result;
    }
    const { written, removed } = writeFiles(this.generated, result.files);
    this.#changed = [...written, ...removed];
    // While one edits, the original stands for all that is made of it.
    const shown = result.site.images.flatMap(shownPictures);
    this.#images = new Map(shown.map(({ address, source }) => [address, source]));
    this.#drawings = new Map(result.site.drawings.map(({ src, content }) => [src, content]));
    this.#iconHref = result.site.icon.src;
    const [counts = ''] = summarizeSite(result.diagnostics, this.dataFolder, this.messages);
    console.log(this.messages.serve.recompiled(counts, written.length));
    return result;
  }

  /** The files of the data folder; those that did not change are the same as last time. */
  #readSources(): readonly SourceFile[] {
    const sources = openDataFolder(this.dataFolder, tellIn(this.messages)).map((source) => {
      const before = this.#sources.get(source.path);
      return before && isSame(before, source) ? before : source;
    });
    this.#sources = new Map(sources.map((source) => [source.path, source]));
    return sources;
  }

  /** The modules that the last successful run wrote or removed, relative to their folder. */
  get changed(): readonly string[] {
    return this.#changed;
  }

  /** Address of the small picture beside the title. */
  get iconHref(): string {
    return this.#iconHref;
  }

  /** The picture of an address. */
  image(address: string): Uint8Array | string | undefined {
    const source = this.#images.get(address);
    return source === undefined ? this.#drawings.get(address) : readFileSync(join(this.dataFolder, source));
  }
}

function isSame(left: SourceFile, right: SourceFile): boolean {
  return left.unread?.reason === right.unread?.reason && Buffer.compare(left.bytes, right.bytes) === 0;
}
