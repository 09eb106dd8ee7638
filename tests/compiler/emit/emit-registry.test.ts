import { Project } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { appContent } from '../../../scripts/compiler/emit/app-content.ts';
import { emitRegistry } from '../../../scripts/compiler/emit/emit-registry.ts';
import { compiled, dataOf } from '../sites/compiled-site.ts';

describe('the registry', () => {
  it.each<readonly [what: string, remote: readonly (string | undefined)[], expected: boolean]>([
    ['all pictures are its own', [undefined], false],
    ['a picture comes from elsewhere', [undefined, 'https://pictures.example/lake.jpg'], true],
    ['all pictures come from elsewhere', ['https://pictures.example/lake.jpg'], true],
  ])('says whether %s', (_what, remotes, expected) => {
    const { site } = compiled(dataOf('hill-camp').sources);
    const images = remotes.map((remote) => ({ ...site.icon, remote }));
    const app = appContent({ ...site, images });
    const { content } = emitRegistry(new Project({ useInMemoryFileSystem: true }), app);
    expect(content).toContain(`export const hasRemotePictures: boolean = ${expected};`);
  });
});
