import { userInfo } from 'node:os';
import { Failure } from '../../failure.ts';
import { type Git, GitError } from './git.ts';
import { isAncestor, type Repository, type Upstream } from './repository.ts';

/**
 * The data folder as it lies on the disk, by the name of its content.
 *
 * @throws Failure while another program joins the changes of two people
 */
export function readWorkingFolder({ git, index, prefix }: Repository): Promise<string> {
  return git.withIndex(index, async (environment) => {
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
export async function makeVersion(
  repository: Repository,
  { online, data, message, at }: NewVersion,
): Promise<string> {
  const { git } = repository;
  const parents = await findParents(repository, online);
  const [parent, other] = parents;
  const tree = await replaceFolder(
    repository,
    parent !== undefined && other !== undefined
      ? await mergeAround(repository, parent, other)
      : (parent ?? (await git.emptyFolder())),
    data,
  );
  if (parent !== undefined && other === undefined) {
    const known = await git.run(['rev-parse', `${parent}^{tree}`]);
    if (tree === known) return parent;
  }
  const identity = (await git.ask('var', 'GIT_COMMITTER_IDENT')) === undefined ? ownIdentity() : [];
  const parentArgs = parents.flatMap((one) => ['-p', one]);
  return git.run([...identity, 'commit-tree', tree, ...parentArgs, '-F', '-'], {
    input: message,
    environment: { GIT_COMMITTER_DATE: at.toISOString() },
  });
}

/** The parents of the next version: the one online and HEAD; only one of them if it contains the other. */
async function findParents(
  { git, head }: Repository,
  online: string | undefined,
): Promise<readonly string[]> {
  if (head === undefined || online === undefined) return [online ?? head].filter((one) => one !== undefined);
  if (await isAncestor(git, head, online)) return [online];
  return (await isAncestor(git, online, head)) ? [head] : [online, head];
}

/** The time of the last version online that was committed on this computer; undefined if there is none. */
export async function findOwnPublishing({ git }: Repository, online: string): Promise<string | undefined> {
  const identity = (await git.ask('var', 'GIT_COMMITTER_IDENT')) ?? '';
  const email = /<(.*)>/.exec(identity)?.[1] ?? ownEmail();
  const format = ['log', '-1', '--format=%cI', '--fixed-strings', `--committer=<${email}>`];
  return (await git.ask(...format, online, '--', '.')) || undefined;
}

function ownEmail(): string {
  return `${userInfo().username}@localhost`;
}

/** Options for computers without a Git identity. */
function ownIdentity(): readonly string[] {
  const { username } = userInfo();
  return ['-c', `user.name=${username}`, '-c', `user.email=${ownEmail()}`];
}

/** Merges the files around the data folder, which is replaced afterwards. */
async function mergeAround({ git, prefix }: Repository, online: string, head: string): Promise<string> {
  // The data folder is the repository: there are none.
  if (prefix === '') return online;
  try {
    const args = ['merge-tree', '--write-tree', '--allow-unrelated-histories', '-z', online, head];
    return (await git.run(args)).split('\0')[0] ?? '';
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const [tree = '', ...lines] = error.message.split('\0');
    const files = lines.slice(0, lines.indexOf('')).map((line) => line.split('\t')[1] ?? '');
    // Conflicts in the data folder do not matter.
    if (files.length > 0 && files.every((file) => file.startsWith(prefix)) && /^[0-9a-f]+$/.test(tree))
      return tree;
    throw new Failure(({ desk }) => desk.otherFiles);
  }
}

function replaceFolder({ git, index, prefix }: Repository, around: string, data: string): Promise<string> {
  if (prefix === '') return Promise.resolve(data);
  return git.withIndex(index, async (environment) => {
    await git.run(['read-tree', around], { environment });
    await git.run(['rm', '-r', '-f', '-q', '--cached', '--ignore-unmatch', '--', '.'], { environment });
    await git.run(['read-tree', `--prefix=${prefix}`, data], { environment });
    return git.run(['write-tree'], { environment });
  });
}

/**
 * Moves the branch and its working folder to a version that is online. If other files are in the way, they stay behind: the
 * next publishing starts from the version online anyway.
 */
export async function follow(
  { git, head }: Repository,
  { branch }: Upstream,
  version: string,
): Promise<void> {
  if (head === version) return;
  try {
    await git.run(['add', '-A', '--', ...DATA_ONLY]);
    await git.run(['read-tree', '-m', '-u', head ?? (await git.emptyFolder()), version]);
    await git.run(['update-ref', '-m', 'desk: publish', `refs/heads/${branch}`, version, head ?? NO_VERSION]);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    await unprepare(git, head);
  }
}

/** Git's hash for a branch that does not exist. */
const NO_VERSION = '0'.repeat(40);

async function unprepare(git: Git, head: string | undefined): Promise<void> {
  if (head === undefined) await git.ask('rm', '-r', '-f', '-q', '--cached', '--ignore-unmatch', '--', '.');
  else await git.ask('reset', '-q', 'HEAD', '--', '.');
}
