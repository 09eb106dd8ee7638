import type { Tests } from './tests-variable.ts';

/** A part of the code whose tests are tried: what is changed, and which tests have to notice. */
export interface Part extends Tests {
  /** Folder whose files are changed. */
  readonly folder: string;
  /** By folder of code: tests that have to notice what is changed there, in place of the part's; none is left out. */
  readonly near?: Readonly<Record<string, readonly string[]>>;
  /** By folder of code: kinds of change that are left out there, as Stryker names them. */
  readonly leftOut?: Readonly<Record<string, readonly string[]>>;
  /** Leaves out changes of what is evaluated when a module is loaded: each would need all tests. */
  readonly isStaticLeftOut?: boolean;
  /** Folders of code whose tests load all modules anew, file by file, although `isStaticLeftOut` is set. */
  readonly anew?: readonly string[];
}

const PARTS = {
  domain: { folder: 'src/domain', tests: ['tests/domain'], without: [] },
  i18n: { folder: 'src/i18n', tests: ['tests/i18n'], without: [] },
  compiler: {
    folder: 'scripts/compiler',
    tests: ['tests/compiler', 'tests/domain', 'tests/i18n', 'tests/schema'],
    without: [
      // Starts processes.
      'tests/compiler/generated-types.test.ts',
      // Whole sites again and again: they would take as long as all other tests together, for each change.
      'tests/compiler/damage.test.ts',
      'tests/compiler/determinism.test.ts',
      'tests/compiler/incremental.test.ts',
      'tests/compiler/sites/emitted-messages.test.ts',
      // Of the folders below, though they check whole sites on their way.
      'tests/compiler/{emit,map,parse,read,resolve,write}/**',
      'tests/compiler/{bad-json,object-position,related-packages}.test.ts',
    ],
    near: {
      'scripts/compiler': [
        'tests/compiler/compile.test.ts',
        'tests/compiler/acknowledge.test.ts',
        'tests/compiler/all-in-one-run.test.ts',
        'tests/compiler/sites/sites.test.ts',
        'tests/compiler/golden.test.ts',
      ],
      'scripts/compiler/map/base': ['tests/compiler/map/base'],
      'scripts/compiler/map/layout': ['tests/compiler/map/layout'],
      'scripts/compiler/parse': [
        'tests/compiler/parse',
        'tests/compiler/bad-json.test.ts',
        'tests/compiler/images.test.ts',
        'tests/compiler/golden.test.ts',
      ],
      'scripts/compiler/read': ['tests/compiler/read'],
      'scripts/compiler/write': ['tests/compiler/write'],
      'scripts/compiler/resolve': [
        'tests/compiler/resolve',
        'tests/compiler/images.test.ts',
        'tests/compiler/related-packages.test.ts',
        'tests/compiler/object-position.test.ts',
        'tests/compiler/sites/sites.test.ts',
      ],
      'scripts/compiler/link': [
        'tests/compiler/link',
        'tests/compiler/references.test.ts',
        'tests/compiler/sites/sites.test.ts',
        'tests/compiler/golden.test.ts',
      ],
      'scripts/compiler/emit': [
        'tests/compiler/emit',
        'tests/compiler/sites/emitted-modules.test.ts',
        'tests/compiler/sites/sites.test.ts',
      ],
      'scripts/compiler/check': [
        'tests/compiler/check',
        'tests/compiler/acknowledge.test.ts',
        'tests/compiler/images.test.ts',
        'tests/compiler/references.test.ts',
        'tests/compiler/golden.test.ts',
      ],
      'scripts/compiler/style': ['tests/compiler/style'],
      'scripts/compiler/diagnostics': [
        'tests/compiler/diagnostics',
        'tests/compiler/validate',
        'tests/domain/did-you-mean.test.ts',
        'tests/compiler/check/{acknowledge,check-addresses,check-decimals,check-map}.test.ts',
        'tests/compiler/read',
        'tests/pictures/inspect-pictures.test.ts',
        'tests/compiler/bad-json.test.ts',
        'tests/compiler/acknowledge.test.ts',
        'tests/compiler/images.test.ts',
        'tests/compiler/golden.test.ts',
      ],
      'scripts/compiler/validate': [
        'tests/compiler/validate',
        'tests/compiler/link/known-ids.test.ts',
        'tests/compiler/all-in-one-run.test.ts',
        'tests/compiler/references.test.ts',
        'tests/compiler/golden.test.ts',
      ],
    },
    leftOut: {
      // Sentences: whole ones are held by golden cases, and a letter more or less is a matter for readers.
      'scripts/compiler/diagnostics': ['StringLiteral', 'ObjectLiteral'],
    },
    isStaticLeftOut: true,
    anew: ['scripts/compiler/map/base', 'scripts/compiler/read'],
  },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof PARTS;

/** The names that the command takes. */
export const PART_NAMES = Object.keys(PARTS);

export function isPartName(name: string): name is PartName {
  return Object.hasOwn(PARTS, name);
}

export function partOf(name: PartName): Part {
  return PARTS[name];
}
