import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appContent } from '../../../scripts/compiler/emit/app-content.ts';
import { Bundler, type BundlingTask } from '../../../scripts/site/app/bundler.ts';
import { compiled, dataOf } from '../../compiler/sites/compiled-site.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

function taskIn(folder: string): BundlingTask {
  return {
    content: appContent(compiled(dataOf('hill-camp').sources).site),
    generated: join(folder, 'generated'),
    siteFolder: join(folder, 'site'),
    workerFolder: join(folder, 'worker'),
  };
}

describe('bundling in a process of its own', () => {
  it('fails with the error of the system where nothing can be written', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const bundling = new Bundler().bundle(taskIn(file));
    await expect(bundling).rejects.toMatchObject({ code: 'ENOTDIR', syscall: 'mkdir' });
  });

  it('says so where the bundler was ended', async () => {
    const bundler = new Bundler();
    const bundling = bundler.bundle(taskIn(temporaryFolder()));
    bundler.end();
    await expect(bundling).rejects.toThrow('The bundler has ended without an answer (SIGTERM).');
  });
});
