import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { soundContent } from '../../../scripts/compiler/resolve/sound-content.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

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

/** Pictures of the site by name: where they are, and where the previews of links with them are. */
function imagesOf(workspace: Workspace): ReadonlyMap<string, readonly string[]> {
  const { images } = soundContent(checkSite(workspace.sources).model);
  return new Map([...images].map(([name, { src, preview }]) => [name, [src, preview]]));
}

describe('the address of a picture', () => {
  it('is another where what stays in view is, for the preview of links alone', () => {
    const site = secondOperator();
    const focused = site.set('images.json', ['images', 'lake', 'focus'], { x: 0.2, y: 0.5 });
    const [src, preview] = imagesOf(site).get('lake') ?? [];
    expect(preview).toMatch(/^\/images\/lake\.[\da-f]{8}-preview\.jpg$/);
    const [sameSrc, otherPreview] = imagesOf(focused).get('lake') ?? [];
    expect(sameSrc).toBe(src);
    expect(otherPreview).toMatch(/^\/images\/lake\.[\da-f]{8}-preview\.jpg$/);
    expect(otherPreview).not.toBe(preview);
    const other = site.set('images.json', ['images', 'lake', 'focus'], { x: 0.5, y: 0.2 });
    expect(imagesOf(other).get('lake')?.[1]).not.toBe(otherPreview);
  });

  it.each([
    ['ferry-2.svg', /^\/images\/ferry-2\.[\da-f]{8}\.svg$/],
    ['IMG 2031 (1).SVG', /^\/images\/img-2031-1\.[\da-f]{8}\.svg$/],
    ['DSC_0042.edit.Svg', /^\/images\/dsc-0042-edit\.[\da-f]{8}\.svg$/],
    ['Île_à_vélo.svg', /^\/images\/ile-a-velo\.[\da-f]{8}\.svg$/],
    ['قارب.svg', /^\/images\/picture\.[\da-f]{8}\.svg$/],
  ])('of the file %s is plain', (name, address) => {
    expect(addressOf(name)).toMatch(address);
  });

  it.each([
    ['map.svg.jpg', /^\/images\/map-svg\.[\da-f]{8}\.jpg$/],
    ['map.png.jpg', /^\/images\/map-png\.[\da-f]{8}\.jpg$/],
    ['map.PNG', /^\/images\/map\.[\da-f]{8}\.png$/],
  ])('ends as the file %s does', (name, address) => {
    const site = secondOperator();
    const called = site
      .withBytes(`images/${name}`, site.bytes('images/lake.svg'))
      .set('images.json', ['images', 'lake', 'file'], name);
    expect(imagesOf(called).get('lake')?.[0]).toMatch(address);
  });
});
