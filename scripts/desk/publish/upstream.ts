import { Failure } from '../../failure.ts';
import { GitError, NETWORK_TIMEOUT } from './git.ts';
import { type Repository, recordPublished, type Upstream } from './repository.ts';

/**
 * Fetches the upstream.
 *
 * @returns the repository with the new state of the upstream
 * @throws Failure if it cannot be reached
 */
export async function fetchOnline(repository: Repository, upstream: Upstream): Promise<Repository> {
  const { git, settings, refs } = repository;
  const { remote, target, tracking } = upstream;
  const args = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', remote, `+${target}:${tracking}`];
  try {
    await git.run(args, { environment: quietSsh(settings), timeout: NETWORK_TIMEOUT });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    // The remote is still empty.
    if (error.message.includes("couldn't find remote ref")) return repository;
    throw explain(error);
  }
  const online = await git.run(['rev-parse', tracking]);
  return { ...repository, refs: new Map([...refs, [tracking, online]]) };
}

/**
 * Pushes a version to the upstream.
 *
 * @returns false if somebody else pushed first
 * @throws Failure if the upstream cannot be reached or refuses it
 */
export async function push(repository: Repository, upstream: Upstream, version: string): Promise<boolean> {
  const { git, settings } = repository;
  const args = [
    'push',
    '--quiet',
    '--no-verify',
    '--no-recurse-submodules',
    upstream.remote,
    `${version}:${upstream.target}`,
  ];
  await recordPublished(repository, upstream, version);
  try {
    await git.run(args, { environment: quietSsh(settings), timeout: NETWORK_TIMEOUT });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (/\[rejected\]|fetch first|non-fast-forward|failed to update ref|cannot lock ref/.test(error.message))
      return false;
    throw explain(error);
  }
  await git.ask('update-ref', upstream.tracking, version);
  return true;
}

/** The operator's ssh command, which then fails rather than asks for a password. */
function quietSsh(settings: Repository['settings']): Readonly<Record<string, string>> {
  const own = process.env.GIT_SSH_COMMAND ?? settings.get('core.sshcommand');
  return { GIT_SSH_COMMAND: `${own || 'ssh'} -o BatchMode=yes -o ConnectTimeout=20` };
}

/** Replaces the words of Git by a sentence. */
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
