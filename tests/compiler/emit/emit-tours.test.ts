import { expect, it } from 'vitest';
import { emitTours } from '../../../scripts/compiler/emit/emit-tours.ts';

it('writes a part of the tours as a module', () => {
  const part = { parts: 3, total: 120, tours: [], texts: ['Reef'] };
  expect(emitTours('nl', part, 2)).toEqual({
    path: 'nl/pages/_tours-2.ts',
    content: [
      '// Generated: do not edit. It follows from the files of all packages and texts/nl in the data folder.',
      `import type { TourPart } from '#src/domain/page-data/tour-part.ts';`,
      '',
      'export const tours: TourPart = {',
      '  parts: 3,',
      '  total: 120,',
      '  tours: [],',
      '  texts: [',
      '    "Reef",',
      '  ],',
      '};',
      '',
    ].join('\n'),
  });
});
