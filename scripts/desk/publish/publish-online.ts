import type * as z from 'zod';
import { isSame } from '../../../src/desk/store/operation.ts';
import type {
  PublishChange,
  PublishConflict,
  PublishingAnswer,
  publishBody,
} from '../../../src/desk/store/publish-api.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { Failure } from '../../failure.ts';
import { type FileContents, withChanges } from '../../operator/data-folder/save-changes.ts';
import { describeTreeChange, readTexts, showContent } from '../history/history.ts';
import { isTextFile } from '../pictures/picture-store.ts';
import type { Git, TreeChange } from './git.ts';
import { followRenamed, mergeFile, type Versions } from './merge-files.ts';
import {
  findObstacle,
  findUpstream,
  findVersion,
  openRepository,
  type Repository,
  recordPublished,
  type Upstream,
} from './repository.ts';
import { fetchOnline, push } from './upstream.ts';
import { findOwnPublishing, follow, makeVersion, readWorkingFolder } from './versions.ts';

type Decisions = z.infer<typeof publishBody>['decisions'];

/** The files that differ here and online. */
interface Difference {
  /** The last common commit. */
  readonly base: string | undefined;
  readonly files: readonly Versions[];
  /** By the hash of the content. */
  readonly contents: ReadonlyMap<string, Buffer>;
}

/** Compares the data folder with what is published: changes on both sides since they were last the same. */
export async function compareWithOnline(
  repository: Repository,
  upstream: Upstream,
): Promise<Pick<PublishingAnswer, 'conflicts' | 'published' | 'publishedHere' | 'theirs' | 'waiting'>> {
  const { git } = repository;
  const { online } = upstream;
  const { base, files, contents } = await findDifference(repository, upstream);
  const authors = await findAuthors(repository, base, online);
  const describe = (file: string, before: string | undefined, after: string | undefined): PublishChange[] =>
    describeTreeChange({ file, before, after }, contents).map((operation) => ({ operation }));
  const merged = files.map((versions) => mergeFile(withTexts(versions, contents), () => undefined));
  const published = online && (await git.ask('log', '-1', '--format=%cI', online, '--', '.'));
  const publishedHere = online && (await findOwnPublishing(repository, online));
  return {
    ...(published ? { published } : {}),
    ...(publishedHere === undefined ? {} : { publishedHere }),
    waiting: files.flatMap(({ file, base: before, mine, theirs }) =>
      mine === theirs ? [] : describe(file, before, mine),
    ),
    theirs: files.flatMap(({ file, base: before, mine, theirs }) => {
      const { by } = authors.get(file) ?? {};
      const changes = mine === theirs ? [] : describe(file, before, theirs);
      return changes.map((change) => ({ ...change, ...(by === undefined ? {} : { by }) }));
    }),
    conflicts: merged.flatMap(({ conflicts }) =>
      conflicts.map((conflict) => ({ ...conflict, ...authors.get(conflict.file) })),
    ),
  };
}

/** The files as last published from or fetched to this folder; undefined before the first time. */
export async function readPublishedFiles(
  repository: Repository,
  upstream: Upstream,
  files: readonly SourceFile[],
): Promise<readonly SourceFile[] | undefined> {
  const { base, files: changed } = await findDifference(repository, upstream);
  if (base === undefined) return undefined;
  const own = changed.filter(({ base: before, mine }) => before !== mine);
  const contents = await repository.git.readBlobs(own.flatMap(({ base: before }) => before ?? []));
  return withChanges(
    files,
    new Map(own.map(({ file, base: before }) => [file, before && contents.get(before)] as const)),
  );
}

interface PublishedFolder {
  /** Changes the files of the folder, all or none, while nobody else does. */
  readonly change: (make: (files: readonly SourceFile[]) => Promise<FileContents>) => Promise<void>;
  /** @throws Failure if files hold what must not be online */
  readonly refuse: (files: readonly SourceFile[]) => Promise<void>;
}

/** Limit of attempts, each of which fails if somebody else publishes first. */
const MAX_ATTEMPTS = 4;

/**
 * Publishes the data folder, and nothing else: merges what others have published into the files, commits, and pushes. If it
 * is interrupted, everything or nothing is online, and no change is lost.
 *
 * @throws Failure if the upstream cannot be reached, files must not be online, or conflicts are undecided
 */
export async function publishOnline(
  first: Repository,
  folder: PublishedFolder,
  { title, sentences, decisions }: z.infer<typeof publishBody>,
): Promise<void> {
  const message = composeMessage(title, sentences);
  let opened: Repository | undefined = first;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const repository = await fetchOnline(...requireUpstream(opened));
    const [, upstream] = requireUpstream(repository);
    const at = new Date();
    const { online } = upstream;
    await mergeOnline(repository, upstream, folder, decisions);
    const data = await readWorkingFolder(repository);
    const version = await makeVersion(repository, { online, data, message, at });
    if (version === online) await recordPublished(repository, upstream, version);
    else if (!(await push(repository, upstream, version))) {
      opened = await openRepository(repository.git);
      continue;
    }
    return follow(repository, upstream, version);
  }
  throw new Failure(({ desk }) => desk.othersFaster);
}

/** @throws Failure if the repository is not ready for publishing, such as while another program works on it */
function requireUpstream(repository: Repository | undefined): readonly [Repository, Upstream] {
  const obstacle = repository && findObstacle(repository);
  const upstream = repository && findUpstream(repository);
  if (obstacle || !upstream) throw new Failure(obstacle ?? (({ desk }) => desk.otherProgram));
  return [repository, upstream];
}

