import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { Failure } from '../../failure.ts';
import type { Disk } from '../../files/disk.ts';

/**
 * Records that this user, on this computer, wrote plans of changes for a data folder: outside of it, so that a folder
 * that comes from elsewhere cannot bring along a plan that is carried out.
 *
 * @throws Failure if no folder of the user's own can be written to
 */
export function recordPlans(folder: string, plans: readonly string[], disk: Disk): void {
  const content = [realpathSync(folder), ...plans.map(hashText)].join('\n');
  let failure: unknown;
  for (const place of recordFolders()) {
    try {
      writeRecord(place, join(place, recordName(folder)), content, disk);
      return;
    } catch (error) {
      failure ??= Failure.from(error, ({ failures }) => failures.folderUnwritable(place));
    }
  }
  throw failure;
}

/** Tells if this user wrote a plan for a data folder on this computer, and it has not been finished since. */
export function isOwnPlan(folder: string, plan: string): boolean {
  return recordFolders().some((place) => {
    if (!isPrivate(place)) return false;
    const file = join(place, recordName(folder));
    if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return false;
    const [path, ...plans] = readFileSync(file, 'utf8').split('\n');
    return path === realpathSync(folder) && plans.includes(hashText(plan));
  });
}

/** Removes the record of plans that are finished. */
export function forgetPlans(folder: string, disk: Disk): void {
  for (const place of recordFolders()) if (isPrivate(place)) disk.remove(join(place, recordName(folder)));
}

function writeRecord(place: string, file: string, content: string, disk: Disk): void {
  disk.makeFolder(place, 0o700);
  if (!isPrivate(place)) throw new Failure(({ failures }) => failures.folderNotOwn(place));
  disk.remove(file);
  disk.write(file, content);
  disk.fsync(place);
}

/** The user's folder for the state of programs; the system's temporary folder where there is none to write to. */
function recordFolders(): readonly string[] {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env;
  const named = process.platform === 'win32' ? LOCALAPPDATA : XDG_STATE_HOME;
  const state = named && isAbsolute(named) ? named : join(homeFolder(), '.local', 'state');
  return [join(state, 'tour-site'), join(tmpdir(), `tour-site-${process.getuid?.() ?? 'state'}`)];
}

/** Node throws where a user has no home. */
function homeFolder(): string {
  try {
    return homedir();
  } catch {
    return tmpdir();
  }
}

/** A folder of records that others can write to is not trusted; Windows has no such modes, but folders of each user. */
function isPrivate(place: string): boolean {
  try {
    const found = lstatSync(place);
    const user = process.getuid?.();
    return found.isDirectory() && (user === undefined || (found.uid === user && (found.mode & 0o022) === 0));
  } catch {
    return false;
  }
}

function recordName(folder: string): string {
  return hashText(realpathSync(folder)).slice(0, 32);
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
