import { type CheckOptions, checkSite } from './check-site.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { emitSite } from './emit/emit-site.ts';
import type { GeneratedFile } from './emit/generated-file.ts';
import type { SourceFile } from './read/read-data-folder.ts';
import { type ResolvedSite, resolveSite } from './resolve/resolve-site.ts';
import { soundContent } from './resolve/sound-content.ts';

/** What may be set from outside the data folder. */
export interface CompileOptions extends CheckOptions {
  /** Address of the published site instead of the one in the data. */
  readonly siteUrl?: string | undefined;
}

/** The findings; and, if none is an error, the site and its generated modules. */
export type CompileResult =
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly ok: true;
      readonly diagnostics: readonly Diagnostic[];
      readonly site: ResolvedSite;
      /** All generated modules, made anew at every reading. */
      readonly files: readonly GeneratedFile[];
    };

/** From the files of a data folder to the generated modules. Pure. */
export function compileSite(sources: readonly SourceFile[], options: CompileOptions = {}): CompileResult {
  const { ok, diagnostics, model } = checkSite(sources, options);
  if (!ok) return { ok, diagnostics };
  const site = resolveSite(soundContent(model, options.siteUrl));
  return {
    ok,
    diagnostics,
    site,
    get files() {
      return emitSite(site);
    },
  };
}
