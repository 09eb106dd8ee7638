import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { choosePages, findPages } from '../../../scripts/bench/view/find-pages.ts';
import type { Page } from '../../../src/domain/page-data/page.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

/** A page of a built site, as far as it is looked at. */
function built(page: object, size = 1) {
  return { page: page as Page, size };
}

function tour(path: string, days: number, options: number, size = 1) {
  const variant = { days: Array.from({ length: days }, () => ({})) };
  const variants =
    options === 0 ? [variant] : Array.from({ length: options }, (_, id) => ({ ...variant, option: { id } }));
  return built({ kind: 'package', path, variants }, size);
}

describe('for a family stands', () => {
  it('the page of its kind', () => {
    const pages = [built({ kind: 'contact', path: '/write' }), built({ kind: 'home', path: '/' })];
    expect(choosePages(pages)).toEqual([
      { family: 'home', address: '/' },
      { family: 'contact', address: '/write' },
    ]);
  });

  it('the page with the longest document', () => {
    const pages = [
      built({ kind: 'section', path: '/a' }, 10),
      built({ kind: 'section', path: '/b' }, 30),
      built({ kind: 'section', path: '/c' }, 20),
    ];
    expect(choosePages(pages)).toEqual([{ family: 'section', address: '/b' }]);
  });

  it('the first address of documents of one length', () => {
    const pages = [built({ kind: 'section', path: '/b' }), built({ kind: 'section', path: '/a' })];
    expect(choosePages(pages)).toEqual([{ family: 'section', address: '/a' }]);
  });

  it('a package with options, and one of a single day without', () => {
    const pages = [tour('/long', 4, 0, 90), tour('/choice', 1, 3), tour('/day', 1, 0)];
    expect(choosePages(pages)).toEqual([
      { family: 'one-day', address: '/day' },
      { family: 'options', address: '/choice' },
    ]);
  });
});

describe('a built site is asked', () => {
  it('for the pages of the language that its home page speaks', async () => {
    const site = temporaryFolder();
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), text);
    };
    write('index.html', '<!doctype html>\n<html dir="ltr" lang="nl">');
    write('praia/index.html', 'x');
    write('data/12345678/nl/praia.js', 'var e={kind:`destination`,path:`/praia`};export{e as page};');
    write('data/12345678/nl/_not-found.js', 'var e={kind:`notFound`,path:`/404`};export{e as page};');
    write('data/12345678/pt/sobra.js', 'var e={kind:`contact`,path:`/sobra`};export{e as page};');
    expect(await findPages(site)).toEqual([{ family: 'destination', address: '/praia' }]);
  });
});
