/** The commands that test and measure. */
export const testHelp = {
  bench: {
    calls: [
      '',
      'damage',
      'tap',
      'compare BEFORE AFTER',
      'view [FAMILY …]',
      'scale [PACKAGES …]',
      'kills [COMMAND …]',
    ],
    summary: `Measures the check against the same runner doing nothing.
damage: damages the data piece by piece, in memory, and counts what is reported in its file and line.
tap: times how soon after a tap the next page of the built site is there, in Chromium.
compare: lists what is not the same in two built sites, but for hashes in names.
view: times how soon a page of each family is there and at rest on a slow phone, in Chromium and by Lighthouse,
beside the same page without scripts.
scale: times checks and builds, and weighs their memory, of data grown to 20, 200 and 2000 packages.
kills: kills the commands that change something at random moments, and looks for what is left half done.`,
    options: {
      runs: {
        value: 'N',
        help: 'Runs per measurement; the median counts (7 as usual, 5 for view, 3 for scale). Also for tap. kills: how many (200 as usual).',
      },
      every: {
        value: 'N',
        help: 'damage: tries one of so many damages (97 as usual; 1 takes about an hour).',
      },
      files: { value: 'START', help: 'damage: only files whose path starts so, such as prices/.' },
      list: { help: 'damage: lists what is not reported in its line, legal or not.' },
      site: { value: 'DIR', help: 'view: another folder of a built site (dist as usual).' },
      only: {
        value: 'NAME',
        help: 'view: only chromium, or only lighthouse, which the first time is fetched into .cache/. scale: only check or build.',
      },
      keep: { help: 'scale: leaves the data and the sites in .cache/bench-scale/.' },
      format: { value: 'FORMAT', help: 'view, scale: pretty (as usual) or json.' },
      seed: { value: 'N', help: 'kills: other moments with every number (1 as usual).' },
    },
  },
};
