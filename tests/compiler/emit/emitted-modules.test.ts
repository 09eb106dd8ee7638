import { Project } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { appContent } from '../../../scripts/compiler/emit/app-content.ts';
import { emitPage } from '../../../scripts/compiler/emit/emit-page.ts';
import { emitLanguage, emitRegistry } from '../../../scripts/compiler/emit/emit-registry.ts';
import { emitApp } from '../../../scripts/compiler/emit/emit-site.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { pageOf } from '../../helpers/first-operator.ts';
import { secondOperator } from '../../helpers/workspace.ts';

// The whole text of each module is held by the snapshots of the second operator's site.
const { site, files } = compiled(secondOperator().sources);
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

  it('of an app are those of the site without its pages', () => {
    const app = emitApp(appContent(site));
    expect(app.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['registry.ts', 'messages.ts', 'it/messages.ts', 'nl/messages.ts']),
    );
    expect(app.filter(({ path }) => /\/pages\/[^_]/.test(path))).toEqual([]);
    for (const file of app) expect(files).toContainEqual(file);
  });

  it('of a language load every part of its tours', () => {
    const tourParts = [...italian.tourParts, ...italian.tourParts];
    const { content } = emitLanguage(newProject(), { ...italian, tourParts });
    expect(content).toContain(
      "tours: [() => import('./pages/_tours-0.ts'), () => import('./pages/_tours-1.ts')],",
    );
  });

  it('of a page are written again only when its language, path or data change', () => {
    const home = pageOf(italian, 'home');
    const first = emitPage('it', home);
    expect(emitPage('it', { ...home })).toBe(first);
    expect(emitPage('nl', home)).not.toBe(first);
    expect(emitPage('it', { ...home, path: '/else' })).not.toBe(first);
    expect(emitPage('it', { ...home, missingTexts: ['pages.home.title'] })).not.toBe(first);
  });
});
