import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HostRules } from '../../../scripts/build/hosting/host-rules.ts';
import { hostFiles, readHostRules } from '../../../scripts/build/hosting/host-rules.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const RULES: HostRules = {
  headers: {
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "img-src 'self' data: https://a.b",
  },
  lasting: ['/assets/', '/images/'],
  redirects: [
    { from: '/vecchio', to: '/nuovo' },
    { from: '/nl/vecchio', to: '/nl/nuovo' },
  ],
  prefixes: ['/nl', '/de'],
};

function textOf(rules: HostRules, path: string): string | undefined {
  return hostFiles(rules).find((file) => file.path === path)?.content;
}

describe('the files for hosts that read rules', () => {
  it('name each header once for an address', () => {
    expect(textOf(RULES, '_headers')).toBe(
      [
        '/*',
        '  Referrer-Policy: no-referrer',
        "  Content-Security-Policy: img-src 'self' data: https://a.b",
        '/assets/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '/images/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ].join('\n'),
    );
  });

  it('list former addresses for Netlify and for Cloudflare, and the pages for unknown addresses', () => {
    expect(textOf(RULES, '_redirects')).toBe(
      [
        '/vecchio /nuovo 301!',
        '/vecchio /nuovo 301',
        '/nl/vecchio /nl/nuovo 301!',
        '/nl/vecchio /nl/nuovo 301',
        '/nl/* /nl/404.html 404',
        '/de/* /de/404.html 404',
        '',
      ].join('\n'),
    );
  });

  it('are one only where nothing has moved and there is one language', () => {
    const rules = { ...RULES, redirects: [], prefixes: [] };
    expect(hostFiles(rules).map(({ path }) => path)).toEqual(['_headers']);
  });

  it('say the rules again when they are read', () => {
    const folder = temporaryFolder();
    for (const { path, content } of hostFiles(RULES)) writeFileSync(join(folder, path), content);
    expect(readHostRules(folder)).toEqual(RULES);
  });
});
