import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Workspace } from './workspace.ts';

/** An empty folder; whoever asks for it removes it. */
export function newTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tour-site-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** An empty folder of the running test's own, gone when the test is over. */
export function temporaryFolder(): string {
  const folder = newTemporaryFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** A workspace as a folder on the disk, gone when the test is over. */
export function onDisk(workspace: Workspace): string {
  return writeWorkspace(workspace, temporaryFolder());
}

/** Writes a workspace into a folder, and gives that. */
export function writeWorkspace(workspace: Workspace, folder: string): string {
  for (const { path, bytes } of workspace.sources) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}
