import { describe, expect, it } from 'vitest';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { secondOperator } from '../../helpers/workspace.ts';

/** Where the picture of the contact page is, if its file is called so. */
function addressOf(name: string): string {
  const original = secondOperator();
  const named = original
    .withBytes(`images/${name}`, original.bytes('images/ferry.svg'))
    .without('images/ferry.svg')
    .replace('images.json', 'ferry.svg', name);
  const pages = resolvedWorkspace(named).languages[0]?.routes.map((route) => route.resolve()) ?? [];
  const contact = pages.find(({ kind }) => kind === 'contact');
  return contact?.kind === 'contact' ? contact.picture.src : '';
}

describe('the address of a picture', () => {
  it.each([
    ['ferry-2.svg', /^\/images\/ferry-2\.[\da-f]{8}\.svg$/],
    ['IMG 2031 (1).SVG', /^\/images\/img-2031-1\.[\da-f]{8}\.svg$/],
    ['DSC_0042.edit.Svg', /^\/images\/dsc-0042-edit\.[\da-f]{8}\.svg$/],
    ['Île_à_vélo.svg', /^\/images\/ile-a-velo\.[\da-f]{8}\.svg$/],
    ['قارب.svg', /^\/images\/picture\.[\da-f]{8}\.svg$/],
  ])('of the file %s is plain', (name, address) => {
    expect(addressOf(name)).toMatch(address);
  });
});
