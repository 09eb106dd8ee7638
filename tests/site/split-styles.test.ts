import { describe, expect, it } from 'vitest';
import { splitStyles } from '../../scripts/site/app/split-styles.ts';

const WIDE = '@media (width>=80em){.a{color:red}.b{color:blue}}';
const MIDDLE = '@media (width>=40em){.a{color:green}}';
const POINTED = '@media (hover:hover){.a:hover{color:red}}';
const FORCED = '@media (forced-colors:active){.a{color:red}}';
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

  it('gives the rest: under a pointer, by width from small to large, without scripts, motion, own colours', () => {
    const { conditional, media } = splitStyles(FORCED + STILL + WIDE + SILENT + MIDDLE + POINTED);
    expect(conditional).toBe(POINTED + MIDDLE + WIDE + SILENT + STILL + FORCED);
    expect(media).toBe(
      '(hover:hover),(width>=40em),(scripting:none),(prefers-reduced-motion:reduce),(forced-colors:active)',
    );
  });

  it('names no width where there is none', () => {
    expect(splitStyles(STILL).media).toBe('(prefers-reduced-motion:reduce)');
  });

  it('finds the end of a rule whatever stands in it', () => {
    const odd = '.a{content:"}{;"}/*! } */.é{content:"é"}';
    expect(splitStyles(`${odd}${WIDE}${odd}`)).toEqual({
      base: odd + odd,
      conditional: WIDE,
      media: '(width>=80em)',
    });
  });

  it('reads sheets of several lines', () => {
    expect(splitStyles(`.a{color:red}\n${POINTED}\r\n.b{\ncolor:blue}\n`)).toEqual({
      base: '.a{color:red}.b{\ncolor:blue}',
      conditional: POINTED,
      media: '(hover:hover)',
    });
  });

  it.each([
    '@media (hover:hover) and (width>=80em){.a{color:red}}',
    '@media not (hover:hover){.a{color:red}}',
    '@media print and (width>=80em){.a{color:red}}',
    '@media (hover:hover),print{.a{color:red}}',
    '@media (width>80em){.a{color:red}}',
    '@supports (width:1em){.a{color:red}}',
  ])('leaves where it stands what holds under another condition: %s', (style) => {
    expect(splitStyles(style)).toEqual({ base: style, conditional: '', media: '' });
  });

  it('compares widths in pixels with those in the size of the type', () => {
    const narrow = '@media (width>=600px){.a{color:red}}';
    expect(splitStyles(MIDDLE + narrow).conditional).toBe(narrow + MIDDLE);
  });

  it('gives what stands in an empty sheet', () => {
    expect(splitStyles('')).toEqual({ base: '', conditional: '', media: '' });
  });

  it('refuses what is no style sheet', () => {
    expect(() => splitStyles('.a{color:red}}')).toThrow(SyntaxError);
  });
});
