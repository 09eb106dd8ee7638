import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appContent } from '../../../scripts/compiler/emit/app-content.ts';
import { bundleApart } from '../../../scripts/site/app/bundle-apart.ts';
import { compiled, dataOf } from '../../compiler/sites/compiled-site.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

describe('bundling in a process of its own', () => {
  it('fails with the error of the system where nothing can be written', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const bundling = bundleApart({
      content: appContent(compiled(dataOf('hill-camp').sources).site),
      generated: join(file, 'generated'),
      siteFolder: join(file, 'site'),
      workerFolder: join(file, 'worker'),
    });
    await expect(bundling).rejects.toMatchObject({ code: 'ENOTDIR', syscall: 'mkdir' });
  });
});
