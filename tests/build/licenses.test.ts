import { expect, it } from 'vitest';
import { packagesWith } from '../../scripts/build/licenses.ts';

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
