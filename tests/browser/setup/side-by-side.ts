import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isSweep = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/browser/sweep/');

/**
 * The order of the test runner, but that sweeps come by turns with other files: they keep both processors busy,
 * where most others wait a good part of their time.
 */
export class SideBySide extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The test runner's own, which leaves its files as they are.
    const sorted = await super.sort(files);
    const sweeps = sorted.filter(isSweep);
    const others = sorted.filter((file) => !isSweep(file));
    return [
      ...sweeps.flatMap((sweep, index) => [sweep, ...others.slice(index, index + 1)]),
      ...others.slice(sweeps.length),
    ];
  }
}
