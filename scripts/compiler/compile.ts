import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { emitSite } from './emit/emit-site.ts';
import type { GeneratedFile } from './emit/generated-file.ts';
import type { SourceFile } from './read/read-data-folder.ts';
import type { ResolvedSite } from './resolve/resolve-site.ts';
import { type CompileOptions, resolveData } from './resolve-data.ts';

/** The findings; and, if none is an error, the site and its generated modules. */
export type CompileResult =
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly ok: true;
      readonly diagnostics: readonly Diagnostic[];
      readonly site: ResolvedSite;
      /** All generated modules; each access emits them again. */
      readonly files: readonly GeneratedFile[];
    };

/** From the files of a data folder to the generated modules. Pure. */
export function compileSite(sources: readonly SourceFile[], options: CompileOptions = {}): CompileResult {
  const resolved = resolveData(sources, options);
  if (!resolved.ok) return resolved;
  const { site } = resolved;
  return {
    ...resolved,
    get files() {
      return emitSite(site);
    },
  };
}
