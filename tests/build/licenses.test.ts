import { expect, it } from 'vitest';
import { licenseTexts, packagesWith } from '../../scripts/build/licenses.ts';

it('packagesWith names each package of a list of files once, whatever the system and wherever it lies', () => {
  expect(
    packagesWith([
      '/home/a/node_modules/react/index.js',
      '/home/a/node_modules/react/jsx-runtime.js?commonjs',
      'C:\\a\\node_modules\\@mantine\\core\\esm\\index.mjs',
      '../../node_modules/@fontsource-variable/plus-jakarta-sans/files/a.woff2',
      '/home/a/src/app/main.ts',
    ]),
  ).toEqual(['@fontsource-variable/plus-jakarta-sans', '@mantine/core', 'react']);
});

it('licenseTexts holds name, version and whole licence of each package once, in the order of their names', () => {
  const text = licenseTexts(['react', '@fontsource-variable/plus-jakarta-sans', 'react']);
  const heads = text.match(/^(?:react|@fontsource\S*) \d\S* .+$/gm);
  expect(heads).toEqual([
    expect.stringMatching(/^@fontsource-variable\/plus-jakarta-sans \S+ OFL-1.1$/),
    expect.stringMatching(/^react \S+ MIT$/),
  ]);
  for (const words of ['SIL OPEN FONT LICENSE', 'PERMISSION & CONDITIONS', 'Copyright (c) Meta Platforms'])
    expect(text).toContain(words);
  expect(licenseTexts(['@fontsource-variable/plus-jakarta-sans', 'react'])).toBe(text);
});
