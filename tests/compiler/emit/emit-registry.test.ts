import { Project } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { appContent } from '../../../scripts/compiler/emit/app-content.ts';
import { emitLanguage, emitRegistry } from '../../../scripts/compiler/emit/emit-registry.ts';
import { emitApp } from '../../../scripts/compiler/emit/emit-site.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { secondOperator } from '../../helpers/workspace.ts';

describe('the registry', () => {
  it.each<readonly [what: string, remote: readonly (string | undefined)[], expected: boolean]>([
    ['all pictures are its own', [undefined], false],
    ['a picture comes from elsewhere', [undefined, 'https://pictures.example/lake.jpg'], true],
    ['all pictures come from elsewhere', ['https://pictures.example/lake.jpg'], true],
  ])('says whether %s', (_what, remotes, expected) => {
    const { site } = compiled(secondOperator().sources);
    const images = remotes.map((remote) => ({ ...site.icon, remote }));
    const app = appContent({ ...site, images });
    const { content } = emitRegistry(new Project({ useInMemoryFileSystem: true }), app);
    expect(content).toContain(`export const hasRemotePictures: boolean = ${expected};`);
  });

  it('is among the modules of an app, which are those of a site but for pages', () => {
    const { site, files } = compiled(secondOperator().sources);
    const app = emitApp(appContent(site));
    expect(app.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['registry.ts', 'messages.ts', 'en/messages.ts', 'fr/messages.ts']),
    );
    for (const file of app) expect(files).toContainEqual(file);
  });
});

describe('the module of a language', () => {
  it('loads every part of the tours', () => {
    const [language] = compiled(secondOperator().sources).site.languages;
    const [part] = language?.tourParts ?? [];
    if (!language || !part) throw new Error('Tours are searched there.');
    const { content } = emitLanguage(new Project({ useInMemoryFileSystem: true }), {
      ...language,
      tourParts: [part, part],
    });
    expect(content).toContain(
      "tours: [() => import('./pages/_tours-0.ts'), () => import('./pages/_tours-1.ts')],",
    );
  });
});
