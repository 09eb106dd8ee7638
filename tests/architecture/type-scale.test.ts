import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';

const source = join(projectFolder, 'src');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** A size of the scale, that of what surrounds it, or none; sizes on paper are points. */
const ALLOWED =
  /^(?:var\(--(?:mantine-(?:font-size-(?:sm|md|lg|xl)|h[1-5]-font-size)|[a-z]+-fz(?:, inherit)?)\)|inherit|0|[\d.]+pt)$/;

describe('the type scale', () => {
  it.each(sheets)('is all that %s takes sizes of text from', (sheet) => {
    const text = readFileSync(join(source, sheet), 'utf8');
    const sizes = [...text.matchAll(/font-size:\s*([^;}]+)/g)].map(([, size = '']) => size.trim());
    expect(sizes.filter((size) => !ALLOWED.test(size))).toEqual([]);
  });
});
