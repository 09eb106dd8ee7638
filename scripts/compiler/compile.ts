import { type CheckOptions, checkContent } from './check-content.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { emitSite } from './emit/emit-site.ts';
import type { GeneratedFile } from './emit/generated-file.ts';
import type { SourceFile } from './read/read-data-folder.ts';
import { type ResolvedSite, resolveSite } from './resolve/resolve-site.ts';

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
      readonly files: readonly GeneratedFile[];
    };

/** From the files of a data folder to the generated modules. Pure. */
export function compileSite(sources: readonly SourceFile[], options: CompileOptions = {}): CompileResult {
  const checked = checkContent(sources, options);
  if (!checked.ok) return checked;
  const { diagnostics } = checked;
  const content = checked.link();
  const url = options.siteUrl ?? content.site.url;
  const site = resolveSite({ ...content, site: { ...content.site, url } });
  return { ok: true, diagnostics, site, files: emitSite(site) };
}
