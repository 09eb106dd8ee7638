import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What one change tells of the next one: most noticed are in the same function, or in the one beside it. */
const FADING = 0.8;
/** How often a file that has noticed nothing lately is expected to notice the next change. */
const CHANCE = 0.05;
/** What a file takes beside its tests. */
const OVERHEAD_MS = 20;

/** Orders files of tests by what they noticed of the changes before, for the time that they take. */
export class Noticed {
  readonly #lately = new Map<string, number>();
  readonly #longest = new Map<string, number>();

  /** A change has been tried: which of the files was the one that noticed it, if any. */
  add(file: string | undefined): void {
    for (const [known, often] of this.#lately) this.#lately.set(known, often * FADING);
    if (file !== undefined) this.#lately.set(file, (this.#lately.get(file) ?? 0) + 1);
  }

  /** How long a file took, in milliseconds; one that ends with its first failure takes less than it would. */
  took(file: string, milliseconds: number): void {
    this.#longest.set(file, Math.max(milliseconds, this.#longest.get(file) ?? 0));
  }

  /** The files, the one first that most likely notices the next change in the time that it takes. */
  order(files: readonly string[]): readonly string[] {
    const gain = (file: string) =>
      ((this.#lately.get(file) ?? 0) + CHANCE) / ((this.#longest.get(file) ?? 0) + OVERHEAD_MS);
    return files.toSorted((left, right) => gain(right) - gain(left));
  }
}

/** Most changes are noticed by several tests, and one is enough: the order of files is most of the time it takes. */
export class LikelyFirst extends BaseSequencer {
  readonly #noticed = new Noticed();
  #tried: readonly string[] = [];

  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const byKey = new Map(specifications.map((each) => [this.#keyOf(each), each]));
    this.#noticed.add(this.#tried.find((key) => this.ctx.cache.getFileTestResults(key)?.failed));
    for (const key of byKey.keys())
      this.#noticed.took(key, this.ctx.cache.getFileTestResults(key)?.duration ?? 0);
    this.#tried = this.#noticed.order([...byKey.keys()]);
    return this.#tried.flatMap((key) => byKey.get(key) ?? []);
  }

  /** As the test runner names a file in what it knows of the last run. */
  #keyOf({ project, moduleId }: TestSpecification): string {
    return `${project.name}:${relative(this.ctx.config.root, moduleId)}`;
  }
}
