import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuildCache } from '../../scripts/build/build-cache.ts';
import { writePictures } from '../../scripts/build/images/write-pictures.ts';
import { SiteFolder } from '../../scripts/build/site-folder.ts';
import { checkSite } from '../../scripts/compiler/check-site.ts';
import { validFiles } from '../../scripts/compiler/validate/validate-files.ts';
import { planRename } from '../../scripts/operator/scaffold/rename-entry.ts';
import { aSitePicture } from '../helpers/pictures.ts';
import { resolvedWorkspace } from '../helpers/resolved-workspace.ts';
import { onDisk, temporaryFolder } from '../helpers/temporary-folder.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

// A letter with an accent is one character or two; macOS names files with two, and disks of Linux keep both apart.
const ONE = 'caff\u00E8.svg';
const TWO = 'caffe\u0300.svg';

const forms = [
  ['a picture whose file is named in two characters, its key in one', ONE, TWO],
  ['a picture whose file is named in one character, its key in two', TWO, ONE],
] as const;

const site = secondOperator();

/** With a picture for the ferry that stands under one name and is called by another. */
function withPicture(called: string, file: string): Workspace {
  return site
    .replace('images.json', 'ferry.svg', called)
    .withBytes(`images/${file}`, site.bytes('images/ferry.svg'))
    .without('images/ferry.svg');
}

/** The findings about pictures and names of files: code and file. */
function listNameFindings({ sources }: Workspace): readonly string[] {
  return checkSite(sources)
    .diagnostics.filter(({ code }) => /^(?:image|file|reference|acknowledged)\./.test(code))
    .map(({ code, at }) => `${code} ${at.file}`);
}

describe.each(forms)('%s', (_forms, called, file) => {
  const workspace = withPicture(called, file);

  it('is one picture to the check', () => {
    expect(listNameFindings(workspace)).toEqual(listNameFindings(site));
  });

  it('is found by a build', async () => {
    const folder = temporaryFolder();
    const cache = new BuildCache(join(folder, 'cache'));
    const out = new SiteFolder(join(folder, 'out'), cache, true);
    const { source = '', src = '' } =
      resolvedWorkspace(workspace).images.find(({ key }) => key === 'ferry') ?? {};
    const picture = aSitePicture({ kind: 'copy' }, { address: src, source });
    await writePictures([picture], { data: onDisk(workspace), out, cache });
    await out.settle();
    expect(existsSync(join(out.folder, src))).toBe(true);
  });
});

it('a redirect whose old address is written in two characters follows a renamed page', () => {
  const old = '/citta\u0300';
  const before = site.withFile('redirects.json', { redirects: { [old]: '/viaggi/orta-2d' } });
  const rename = { kind: 'package', from: 'orta-2d', to: 'orta' } as const;
  const { changes } = planRename(validFiles(before.sources), rename, () => undefined);
  expect(JSON.parse(changes.get('redirects.json') ?? '')).toEqual({
    redirects: { [old]: '/viaggi/orta', '/viaggi/orta-2d': '/viaggi/orta' },
  });
});
