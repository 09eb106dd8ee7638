import { Blob, Face } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { installedTypefaces, openTypeface } from '../../../scripts/build/typefaces/fontsource.ts';
import { pageTypeface } from '../../../scripts/build/typefaces/site-typefaces.ts';
import { subsetTypeface } from '../../../scripts/build/typefaces/subset-typeface.ts';

const ARABIC = '@fontsource-variable/noto-sans-arabic';
const JAPANESE = '@fontsource/biz-udgothic';

/** Letters that a file has, those of the subset alone. */
async function lettersIn(bytes: Uint8Array): Promise<string> {
  const face = new Face(new Blob(await decompress(bytes)));
  return String.fromCodePoint(...face.collectUnicodes());
}

describe('an installed typeface', () => {
  it('is known by its package, whole or in slices', () => {
    const installed = installedTypefaces();
    expect(installed.get(ARABIC)).toEqual({ isWhole: true });
    expect(installed.get(JAPANESE)).toEqual({ isWhole: true });
    expect(installed.has('@fontsource/noto-sans-jp')).toBe(false);
  });

  it('is cut down to the letters of a text that one of its parts has', async () => {
    const cut = await subsetTypeface(openTypeface(ARABIC), 'سبلا١٢日Ž');
    expect(cut?.part).toBe('arabic');
    expect(cut?.letters).toBe('سبلا١٢');
    expect(cut?.isSquare).toBe(false);
    expect(cut?.files.map(({ weight }) => weight)).toEqual(['400 700']);
    expect([...(await lettersIn(Buffer.from(cut?.files[0]?.woff2 ?? '', 'base64')))].toSorted()).toEqual(
      [...'سبلا١٢'].toSorted(),
    );
  });

  it('is square if all its letters are, so that no fallback moves text', async () => {
    expect((await subsetTypeface(openTypeface(JAPANESE), '日本語、あア。'))?.isSquare).toBe(true);
  });
});

describe('the typeface in the head of a page', () => {
  const source = openTypeface(ARABIC);
  const subset = (length: number, isSquare = false) => ({
    part: 'arabic',
    letters: 'اي',
    isSquare,
    files: [{ weight: '400 700', woff2: Buffer.alloc(length).toString('base64') }],
  });

  it('is declared for its letters, and preloaded if it is small', () => {
    const { head, files } = pageTypeface({ source, subset: subset(40_000) });
    expect(head.style).toContain('font-family:"Noto Sans Arabic";font-weight:400 700;font-display:optional');
    expect(head.style).toContain('unicode-range:U+600-6ff');
    expect(head.preload).toEqual(files.map(({ path }) => path));
    expect(files[0]?.path).toMatch(/^assets\/noto-sans-arabic-[0-9a-f]{8}\.woff2$/);
  });

  it('replaces the fallback whenever it has loaded, if no text moves', () => {
    expect(pageTypeface({ source, subset: subset(9, true) }).head.style).toContain('font-display:swap');
  });
});
