import { readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';

/** Removes a folder and all that is in it; faster than Node, which asks of every entry what it is. */
export function removeFolder(folder: string): void {
  try {
    removeEntries(folder);
  } catch {
    // Whoever writes to it meanwhile, or forbids it, is dealt with as Node does.
    rmSync(folder, { recursive: true, force: true });
  }
}

function removeEntries(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) removeEntries(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}
