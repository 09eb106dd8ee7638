import { describe, expect, it } from 'vitest';
import { splitStyles } from '../../scripts/site/split-styles.ts';

const WIDE = '@media (width>=80em){.a{color:red}.b{color:blue}}';
const MIDDLE = '@media (width>=40em){.a{color:green}}';
const STILL = '@media (prefers-reduced-motion:reduce){.a{transition:none}}';
const SILENT = '@media (scripting:none){.c{display:none}@media (width>=80em){.c{color:red}}}';

describe('splitStyles', () => {
  it('keeps what every visitor needs, in order', () => {
    const { base } = splitStyles(
      `@charset "utf-8";.a{color:red}${WIDE}@layer x{.b{color:blue}}.c{color:green}`,
    );
    expect(base).toBe('@charset "utf-8";.a{color:red}@layer x{.b{color:blue}}.c{color:green}');
  });

  it('takes narrow windows and dark grounds for what every visitor may need at once', () => {
    const style =
      '@media (width<=36em){.a{color:red}}@media screen and (prefers-color-scheme:dark){.a{color:red}}';
    expect(splitStyles(style)).toEqual({ base: style, conditional: '', media: '' });
  });

  it('gives the rest by width from small to large, then without scripts, then without motion', () => {
    const { conditional, media } = splitStyles(STILL + WIDE + SILENT + MIDDLE);
    expect(conditional).toBe(MIDDLE + WIDE + SILENT + STILL);
    expect(media).toBe('(width>=40em),(scripting:none),(prefers-reduced-motion:reduce)');
  });

  it('takes what happens under a pointer for those who have one', () => {
    const shown = '.a:hover,.b:hover .c{color:red}';
    const listed = '.d :is(.a,.b):hover{color:red}';
    const both = '.a:hover,.a:focus{color:red}';
    const inside = '.e:has(.a:hover){color:red}';
    const { base, conditional, media } = splitStyles(shown + WIDE + both + listed + inside);
    expect(base).toBe(both + inside);
    expect(conditional).toBe(`@media (hover:hover){${shown}}@media (hover:hover){${listed}}${WIDE}`);
    expect(media).toBe('(hover:hover),(width>=80em)');
  });

  it('names no width where there is none', () => {
    expect(splitStyles(STILL).media).toBe('(prefers-reduced-motion:reduce)');
  });
});
