import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareSites } from '../../scripts/bench/compare-sites.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

function siteOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

describe('two built sites', () => {
  it('are the same where only hashes in names differ, whatever order these give', () => {
    const before = siteOf({
      'index.html': '<script src="/assets/index-UmcPAg.js"></script><img src="/reef.3f2a1b0c.svg">',
      'assets/index-UmcPAg.js': 'import "/data/9f8e7d6c/tours.js"',
      'assets/words-Aa_-11.js': 'uno',
      'assets/words-Bb2222.js': 'one',
    });
    const after = siteOf({
      'index.html': '<script src="/assets/index-Cr-m_X.js"></script><img src="/reef.00112233.svg">',
      'assets/index-Cr-m_X.js': 'import "/data/0a1b2c3d/tours.js"',
      'assets/words-Aa3333.js': 'one',
      'assets/words-Bb4444.js': 'uno',
    });
    expect(compareSites(before, after)).toEqual({ onlyBefore: [], onlyAfter: [], changed: [], same: 3 });
  });

  it('differ by what is said, and by files that only one has', () => {
    const before = siteOf({ 'index.html': 'Two islands', 'about.html': 'We', 'index.html.br': 'x' });
    const after = siteOf({ 'index.html': 'Ten islands', 'terms.html': 'You', 'index.html.br': 'y' });
    expect(compareSites(before, after)).toEqual({
      onlyBefore: ['about.html'],
      onlyAfter: ['terms.html'],
      changed: [{ path: 'index.html', before: 'Two islands', after: 'Ten islands' }],
      same: 0,
    });
  });
});
