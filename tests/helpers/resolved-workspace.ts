import { checkSite } from '../../scripts/compiler/check-site.ts';
import { type ResolvedSite, resolveSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import { soundContent } from '../../scripts/compiler/resolve/sound-content.ts';
import type { Workspace } from './workspace.ts';

/** The site that a workspace without errors makes. */
export function resolvedWorkspace(workspace: Workspace): ResolvedSite {
  const { ok, diagnostics, model } = checkSite(workspace.sources);
  if (!ok) throw new Error(diagnostics.find(({ severity }) => severity === 'error')?.code);
  return resolveSite(soundContent(model));
}
