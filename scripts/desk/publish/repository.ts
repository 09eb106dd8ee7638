import { userInfo } from 'node:os';
import { Failure } from '../../failure.ts';
import { type Git, GitError, NETWORK_PATIENCE, quietSsh } from './git.ts';

/** The place on the internet to which a repository around the data folder is published. */
export interface OnlinePlace {
  /** Path of the data folder in the repository, with a slash at its end; empty for the repository itself. */
  readonly prefix: string;
  readonly branch: string;
  readonly remote: string;
  /** The branch there, and the name under which its state is known here. */
  readonly target: string;
  readonly tracking: string;
  /** As people may see it. */
  readonly address: string;
}

/** Finds the data folder in the repository around it; undefined where there is none, or it leaves the folder out. */
export async function findPrefix(git: Git): Promise<string | undefined> {
  const prefix = await git.ask('rev-parse', '--show-prefix');
  const isIgnored = prefix !== undefined && (await git.ask('check-ignore', '-q', '.')) !== undefined;
  return isIgnored ? undefined : prefix;
}

/** The version that the repository is at; undefined before the first. */
export function findHead(git: Git): Promise<string | undefined> {
  return git.ask('rev-parse', '-q', '--verify', 'HEAD^{commit}');
}

/**
 * The version from which the data folder comes: that of the repository, or the one that the desk has published last, where
 * the repository could not follow it.
 */
export async function findVersion(git: Git): Promise<string | undefined> {
  const head = await findHead(git);
  const published = head && (await findPublished(git));
  return published && (await isPartOf(git, head, published)) ? published : head;
}

/** The instant in milliseconds of the desk's last publishing, which had everything that was saved; undefined before. */
export async function findLastPublishing(git: Git): Promise<number | undefined> {
  const published = await findPublished(git);
  return published === undefined
    ? undefined
    : Number(await git.run(['log', '-1', '--format=%ct', published])) * 1000;
}

