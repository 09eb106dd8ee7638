/** The tool that draws illustrations from scenes. */
export const illustrations = {
  unreadable: (folder: string) => `The folder of scenes "${folder}" cannot be read`,
  noScene: (name: string, hint: string | undefined, known: readonly string[]) =>
    `There is no scene "${name}". ${hint ?? `Known are ${known.join(', ')}.`}`,
  drawn: (name: string, kilobytes: number, state: 'unchanged' | 'stale' | 'written') =>
    `${name}: ${kilobytes.toFixed(1)} kB, ${{ unchanged: 'unchanged', stale: 'NOT UP TO DATE', written: 'written' }[state]}`,
  stale: (count: number, all: number) =>
    `${count} of ${all} files not up to date: run "npm run illustrations".`,
  unknownName: (kind: 'colour' | 'layer', name: string, hint: string | undefined) => {
    const noun = { colour: 'colour of the palette', layer: 'layer' }[kind];
    return {
      message: `There is no ${noun} "${name}".`,
      hint: hint ?? `Add the ${noun}, or correct the name.`,
    };
  },
  unusedColour: (colour: string) => ({
    message: `No layer of the picture uses the colour "${colour}".`,
    hint: 'Remove it from the palette, or use it.',
  }),
  sameFile: (file: string, other: string) => ({
    message: `The picture "${file}" is already that of ${other}.`,
    hint: 'Give one of the two another file.',
  }),
  /** How texts of scenes are to be written. */
  rules: {
    fileName: 'Expected a file name of small letters, digits and hyphens that ends with ".svg"',
    paletteColour: 'Expected a colour such as "#e8d5b0"',
    colour:
      'Expected a colour such as "sand", "#e8d5b0", "sand/60" (60 % opaque) or "sand@30" (at 30 % of a ramp)',
    transform: 'Expected a transform of SVG such as "rotate(30) scale(1 0.5)"',
    layerName: 'Expected a name of letters, the first one small',
  },
  invalidText: (rule: string, found: string) => ({
    message: `${rule}; found ${found}.`,
    hint: 'Write it as in the example.',
  }),
};
