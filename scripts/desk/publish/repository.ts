import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Localized } from '../../messages/messages.ts';
import { type Git, GitError } from './git.ts';

/** The repository around a data folder, as it is set up now. */
export interface Repository {
  readonly git: Git;
  /** Path of the data folder in it, with a slash at its end; empty for the repository itself. */
  readonly prefix: string;
  /** The file of what is prepared for the next version. */
  readonly index: string;
  /** Undefined while an earlier version is open in it. */
  readonly branch: string | undefined;
  /** The version that it is at; undefined before the first. */
  readonly head: string | undefined;
  /** True while a program has begun to join the changes of two people. */
  readonly isJoining: boolean;
  /** Versions by their full names. */
  readonly refs: ReadonlyMap<string, string>;
  /** Those of branches and places on the internet, and of ssh. */
  readonly settings: ReadonlyMap<string, string>;
}

/** The place on the internet to which a repository is published. */
export interface OnlinePlace {
  readonly branch: string;
  readonly remote: string;
  /** The branch there, and the name under which its state is known here. */
  readonly target: string;
  readonly tracking: string;
  /** The state of the place that is known here; undefined before anything was published. */
  readonly online: string | undefined;
}

/** Opens the repository around a data folder; undefined where there is none, or it leaves the folder out. */
export async function openRepository(git: Git): Promise<Repository | undefined> {
  const paths = await git.ask('rev-parse', '--is-inside-work-tree', '--show-prefix', ...pathOptions);
  if (paths === undefined) return undefined;
  const [isInside, prefix = '', index = '', ...joining] = paths.split('\n');
  if (isInside !== 'true') return undefined;
  const [ignored, branch, detached, refs, settings] = await Promise.all([
    git.ask('check-ignore', '-q', '.'),
    git.ask('symbolic-ref', '-q', 'HEAD'),
    git.ask('rev-parse', '-q', '--verify', 'HEAD^{commit}'),
    git.run(['for-each-ref', '--format=%(refname) %(objectname)']),
    git.ask('config', '--null', '--get-regexp', String.raw`^(branch|remote)\.|^core\.sshcommand$`),
  ]);
  if (ignored !== undefined) return undefined;
  return {
    git,
    prefix,
    index: resolve(git.folder, index),
    branch: branch?.replace(/^refs\/heads\//, ''),
    head: detached,
    isJoining: joining.some((path) => existsSync(resolve(git.folder, path))),
    refs: new Map(pairs(refs.split('\n'), ' ')),
    settings: new Map(pairs((settings ?? '').split('\0'), '\n')),
  };
}

/** Paths in the repository: the index, then files that exist while git joins changes of two people. */
const pathOptions = [
  'index',
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'rebase-merge',
  'rebase-apply',
].flatMap((name) => ['--git-path', name]);

function pairs(lines: readonly string[], separator: string): readonly (readonly [string, string])[] {
  return lines.map((line) => {
    const [key = '', ...value] = line.split(separator);
    return [key, value.join(separator)] as const;
  });
}

/** The place on the internet that a repository is connected with, as people may see it; undefined where there is none. */
export function findAddress(repository: Repository): string | undefined {
  const remote = findRemote(repository);
  const address = remote && (repository.settings.get(`remote.${remote}.url`) ?? remote);
  return address?.replace(/\/\/[^/@]*@/, '//').replace(/\.git$/, '');
}

function findRemote({ branch, settings }: Repository): string | undefined {
  const remotes = [...settings.keys()].flatMap((key) => /^remote\.(.+)\.url$/.exec(key)?.[1] ?? []);
  const configured = settings.get(`branch.${branch}.remote`);
  if (configured !== undefined && remotes.includes(configured)) return configured;
  return remotes.includes('origin') ? 'origin' : remotes[0];
}

/** The place that the data folder is published to; undefined where none is set up, or an earlier version is open. */
export function findOnlinePlace(repository: Repository): OnlinePlace | undefined {
  const { branch, settings, refs } = repository;
  const remote = findRemote(repository);
  if (branch === undefined || remote === undefined) return undefined;
  const isConfigured = settings.get(`branch.${branch}.remote`) === remote;
  const target = (isConfigured && settings.get(`branch.${branch}.merge`)) || `refs/heads/${branch}`;
  const tracking = `refs/remotes/${remote}/${target.replace(/^refs\/heads\//, '')}`;
  return { branch, remote, target, tracking, online: refs.get(tracking) };
}

/** A sentence on what keeps an open repository from publishing, with the way out. */
export function findObstacle({ isJoining, branch }: Repository): Localized | undefined {
  if (isJoining) return ({ desk }) => desk.otherProgram;
  return branch === undefined ? ({ desk }) => desk.olderVersion : undefined;
}

/** A sentence why a repository that is there cannot be opened; undefined where there is none. */
export async function findClosedReason(git: Git): Promise<Localized | undefined> {
  try {
    await git.run(['rev-parse', '--git-dir']);
    return undefined;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (error.isMissing) return isInRepository(git.folder) ? ({ desk }) => desk.noGit : undefined;
    return error.message.includes('dubious ownership') ? ({ desk }) => desk.notYours : undefined;
  }
}

function isInRepository(folder: string): boolean {
  const around = dirname(folder);
  return existsSync(join(folder, '.git')) || (around !== folder && isInRepository(around));
}

/** Tells if a version is another one, or one that was made from it has it. */
export async function isPartOf(git: Git, version: string, later: string): Promise<boolean> {
  return version === later || (await git.ask('merge-base', '--is-ancestor', version, later)) !== undefined;
}

/**
 * The version from which the data folder comes: that of the repository, or the one that the desk has published last, where
 * the repository could not follow it.
 */
export async function findVersion(repository: Repository): Promise<string | undefined> {
  const { git, head } = repository;
  const published = await findPublished(repository);
  if (head === undefined || published === undefined) return head ?? published;
  return (await isPartOf(git, head, published)) ? published : head;
}

/** The version that the desk has published last. */
async function findPublished(repository: Repository): Promise<string | undefined> {
  const { git, refs } = repository;
  const place = findOnlinePlace(repository);
  if (place?.online === undefined) return undefined;
  for (const name of [sentName(place), arrivedName(place)]) {
    const version = refs.get(name);
    if (version !== undefined && (await isPartOf(git, version, place.online))) return version;
  }
  return undefined;
}

/** Under this name the repository holds what the desk has sent last. */
function sentName({ branch }: OnlinePlace): string {
  return `refs/desk/${branch}`;
}

/** The last that is known to have arrived before that was sent. */
function arrivedName({ branch }: OnlinePlace): string {
  return `refs/desk-arrived/${branch}`;
}

/** Notes a version that is about to be sent, or is online already. One that does not arrive counts for nothing. */
export async function notePublished(
  repository: Repository,
  place: OnlinePlace,
  version: string,
): Promise<void> {
  const { git, refs } = repository;
  const published = await findPublished(repository);
  if (published !== undefined && published !== refs.get(arrivedName(place)))
    await git.run(['update-ref', arrivedName(place), published]);
  if (version !== refs.get(sentName(place))) await git.run(['update-ref', sentName(place), version]);
}
