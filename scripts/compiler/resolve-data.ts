import { type CheckOptions, checkSite } from './check-site.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { SourceFile } from './read/read-data-folder.ts';
import { type ContentOptions, validContent } from './resolve/content.ts';
import { type ResolvedSite, resolveSite } from './resolve/resolve-site.ts';

/** Settings from outside the data folder. */
export interface CompileOptions extends CheckOptions, Omit<ContentOptions, 'today'> {}

/** The findings; and, if none is an error, the site. */
type ResolveResult =
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }
  | { readonly ok: true; readonly diagnostics: readonly Diagnostic[]; readonly site: ResolvedSite };

/** From the files of a data folder to the site as it will be shown. Pure. */
export function resolveData(sources: readonly SourceFile[], options: CompileOptions = {}): ResolveResult {
  const { ok, diagnostics, model } = checkSite(sources, options);
  if (!ok) return { ok, diagnostics };
  return { ok, diagnostics, site: resolveSite(validContent(model, options)) };
}
