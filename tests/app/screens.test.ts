import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';
import { screenFilesByKind } from '../../src/app/screens.tsx';
import type { PageKind } from '../../src/domain/page-data/page.ts';

const KINDS: Readonly<Record<PageKind, true>> = {
  home: true,
  destinations: true,
  destination: true,
  section: true,
  package: true,
  about: true,
  contact: true,
  compare: true,
  ownPage: true,
  notFound: true,
};

describe('the screen of a kind of page', () => {
  it.each(Object.keys(KINDS) as PageKind[])('is in the file that pages preload: %s', (kind) => {
    expect(existsSync(join(projectFolder, 'src/app', screenFilesByKind()[kind] ?? 'nowhere'))).toBe(true);
  });
});
