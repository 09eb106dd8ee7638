import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../../scripts/project/folders.ts';
import { NEVER_SHOWN } from '../../../scripts/site/app/lean-packages.ts';

/** What would show what is left out: props of controls that Mantine has parts for. */
const WOULD_SHOW = /\b(?:Button|ActionIcon)\.Group|\bloading=\{|\bsuccess=|\bclearable\b/;

describe('parts of Mantine that are left out', () => {
  const files = readdirSync(join(projectFolder, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => /^(?!generated).*\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(projectFolder, 'src', file), 'utf8')] as const);

  it('are shown nowhere', () => {
    for (const [file, code] of sources) {
      const imported = [...code.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim()),
      );
      expect(
        imported.filter((name) => NEVER_SHOWN.includes(name)),
        file,
      ).toEqual([]);
    }
  });

  it('are asked for by no control', () => {
    // A picture says with the same word when it is loaded.
    const controls = sources.filter(([file]) => !/^ui.Picture./.test(file));
    expect(controls.filter(([, code]) => WOULD_SHOW.test(code)).map(([file]) => file)).toEqual([]);
  });
});
