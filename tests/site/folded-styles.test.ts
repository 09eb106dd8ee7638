import { describe, expect, it } from 'vitest';
import { foldedStyles } from '../../scripts/site/app/folded-styles.ts';
import { pruneStyles } from '../../scripts/site/pages/prune-styles.ts';
import { KeptTexts } from '../../scripts/site/store/kept-texts.ts';

const STYLE =
  ':root{--far:1px}@font-face{font-family:A;src:url(/a.woff2)}.a,.f_b{color:red}.f_b{top:0}.a .f_c{top:1px}' +
  '@media (width<=36em){.a{top:2px}.f_b{top:3px}}@media (width<=36em){.b{top:4px}}';

describe('what phones fold away', () => {
  it('is given its looks apart, in order, whatever the width', () => {
    expect(foldedStyles(STYLE)).toBe(
      '.a,.f_b{color:red}.f_b{top:0}.a .f_c{top:1px}@media (width<=36em){.f_b{top:3px}}',
    );
  });

  it('is left out of the first view, where it stands unseen', () => {
    const pruned = pruneStyles(
      STYLE,
      '<p class="a"><b class="f_b"></b><i class="f_c"></i></p>',
      '',
      new KeptTexts(),
    );
    expect(pruned).toContain('@media (width<=36em){.a{top:2px}}');
    expect(pruned).not.toContain('top:0');
    expect(pruned).not.toContain('f_c');
  });
});
