/** The commands that test. */
export const testHelp = {
  mutants: {
    calls: ['PART (domain, i18n or compiler)'],
    summary: `Changes the code of one part piece by piece, in a copy, and sees whether the tests notice.
Prints the share that they notice and what they do not; less than 85 % is a failure.
What may survive stands in tests/mutants/survivors.json, each with its reason.
Results are kept: next time only what new code and new tests can change is tried again.`,
    options: {
      files: { value: 'GLOB', help: "Only these files, such as 'scripts/compiler/map/**'." },
      sample: {
        value: 'N',
        help: 'Only one of N stretches of lines, taken by chance, which tells the share in a fraction of the time.',
      },
      fresh: {
        help: 'Tries all again, as is needed after tests, fixtures or golden cases were altered.',
      },
    },
  },
  test: {
    summary: 'Runs every check and test, as CI does: types, style, unused code, unit, build, browser.',
    options: {
      quick: { help: 'Leaves out the tests that build the site and open a browser.' },
      changed: {
        help: 'Only the tests that changes since the last commit touch; those of built sites if these may differ.',
      },
    },
  },
};
