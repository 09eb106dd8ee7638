import { Failure } from '../../failure.ts';
import { GitError, NETWORK_PATIENCE } from './git.ts';
import { notePublished, type OnlinePlace, type Repository } from './repository.ts';

/**
 * Asks the place for its state.
 *
 * @returns the repository as it knows the place now
 * @throws Failure if it cannot be reached
 */
export async function fetchOnline(repository: Repository, place: OnlinePlace): Promise<Repository> {
  const { git, settings, refs } = repository;
  const { remote, target, tracking } = place;
  const args = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', remote, `+${target}:${tracking}`];
  try {
    await git.run(args, { environment: quietSsh(settings), patience: NETWORK_PATIENCE });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    // The place is empty still.
    if (error.message.includes("couldn't find remote ref")) return repository;
    throw explain(error);
  }
  const online = await git.run(['rev-parse', tracking]);
  return { ...repository, refs: new Map([...refs, [tracking, online]]) };
}

/**
 * Sends a version to the place.
 *
 * @returns false if somebody else was faster
 * @throws Failure if it cannot be reached or does not take it
 */
export async function push(repository: Repository, place: OnlinePlace, version: string): Promise<boolean> {
  const { git, settings } = repository;
  const args = [
    'push',
    '--quiet',
    '--no-verify',
    '--no-recurse-submodules',
    place.remote,
    `${version}:${place.target}`,
  ];
  await notePublished(repository, place, version);
  try {
    await git.run(args, { environment: quietSsh(settings), patience: NETWORK_PATIENCE });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (/\[rejected\]|fetch first|non-fast-forward|failed to update ref|cannot lock ref/.test(error.message))
      return false;
    throw explain(error);
  }
  await git.ask('update-ref', place.tracking, version);
  return true;
}

/** Lets ssh fail rather than ask, in the way that the operator has set it up. */
function quietSsh(settings: Repository['settings']): Readonly<Record<string, string>> {
  const own = process.env.GIT_SSH_COMMAND ?? settings.get('core.sshcommand');
  return { GIT_SSH_COMMAND: `${own || 'ssh'} -o BatchMode=yes -o ConnectTimeout=20` };
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
  [/bad object|corrupt|missing (?:blob|commit|object|tree)/i, 'versionsBroken'],
  [/protected branch|GH006|GH013/i, 'protectedPlace'],
  [
    /authentication failed|could not read (?:username|password)|terminal prompts disabled|permission denied|error: 40[13]|denied to|host key verification failed/i,
    'notAllowed',
  ],
  [
    /could not resolve|connect|timed out|unreachable|does not appear to be a git repository|not found|unable to access/i,
    'offline',
  ],
] as const;
