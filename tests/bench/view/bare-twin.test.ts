import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyWithTwins, twinOf, withoutScripts } from '../../../scripts/bench/view/bare-twin.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

describe('a bare twin', () => {
  it.each([
    ['a script in the document', '<script>if (1 < 2) start();</script>'],
    ['a script of its own file', '<script type="module" src="/a.js"></script>'],
    ['data for search engines', '<script type="application/ld+json">{"a":"<b>"}</script>'],
    ['a script with > in an attribute', '<script data-when="width>3">start()</script>'],
    ['a script over several lines', '<SCRIPT\n>\nstart();\n</SCRIPT >'],
    ['a module fetched ahead', '<link rel="modulepreload" crossorigin href="/a.js">'],
    [
      'a module fetched ahead under a condition',
      '<link media="(width>=3em)" rel="modulepreload" href="/a.js">',
    ],
    ['a script fetched ahead', '<link rel="preload" as="script" href="/a.js"/>'],
  ])('has not %s', (_name, element) => {
    expect(withoutScripts(`<p>before</p>${element}<p>after</p>`)).toBe('<p>before</p><p>after</p>');
  });

  it.each([
    ['styles', '<link rel="stylesheet" href="/a.css" media="(hover:hover),(width>=3em)">'],
    ['pictures fetched ahead', '<link rel="preload" as="image" href="/a.svg"/>'],
    ['what is there where scripts do not run', '<noscript><p>Call us.</p></noscript>'],
    ['words like those of scripts', '<p>A &lt;script> and a "modulepreload"</p>'],
  ])('has %s', (_name, element) => {
    expect(withoutScripts(element)).toBe(element);
  });
});

describe('a copy of a site with twins', () => {
  it('holds a compressed twin beside each page asked for, and the site as it was', async () => {
    const site = temporaryFolder();
    const copy = join(temporaryFolder(), 'copy');
    mkdirSync(join(site, 'reef'));
    writeFileSync(join(site, 'index.html'), '<h1>Home</h1><script>start()</script>');
    writeFileSync(join(site, 'reef/index.html'), '<h1>Reef</h1><script>start()</script>');
    await copyWithTwins(site, copy, ['/reef']);
    expect(twinOf('/reef')).toBe('/without-scripts/reef');
    expect(readFileSync(join(copy, 'without-scripts/reef/index.html'), 'utf8')).toBe('<h1>Reef</h1>');
    expect(existsSync(join(copy, 'without-scripts/reef/index.html.br'))).toBe(true);
    expect(readFileSync(join(copy, 'reef/index.html'), 'utf8')).toBe('<h1>Reef</h1><script>start()</script>');
    expect(existsSync(join(copy, 'without-scripts/index.html'))).toBe(false);
  });
});
