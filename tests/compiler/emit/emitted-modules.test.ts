import { Project } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { appContent } from '../../../scripts/compiler/emit/app-content.ts';
import { emitLanguage, emitRegistry } from '../../../scripts/compiler/emit/emit-registry.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { secondOperator } from '../../helpers/workspace.ts';

// The whole text of each module is held by the snapshots of the second operator's site.
const { site } = compiled(secondOperator().sources);
const [italian] = site.languages;
if (!italian) throw new Error('The site has no language.');

const newProject = () => new Project({ useInMemoryFileSystem: true });

describe('the emitted modules', () => {
  it.each<readonly [what: string, remote: readonly (string | undefined)[], expected: boolean]>([
    ['does not load remote pictures where all pictures are its own', [undefined], false],
    ['loads remote pictures where one is', [undefined, 'https://pictures.example/lake.jpg'], true],
  ])('say that the site %s', (_what, remotes, expected) => {
    const images = remotes.map((remote) => ({ ...site.icon, remote }));
    const { content } = emitRegistry(newProject(), appContent({ ...site, images }));
    expect(content).toContain(`export const hasRemotePictures: boolean = ${expected};`);
  });

  it('of a language load every part of its tours', () => {
    const tourParts = [...italian.tourParts, ...italian.tourParts];
    const { content } = emitLanguage(newProject(), { ...italian, tourParts });
    expect(content).toContain(
      "tours: [() => import('./pages/_tours-0.ts'), () => import('./pages/_tours-1.ts')],",
    );
  });
});