/** Merges what others have published into the files. */
async function mergeOnline(
  repository: Repository,
  upstream: Upstream,
  folder: PublishedFolder,
  decisions: Decisions,
): Promise<void> {
  await folder.change(async (files) => {
    const difference = await findDifference(repository, upstream);
    const { contents } = difference;
    const changes = new Map<string, string | Uint8Array | undefined>();
    for (const versions of difference.files) {
      const texts = withTexts(versions, contents);
      const { text, conflicts } = mergeFile(texts, (conflict) => findDecision(decisions, conflict));
      if (conflicts.length > 0) throw new Failure(({ desk }) => desk.conflicts);
      if (text === texts.mine && !versions.isRenamed) continue;
      const blob = text === texts.theirs ? versions.theirs : undefined;
      changes.set(versions.file, (blob && contents.get(blob)) ?? text);
    }
    await folder.refuse(changes.size === 0 ? files : withChanges(files, changes));
    return changes;
  });
}

function findDecision(decisions: Decisions, conflict: PublishConflict): 'mine' | 'theirs' | undefined {
  return decisions.find(
    ({ file, path, mine, theirs }) =>
      file === conflict.file &&
      isSame([...path], [...conflict.path]) &&
      isSame(mine, conflict.mine) &&
      isSame(theirs, conflict.theirs),
  )?.choice;
}

async function findDifference(repository: Repository, { online }: Upstream): Promise<Difference> {
  const { git, prefix } = repository;
  const version = await findVersion(repository);
  const base = version && online && (await findCommon(git, version, online));
  const [first, theirs, mine] = await Promise.all([
    git.folderIn(base, prefix),
    git.folderIn(online, prefix),
    readWorkingFolder(repository),
  ]);
  const [ownChanges, otherChanges] = await Promise.all([
    git.compare(first, mine),
    git.compare(first, theirs),
  ]);
  const changed = new Map<string, { readonly mine?: TreeChange; readonly theirs?: TreeChange }>();
  for (const change of ownChanges) changed.set(change.file, { mine: change });
  for (const change of otherChanges)
    changed.set(change.file, { ...changed.get(change.file), theirs: change });
  const all = [...changed].map(([file, sides]): Versions => {
    const before = (sides.mine ?? sides.theirs)?.before;
    return {
      file,
      base: before,
      mine: sides.mine ? sides.mine.after : before,
      theirs: sides.theirs ? sides.theirs.after : before,
    };
  });
  const files = await followRenamed(all, {
    mine: () => git.findRenamed(first, mine),
    theirs: () => git.findRenamed(first, theirs),
  });
  const sides = files.flatMap(({ file, base: before, mine: own, theirs: other }) => [
    { file, before, after: own },
    { file, before: undefined, after: other },
  ]);
  const pictures = files.filter((one) => !isTextFile(one.file) && one.mine !== one.theirs);
  const others = pictures.flatMap((picture) => picture.theirs ?? []);
  const contents = new Map([...(await readTexts(git, sides)), ...(await git.readBlobs(others))]);
  return { base, files, contents };
}

/** The last common commit; undefined if there is none. */
async function findCommon(git: Git, own: string, online: string): Promise<string | undefined> {
  return own === online ? own : git.ask('merge-base', own, online);
}

/** Replaces hashes of contents by texts; for pictures, by references. */
function withTexts({ file, base, mine, theirs }: Versions, contents: ReadonlyMap<string, Buffer>): Versions {
  const show = (blob: string | undefined): string | undefined => showContent(file, blob, contents);
  return { file, base: show(base), mine: show(mine), theirs: show(theirs) };
}

/** The authors of each file's changes online since the last common state, and the time of the last one. */
async function findAuthors(
  { git, prefix }: Repository,
  base: string | undefined,
  online: string | undefined,
): Promise<ReadonlyMap<string, { readonly by: string; readonly at: string }>> {
  if (online === undefined || base === online) return new Map();
  const range = base === undefined ? online : `${base}..${online}`;
  const log = await git.run(['log', '--format=%x01%cI %an', '--name-only', range, '--', '.']);
  const authors = new Map<string, { readonly by: string; readonly at: string }>();
  // Newest first.
  for (const version of log.split('\u0001').slice(1)) {
    const [head = '', ...lines] = version.split('\n');
    const [at = '', ...name] = head.split(' ');
    for (const line of lines.filter((one) => one !== '')) {
      const file = line.slice(prefix.length);
      const known = authors.get(file);
      const names = new Set([...(known?.by.split(', ') ?? []), name.join(' ')]);
      authors.set(file, { by: [...names].join(', '), at: known?.at ?? at });
    }
  }
  return authors;
}

/** Characters of the first line of a commit message. */
const MAX_SUBJECT_LENGTH = 72;

/** The commit message: the title, and all changes below it unless it is the only one. */
function composeMessage(title: string, sentences: readonly string[]): string {
  const [name = '', ...lines] = [title, ...sentences].map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const subject = name.length <= MAX_SUBJECT_LENGTH ? name : `${name.slice(0, MAX_SUBJECT_LENGTH - 1)}…`;
  const isWhole = lines.length === 0 || (lines.length === 1 && lines[0] === subject);
  return `${subject || 'Content'}\n${isWhole ? '' : `\n${lines.map((line) => `- ${line}`).join('\n')}\n`}`;
}
