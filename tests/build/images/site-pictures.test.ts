import { describe, expect, it } from 'vitest';
import { siteIcons, siteLinks, webManifests } from '../../../scripts/build/images/site-icons.ts';
import { sitePictures } from '../../../scripts/build/images/site-pictures.ts';
import { compileSite } from '../../../scripts/compiler/compile.ts';
import type { ResolvedSite } from '../../../scripts/compiler/resolve/resolve-site.ts';
import { PHOTOGRAPH_FORMATS, photographSet } from '../../../src/shared/picture-address.ts';
import { noise } from '../../helpers/pictures.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const COLORS = { ground: { light: '#ffffff', dark: '#000000' }, deep: '#001122' } as const;

function siteOf(workspace: Workspace): ResolvedSite {
  const compiled = compileSite(workspace.sources);
  if (!compiled.ok) throw new Error('The workspace has errors.');
  return compiled.site;
}

/** With a photograph in place of a drawing. */
async function withPhotograph(): Promise<Workspace> {
  return secondOperator()
    .replace('images.json', 'lake.svg', 'lake.jpg')
    .without('images/lake.svg')
    .withBytes('images/lake.jpg', await noise(1300, 65).jpeg().toBuffer());
}

const NO_PREVIEWS: ReadonlySet<string> = new Set();

it('sitePictures has every file that the pages may ask for', async () => {
  const site = siteOf(await withPhotograph());
  const addresses = sitePictures(site, NO_PREVIEWS).map(({ address }) => address);
  const lake = site.images.find(({ key }) => key === 'lake');
  const asked = PHOTOGRAPH_FORMATS.flatMap((format) =>
    photographSet(lake?.src ?? '', lake?.width ?? 0, format, Infinity)
      .split(', ')
      .map((candidate) => candidate.replace(/ .*/, '')),
  );
  expect(addresses).toEqual(expect.arrayContaining([...asked, ...site.images.map(({ src }) => src)]));
});

describe('the site’s icons', () => {
  const site = siteOf(secondOperator());
  const made = siteIcons(site, COLORS).map(({ address }) => address);

  const manifests = webManifests(site, COLORS).map(
    ({ path, content }) => [path, JSON.parse(content) as Manifest] as const,
  );

  it('are all there that the manifests name', () => {
    for (const [, { icons }] of manifests)
      expect(made).toEqual(expect.arrayContaining(icons.map(({ src }) => src)));
  });

  it('are all there that the pages link to', () => {
    const linked = site.languages.flatMap((language) =>
      siteLinks(site, language, COLORS).flatMap(
        (link) => /href="(\/[^"]+\.(?:png|ico))"/.exec(link)?.[1] ?? [],
      ),
    );
    expect(linked.filter((address) => !made.includes(address))).toEqual([]);
  });

  it('stand under the operator’s name, in the language and at its home page', () => {
    const told = manifests.map(([path, { name, lang, dir, start_url }]) => [
      path,
      name,
      lang,
      dir,
      start_url,
    ]);
    expect(told).toEqual([
      ['site.webmanifest', 'Laghi Lenti', 'it-IT', 'ltr', '/'],
      ['nl/site.webmanifest', 'Laghi Lenti', 'nl-NL', 'ltr', '/nl'],
    ]);
  });
});

interface Manifest {
  readonly name: string;
  readonly lang: string;
  readonly dir: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string }[];
}
