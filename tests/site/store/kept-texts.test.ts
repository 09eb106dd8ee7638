import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KeptTexts } from '../../../scripts/site/store/kept-texts.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const never = (): string => {
  throw new Error('made twice');
};

describe('KeptTexts', () => {
  it('makes a text once, within a build and from one to the next', () => {
    const folder = temporaryFolder();
    const kept = new KeptTexts(folder);
    expect(kept.take('a', () => 'a{color:red}')).toBe('a{color:red}');
    expect(kept.take('a', never)).toBe('a{color:red}');
    expect(new KeptTexts(folder).take('a', never)).toBe('a{color:red}');
    expect(new KeptTexts(folder).take('b', () => 'b{color:red}')).toBe('b{color:red}');
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, -9)],
    ['changed', (text: string) => text.replace('red', 'tan')],
    ['emptied', () => ''],
  ])('makes one again that was %s', (_, damage) => {
    const folder = temporaryFolder();
    new KeptTexts(folder).take('a', () => 'a{color:red}');
    const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((file) =>
      file.endsWith('.json'),
    );
    const file = join(folder, name ?? '');
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    expect(new KeptTexts(folder).take('a', () => 'made again')).toBe('made again');
    expect(new KeptTexts(folder).take('a', never)).toBe('made again');
  });

  it('keeps nothing without a folder', () => {
    expect(new KeptTexts().take('a', () => 'first')).toBe('first');
    expect(new KeptTexts().take('a', () => 'second')).toBe('second');
  });
});
