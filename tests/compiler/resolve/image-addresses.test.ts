import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { validContent } from '../../../scripts/compiler/resolve/content.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

/** The addresses of the picture of the lake: its own, and that of its preview for links. */
function lakeOf(workspace: Workspace): readonly (string | undefined)[] {
  // The check refuses the endings below, which are not those of their content.
  const lake = validContent(checkSite(workspace.sources).model).images.get('lake');
  return [lake?.src, lake?.preview];
}

function focusedAt(x: number, y: number): Workspace {
  return site.set('images.json', ['images', 'lake', 'focus'], { x, y });
}

describe('the address of a picture', () => {
  it.each([
    ['ferry-2.svg', /^\/images\/ferry-2\.[\da-f]{8}\.svg$/],
    ['IMG 2031 (1).SVG', /^\/images\/img-2031-1\.[\da-f]{8}\.svg$/],
    ['DSC_0042.edit.Svg', /^\/images\/dsc-0042-edit\.[\da-f]{8}\.svg$/],
    ['Île_à_vélo.svg', /^\/images\/ile-a-velo\.[\da-f]{8}\.svg$/],
    ['قارب.svg', /^\/images\/picture\.[\da-f]{8}\.svg$/],
    ['map.svg.jpg', /^\/images\/map-svg\.[\da-f]{8}\.jpg$/],
    ['map.PNG', /^\/images\/map\.[\da-f]{8}\.png$/],
  ])('is in plain letters and keeps the ending: %s', (name, address) => {
    const called = site
      .withBytes(`images/${name}`, site.bytes('images/lake.svg'))
      .set('images.json', ['images', 'lake', 'file'], name);
    expect(lakeOf(called)[0]).toMatch(address);
  });

  it('of the preview changes with the focus, and the picture’s own does not', () => {
    const addresses = [site, focusedAt(0.2, 0.5), focusedAt(0.5, 0.2)].map(lakeOf);
    expect(new Set(addresses.map(([src]) => src)).size).toBe(1);
    expect(new Set(addresses.map(([, preview]) => preview)).size).toBe(3);
  });
});
