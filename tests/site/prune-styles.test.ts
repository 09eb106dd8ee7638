import { describe, expect, it } from 'vitest';
import { pruneStyles } from '../../scripts/site/pages/prune-styles.ts';
import { KeptTexts } from '../../scripts/site/store/kept-texts.ts';

const DOCUMENT =
  '<html lang="en"><body><div id="root"><a class="link big" href="/a" data-look="plain">A</a><input type="radio" checked=""/><details></details></div></body></html>';

const prune = (style: string, others = '') => pruneStyles(style, DOCUMENT, others, new KeptTexts());

describe('pruneStyles', () => {
  it.each([
    '.link{color:red}',
    'div .link.big:focus{color:red}',
    'a:not(:hover){color:red}',
    '#root>a{color:red}',
    '[data-look=plain]{color:red}',
    'input:checked{color:red}',
    'a[href]{color:red}',
    ':is(.gone,.link){color:red}',
    '.gone,a:not(.gone){color:red}',
    'a:not(.gone){color:red}',
    '*{color:red}',
    'a:before{color:red}',
    'details:not([open]){color:red}',
    'html:not([data-whole]) a{color:red}',
    'a[href^="/"]{color:red}',
  ])('keeps what can hold: %s', (style) => {
    expect(prune(style)).toBe(style.replace('"/"', '\\/'));
  });

  it.each([
    ['.gone,.link{color:red}', '.link{color:red}'],
    [':root,:host{color:red}', ':root{color:red}'],
    ['.gone,.link,a.gone,a{color:var(--red)}', '.link,a{color:var(--red)}'],
  ])('drops selectors that cannot match: %s', (style, kept) => {
    expect(prune(style)).toBe(kept);
  });

  it.each([
    '.gone{color:red}',
    '.link .gone{color:red}',
    '.link.gone{color:red}',
    'table{color:red}',
    '#gone{color:red}',
    '[data-look=loud]{color:red}',
    '[data-gone]{color:red}',
    ':is(.gone,.lost) a{color:red}',
    ':where(.gone){color:red}',
    '.li{color:red}',
    'input:disabled{color:red}',
    'a:has(.gone){color:red}',
    'a:hover{color:red}',
    '.link:active{color:red}',
    '::selection{color:red}',
    'a:is(:hover,[data-gone]){color:red}',
    // What is opened has its looks later.
    'a:has([open]){color:red}',
  ])('leaves out what cannot: %s', (style) => {
    expect(prune(style)).toBe('');
  });

  it('looks into layers and conditions', () => {
    expect(
      prune('@layer base{.gone{color:red}.link{color:red}}@media screen{.gone{color:red}a{color:red}}'),
    ).toBe('@layer base{.link{color:red}}@media screen{a{color:red}}');
  });

  it('leaves to the whole sheet what is for paper only', () => {
    expect(prune('@media print{a{color:red}}.link{color:red}')).toBe('.link{color:red}');
    expect(prune('@media print,(width<=9px){a{color:red}}')).toBe('@media print,(width<=9px){a{color:red}}');
    expect(prune('@layer base{@media print{a{color:red}}}')).not.toContain('red');
  });

  it('leaves to the whole sheet what shows where one points', () => {
    expect(prune('@media (hover:hover){a:hover{color:red}}.link{color:red}')).toBe('.link{color:red}');
    expect(prune('@media (hover:hover){.link{color:red}}')).toBe('');
    expect(prune('@media (hover:hover),(width<=9px){a{color:red}}')).toContain('red');
  });

  it.each([
    'cursor:pointer',
    'transition:color .2s',
    'transition-duration:var(--d,.3s)',
    'transition-property:color',
    'user-select:none',
    '-webkit-user-select:none',
    'touch-action:manipulation',
    '-webkit-tap-highlight-color:#0000',
  ])('leaves to the whole sheet what nobody sees before a touch: %s', (declaration) => {
    expect(prune(`.link{color:red;${declaration}}`)).toBe('.link{color:red}');
  });

  it('keeps the custom properties that kept rules, their values, inline styles and other sheets use', () => {
    const style =
      ':root{--a:var(--b);--b:red;--c:blue;--d:green;--e:1px}.link{color:var(--a);background:var(--b)}.gone{color:var(--c)}';
    expect(prune(style, '.other{width:var(--e)}')).toBe(
      ':root{--a:var(--b);--b:red;--e:1px}.link{color:var(--a);background:var(--b)}',
    );
    expect(pruneStyles(':root{--d:1px;--e:1px}', '<p style="width:var(--d)">', '', new KeptTexts())).toBe(
      ':root{--d:1px}',
    );
  });

  it.each([
    [
      'once',
      ':root{--red:#f00;--d:1px}.link{color:var(--red);width:var(--d);height:var(--d)}',
      ':root{--d:1px}.link{color:red;width:var(--d);height:var(--d)}',
    ],
    ['once, last', ':root{--d:1px}.link{width:var(--d)}', ':root{}.link{width:1px}'],
  ])('writes the value in place of a custom property that is used %s', (_, style, pruned) => {
    expect(prune(style).replace('#f00', 'red')).toBe(pruned);
  });

  it.each([
    ':root{--d:1px}.link{width:var(--d);height:var(--d)}',
    ':root{--d:1px}@media (width<=9px){:root{--d:2px}}.link{width:var(--d)}',
    '@media (width<=9px){.link{color:red}:root{--d:1px}}.link{width:var(--d)}',
    '.big{--d:1px}.link{width:var(--d)}',
    ':root{--d:1px}.link{width:var(--d,2px)}',
    ':root{--d:var(--e);--e:1px}.big{--e:2px}.link{width:var(--d)}',
    ':root{--d:1px}:root{--de:1px}.link{width:var(--d);height:var(--de);top:var(--de)}',
  ])('leaves what may have another value somewhere: %s', (style) => {
    const kept = prune(style);
    expect(kept.includes('--d:')).toBe(true);
  });

  it('leaves custom properties that other sheets or elements use', () => {
    const style = ':root{--d:1px}.link{width:var(--d)}';
    expect(prune(style, 'b{top:var(--d)}')).toBe(style);
    const document = '<p class="link" style="top:var(--d)">';
    expect(pruneStyles(style, document, '', new KeptTexts())).toBe(style);
  });

  it('folds nothing into a shorthand that browsers do not read', () => {
    const style = '.link{animation:linear both in;animation-timeline:scroll(root)}';
    expect(prune(style)).toBe(style);
  });

  it('keeps the animations that are used', () => {
    const style = '@keyframes in{0%{opacity:0}}@keyframes out{to{opacity:0}}.link{animation:in 1s}';
    expect(prune(style)).toBe('@keyframes in{0%{opacity:0}}.link{animation:1s in}');
  });
});
