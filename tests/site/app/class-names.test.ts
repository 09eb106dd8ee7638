import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../../scripts/project/folders.ts';
import { shortClassName, shortClassNames } from '../../../scripts/site/app/class-names.ts';

const source = join(projectFolder, 'src');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => join(source, path));
const CARD = join(source, 'ui/Cards/PictureCard.module.css');

describe('short names of classes', () => {
  it('are given once', () => {
    const names = sheets.flatMap((sheet) => [...shortClassNames()(sheet).values()]);
    expect(names.length).toBeGreaterThan(200);
    expect(new Set(names).size).toBe(names.length);
  });

  it('say what phones fold away', () => {
    const folded = sheets.filter((sheet) => sheet.endsWith('.folded.module.css'));
    expect(folded.length).toBeGreaterThan(1);
    for (const sheet of folded)
      for (const name of shortClassNames()(sheet).values()) expect(name).toMatch(/^f_[0-9a-z]+$/);
  });

  it('are the same for the bundler, whatever it asks of a file', () => {
    const name = shortClassNames()(CARD).get('card');
    expect(name).toMatch(/^_[0-9a-z]+$/);
    expect(shortClassName()('card', `${CARD}?used`)).toBe(name);
  });

  it('lack for what no sheet has', () => {
    expect(() => shortClassName()('gone', CARD)).toThrow('has no class "gone"');
    expect(() => shortClassName()('card', join(source, 'gone.module.css'))).toThrow('is no style sheet');
  });
});
