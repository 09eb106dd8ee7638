import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Localized } from '../../messages/messages.ts';
import { type Git, GitError } from './git.ts';

/** The Git repository around a data folder. A version is a commit, by its hash. */
export interface Repository {
  readonly git: Git;
  /** Path of the data folder in it, with a slash at its end; empty if the folder is the repository. */
  readonly prefix: string;
  /** Path of Git's index file. */
  readonly index: string;
  /** Undefined while HEAD is detached. */
  readonly branch: string | undefined;
  /** Undefined before the first commit. */
  readonly head: string | undefined;
  /** True during a merge or rebase of another program. */
  readonly isMerging: boolean;
  /** Versions by the full names of their refs. */
  readonly refs: ReadonlyMap<string, string>;
  /** Git's settings of branches, remotes and ssh. */
  readonly settings: ReadonlyMap<string, string>;
}

/** The branch of a remote to which a repository is published. */
export interface Upstream {
  readonly branch: string;
  readonly remote: string;
  /** Full name of the branch there. */
  readonly target: string;
  /** Full name of its remote-tracking branch here. */
  readonly tracking: string;
  /** The version there when it was last fetched; undefined before anything was published. */
  readonly online: string | undefined;
}

/** Opens the repository around a data folder; undefined if there is none, or it ignores the folder. */
export async function openRepository(git: Git): Promise<Repository | undefined> {
  const paths = await git.ask('rev-parse', '--is-inside-work-tree', '--show-prefix', ...pathOptions);
  if (paths === undefined) return undefined;
  const [isInside, prefix = '', index = '', ...mergeFiles] = paths.split('\n');
  if (isInside !== 'true') return undefined;
  const [ignored, branch, head, refs, settings] = await Promise.all([
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
    head,
    isMerging: mergeFiles.some((path) => existsSync(resolve(git.folder, path))),
    refs: new Map(pairs(refs.split('\n'), ' ')),
    settings: new Map(pairs((settings ?? '').split('\0'), '\n')),
  };
}

/** Paths in the repository: the index, then files that exist during a merge, rebase, cherry-pick or revert. */
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

/** The address of a repository's remote, without login, for display; undefined if there is none. */
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

/** The upstream of a repository; undefined without a remote, or while HEAD is detached. */
export function findUpstream(repository: Repository): Upstream | undefined {
  const { branch, settings, refs } = repository;
  const remote = findRemote(repository);
  if (branch === undefined || remote === undefined) return undefined;
  const isConfigured = settings.get(`branch.${branch}.remote`) === remote;
  const target = (isConfigured && settings.get(`branch.${branch}.merge`)) || `refs/heads/${branch}`;
  const tracking = `refs/remotes/${remote}/${target.replace(/^refs\/heads\//, '')}`;
  return { branch, remote, target, tracking, online: refs.get(tracking) };
}

/** A sentence on why a repository cannot publish now, and what to do. */
export function findObstacle({ isMerging, branch }: Repository): Localized | undefined {
  if (isMerging) return ({ desk }) => desk.otherProgram;
  return branch === undefined ? ({ desk }) => desk.olderVersion : undefined;
}

/** A sentence on why an existing repository cannot be opened; undefined if there is none. */
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

/** True if a version is equal to a later one or its ancestor. */
export async function isAncestor(git: Git, version: string, later: string): Promise<boolean> {
  return version === later || (await git.ask('merge-base', '--is-ancestor', version, later)) !== undefined;
}

/**
 * The version that the data folder is based on: HEAD, or the one that the desk published last if HEAD could not follow it.
 */
export async function findVersion(repository: Repository): Promise<string | undefined> {
  const { git, head } = repository;
  const published = await findPublished(repository);
  if (head === undefined || published === undefined) return head ?? published;
  return (await isAncestor(git, head, published)) ? published : head;
}

/** The version that the desk published last and that arrived. */
async function findPublished(repository: Repository): Promise<string | undefined> {
  const { git, refs } = repository;
  const upstream = findUpstream(repository);
  if (upstream?.online === undefined) return undefined;
  for (const name of [sentName(upstream), arrivedName(upstream)]) {
    const version = refs.get(name);
    if (version !== undefined && (await isAncestor(git, version, upstream.online))) return version;
  }
  return undefined;
}

/** The ref of the version that the desk pushed last; a push may fail after it is set. */
function sentName({ branch }: Upstream): string {
  return `refs/desk/${branch}`;
}

/** The ref of the last version known to have arrived before that. */
function arrivedName({ branch }: Upstream): string {
  return `refs/desk-arrived/${branch}`;
}

/** Records a version that is about to be pushed or is online already. One that does not arrive has no effect. */
export async function recordPublished(
  repository: Repository,
  upstream: Upstream,
  version: string,
): Promise<void> {
  const { git, refs } = repository;
  const published = await findPublished(repository);
  if (published !== undefined && published !== refs.get(arrivedName(upstream)))
    await git.run(['update-ref', arrivedName(upstream), published]);
  if (version !== refs.get(sentName(upstream))) await git.run(['update-ref', sentName(upstream), version]);
}