/** The version that the desk has published last. */
async function findPublished(git: Git): Promise<string | undefined> {
  const place = await findOnlinePlace(git);
  const online = place && (await findOnline(git, place));
  if (!online) return undefined;
  for (const name of [sentName(place), arrivedName(place)]) {
    const version = await git.ask('rev-parse', '-q', '--verify', `${name}^{commit}`);
    if (version && (await isPartOf(git, version, online))) return version;
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
export async function notePublished(git: Git, place: OnlinePlace, version: string): Promise<void> {
  const published = await findPublished(git);
  if (published) await git.run(['update-ref', arrivedName(place), published]);
  await git.run(['update-ref', sentName(place), version]);
}

/** Finds the place that the data folder is published to; undefined where none is set up. */
export async function findOnlinePlace(git: Git): Promise<OnlinePlace | undefined> {
  const prefix = await findPrefix(git);
  if (prefix === undefined || (await findHead(git)) === undefined) return undefined;
  const branch = await git.ask('symbolic-ref', '--short', '-q', 'HEAD');
  if (!branch) return undefined;
  const remotes = ((await git.ask('remote')) ?? '').split('\n').filter((name) => name !== '');
  const usual = remotes.includes('origin') ? 'origin' : remotes[0];
  const configured = await git.ask('config', '--get', `branch.${branch}.remote`);
  const remote = configured !== undefined && remotes.includes(configured) ? configured : usual;
  if (remote === undefined) return undefined;
  const target = (await git.ask('config', '--get', `branch.${branch}.merge`)) ?? `refs/heads/${branch}`;
  const address = (await git.ask('remote', 'get-url', remote)) ?? remote;
  return {
    prefix,
    branch,
    remote,
    target,
    tracking: `refs/remotes/${remote}/${target.replace(/^refs\/heads\//, '')}`,
    address: address.replace(/\/\/[^/@]*@/, '//').replace(/\.git$/, ''),
  };
}

/** The state of the place that is known here; undefined before anything was published. */
export function findOnline(git: Git, { tracking }: OnlinePlace): Promise<string | undefined> {
  return git.ask('rev-parse', '-q', '--verify', `${tracking}^{commit}`);
}

/**
 * Asks the place for its state.
 *
 * @throws Failure if it cannot be reached
 */
export async function fetchOnline(git: Git, place: OnlinePlace): Promise<void> {
  const { remote, target, tracking } = place;
  const args = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', remote, `+${target}:${tracking}`];
  try {
    await git.run(args, { environment: await quietSsh(git), patience: NETWORK_PATIENCE });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    // The place is empty still.
    if (error.message.includes("couldn't find remote ref")) return;
    throw explain(error);
  }
}

/**
 * Sends a version to the place.
 *
 * @returns false if somebody else was faster
 * @throws Failure if it cannot be reached or does not take it
 */
export async function push(git: Git, place: OnlinePlace, version: string): Promise<boolean> {
  const args = [
    'push',
    '--quiet',
    '--no-verify',
    '--no-recurse-submodules',
    place.remote,
    `${version}:${place.target}`,
  ];
  await notePublished(git, place, version);
  try {
    await git.run(args, { environment: await quietSsh(git), patience: NETWORK_PATIENCE });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (/\[rejected\]|fetch first|non-fast-forward|failed to update ref|cannot lock ref/.test(error.message))
      return false;
    throw explain(error);
  }
  await git.ask('update-ref', place.tracking, version);
  return true;
}

/**
 * The data folder as it lies on the disk, by the name of its content.
 *
 * @throws Failure while another program joins the changes of two people
 */
export function readWorkingFolder(git: Git, prefix: string): Promise<string> {
  return git.withIndex(async (environment) => {
    const part = prefix === '' ? [] : [`--prefix=${prefix}`];
    try {
      await git.run(['add', '-A', '--', ...DATA_ONLY], { environment });
      return await git.run(['write-tree', ...part], { environment });
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      console.error(error.message);
      throw new Failure(({ desk }) => desk.otherProgram);
    }
  });
}

/** The data folder without what commands and the desk keep in it. */
const DATA_ONLY = ['.', ':(exclude).journal*', ':(exclude).history'];

interface NewVersion {
  readonly place: OnlinePlace;
  readonly head: string;
  readonly online: string | undefined;
  /** The content of the data folder. */
  readonly data: string;
  readonly message: string;
  /** When the content was read. */
  readonly at: Date;
}

/**
 * Makes a version of what is online with another content of the data folder; nothing else in it changes, and nothing in
 * the working folder.
 *
 * @returns the version that is there already where it has everything
 * @throws Failure if other files were changed on both sides
 */
export async function makeVersion(git: Git, version: NewVersion): Promise<string> {
  const { place, head, online, data, message } = version;
  const isBehind = online !== undefined && (await isPartOf(git, head, online));
  const isAhead = online === undefined || (await isPartOf(git, online, head));
  const parents = isBehind ? [online] : isAhead ? [head] : [online, head];
  const around =
    isBehind || isAhead ? (isBehind ? online : head) : await mergeAround(git, online, head, place.prefix);
  const tree = await replaceFolder(git, around, place.prefix, data);
  const [parent = head] = parents;
  if (parents.length === 1 && tree === (await git.run(['rev-parse', `${parent}^{tree}`]))) return parent;
  const identity = (await git.ask('var', 'GIT_COMMITTER_IDENT')) === undefined ? ownIdentity() : [];
  const parentArgs = parents.flatMap((one) => ['-p', one]);
  const environment = { GIT_COMMITTER_DATE: version.at.toISOString() };
  return git.run([...identity, 'commit-tree', tree, ...parentArgs, '-F', '-'], {
    input: message,
    environment,
  });
}

/** For computers on which nobody has said who they are. */
function ownIdentity(): readonly string[] {
  const { username } = userInfo();
  return ['-c', `user.name=${username}`, '-c', `user.email=${username}@localhost`];
}

async function isPartOf(git: Git, version: string, later: string): Promise<boolean> {
  return (await git.ask('merge-base', '--is-ancestor', version, later)) !== undefined;
}

/** Merges the files around the data folder. */
async function mergeAround(git: Git, online: string, head: string, prefix: string): Promise<string> {
  try {
    return await git
      .run(['merge-tree', '--write-tree', '-z', online, head])
      .then((text) => text.split('\0')[0] ?? '');
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const [tree = '', ...lines] = error.message.split('\0');
    const files = lines.slice(0, lines.indexOf('')).map((line) => line.split('\t')[1] ?? '');
    // Those of the data folder are replaced.
    if (files.length > 0 && files.every((file) => file.startsWith(prefix)) && /^[0-9a-f]+$/.test(tree))
      return tree;
    throw new Failure(({ desk }) => desk.otherFiles);
  }
}

function replaceFolder(git: Git, around: string, prefix: string, data: string): Promise<string> {
  if (prefix === '') return Promise.resolve(data);
  return git.withIndex(async (environment) => {
    await git.run(['read-tree', around], { environment });
    await git.run(['rm', '-r', '-f', '-q', '--cached', '--ignore-unmatch', '--', '.'], { environment });
    await git.run(['read-tree', `--prefix=${prefix}`, data], { environment });
    return git.run(['write-tree'], { environment });
  });
}

/**
 * Lets the working folder follow a version that is online. Where files outside of the data folder are in the way, it stays
 * behind: the next publishing begins from what is online anyway.
 */
export async function follow(
  git: Git,
  { branch }: OnlinePlace,
  head: string,
  version: string,
): Promise<void> {
  if (head === version) return;
  try {
    await git.run(['add', '-A', '--', ...DATA_ONLY]);
    await git.run(['read-tree', '-m', '-u', head, version]);
    await git.run(['update-ref', '-m', 'desk: publish', `refs/heads/${branch}`, version, head]);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    await git.ask('reset', '-q', 'HEAD', '--', '.');
  }
}

/** A sentence without the words of git. */
function explain({ message, isTooSlow }: GitError): Failure {
  // Addresses may hold a password.
  console.error(message.replaceAll(/\/\/[^/@\s]*@/g, '//'));
  const reason = isTooSlow
    ? 'tooSlow'
    : (REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? 'refused');
  return new Failure(({ desk }) => desk[reason]);
}

const REASONS = [
  [
    /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied|403|denied to/,
    'notAllowed',
  ],
  [
    /Could not resolve|Couldn't connect|Connection|timed out|unreachable|does not appear to be a git repository|not found|unable to access/,
    'offline',
  ],
] as const;
