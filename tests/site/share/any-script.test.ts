import { describe, expect, it } from 'vitest';
import type { SitePicture } from '../../../scripts/site/images/recipe.ts';
import { renderPicture } from '../../../scripts/site/images/render-picture.ts';
import { linePieces } from '../../../scripts/site/share/line-pieces.ts';
import { openWriter } from '../../../scripts/site/share/open-writer.ts';
import { shapedWriter } from '../../../scripts/site/share/shaped-writer.ts';
import { shareGround, shareWords } from '../../../scripts/site/share/share-layer.ts';
import { sharePicture } from '../../../scripts/site/share/share-picture.ts';
import { siteTypefaces } from '../../../scripts/typefaces/site-typefaces.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { scriptSite } from '../../helpers/script-site.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import type { Workspace } from '../../helpers/workspace.ts';

const COLORS = { ground: { light: '#ffffff', dark: '#000000' }, deep: '#041a26' };
const ARABIC = {
  language: 'ar',
  isFromRight: true,
  typeface: { name: '@fontsource-variable/noto-sans-arabic', part: 'arabic', version: '1' },
} as const;
const JAPANESE = {
  language: 'ja',
  isFromRight: false,
  typeface: { name: '@fontsource/biz-udgothic', part: 'japanese', version: '1' },
} as const;
const arabic = await openWriter(ARABIC);
const japanese = await openWriter(JAPANESE);

/** The share pictures of a language, by path of the page. */
async function sharesOf(
  workspace: Workspace,
  code: string,
): Promise<ReadonlyMap<string, SitePicture | undefined>> {
  const site = resolvedWorkspace(workspace);
  const typefaces = await siteTypefaces(site, temporaryFolder());
  const language = site.languages.find(({ info }) => info.code === code);
  if (!language) throw new Error(code);
  const shareOf = (page: Parameters<typeof sharePicture>[1]) =>
    sharePicture(site, page, language, { colors: COLORS, typefaces });
  return new Map(language.pages.map((page) => [page.path, shareOf(page)]));
}

/** Where the starts of a drawing’s outlines lie, from the left, in pixels. */
function extentOf(drawing: string): { readonly left: number; readonly right: number } {
  const across = [...drawing.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
  return { left: Math.min(...across), right: Math.max(...across) };
}

describe('pages in any script', { timeout: 30_000 }, () => {
  it.each([
    ['ar', true],
    ['ja', false],
  ])('of the language %s have share pictures with texts', async (code, isFromRight) => {
    const shares = [...(await sharesOf(scriptSite(), code)).values()];
    expect(shares.length).toBeGreaterThan(10);
    for (const share of shares) {
      expect(share?.recipe).toMatchObject({ kind: 'share', writing: { language: code, isFromRight } });
    }
  });

  it('have texts in Latin letters as ever, without the shaper', async () => {
    for (const share of (await sharesOf(scriptSite(), 'nl')).values())
      expect(share?.recipe).toMatchObject({ kind: 'share', writing: undefined });
  });

  it('are the photograph alone where a text has letters that no typeface has', async () => {
    const thai = scriptSite().set('texts/ja/packages.json', ['orta-2d', 'name'], 'ภูเขา');
    expect((await sharesOf(thai, 'ja')).get('/viaggi/orta-2d')).toBeUndefined();
    const plain = scriptSite().edit('site.json', (site) => {
      const { languages, ...rest } = Object(site);
      return {
        ...rest,
        languages: languages.map(({ typeface: _none, ...own }: Record<string, string>) => own),
      };
    });
    expect([...(await sharesOf(plain, 'ja')).values()].every((share) => share === undefined)).toBe(true);
  });

  it('are drawn the same each time', async () => {
    const site = scriptSite();
    const share = (await sharesOf(site, 'ar')).get('/viaggi/orta-2d');
    if (!share) throw new Error('There is no picture.');
    const draw = async () =>
      Buffer.from(await renderPicture(site.bytes(share.source), share)).toString('base64');
    expect(await draw()).toBe(await draw());
    const [one, other] = [await shapedWriter(ARABIC), await shapedWriter(ARABIC)];
    expect(one.outlines('مسقط ٢', 'strong', 40, 0, 0)).toBe(other.outlines('مسقط ٢', 'strong', 40, 0, 0));
  });
});

describe('a line from right to left', () => {
  it('begins at the right margin, as does the name of the operator', () => {
    const { svg } = shareWords({ title: 'مسقط', price: 'من ٢٤٠ ر.ع.' }, arabic);
    for (const drawing of [svg, shareGround('Laghi Lenti', '#000', arabic)]) {
      const { left, right } = extentOf(drawing);
      expect(left).toBeGreaterThan(600);
      expect(right).toBeGreaterThan(1200 - 64 - 20);
      expect(right).toBeLessThanOrEqual(1200 - 64 + 6);
    }
  });

  it('has letters that join', () => {
    const alone = arabic.width('س', 'strong', 100) * 3;
    expect(arabic.width('سسس', 'strong', 100)).toBeLessThan(alone * 0.95);
  });

  it.each([
    ['a number', 'مسقط ٢٤٠', '٢٤٠'],
    ['a number in Latin digits', 'مسقط 240', '240'],
    ['a name in Latin letters', 'مسقط Oman', 'Oman'],
  ])('ends at the left, where %s runs from the left', (_what, line, last) => {
    const [whole, part] = [line, last].map((text) => arabic.outlines(text, 'plain', 40, 0, 0));
    expect(part).not.toBe('');
    expect(whole?.startsWith(part ?? '')).toBe(true);
  });

  it('has brackets that open to where it goes on', async () => {
    const fromLeft = await openWriter({ ...ARABIC, isFromRight: false });
    const whole = arabic.outlines('مسقط (Oman)', 'plain', 40, 0, 0);
    expect(whole.startsWith(fromLeft.outlines('(', 'plain', 40, 0, 0))).toBe(true);
  });

  it('stays inside the picture, however long', () => {
    const words = shareWords({ title: 'مسقط ونزوى '.repeat(40), price: 'ريال '.repeat(100) }, arabic);
    const { left, right } = extentOf(words.svg + shareGround('مسقط '.repeat(100), '#000', arabic));
    expect(left).toBeGreaterThanOrEqual(56);
    expect(right).toBeLessThanOrEqual(1200 - 64 + 6);
  });
});

describe('a text without spaces', () => {
  it('is broken between words, in several lines', () => {
    const title = '湖と島をゆっくり歩く三日間の旅、地元の案内人と小さな舟でめぐる北の村';
    const lines = new Set(
      [...shareWords({ title }, japanese).svg.matchAll(/<path d="M[\d.]+ ([\d.]+)/g)].map(([, y]) => y),
    );
    expect(lines.size).toBeGreaterThan(1);
    expect(extentOf(shareWords({ title }, japanese).svg).right).toBeLessThanOrEqual(1200 - 64 + 4);
  });

  it.each([
    ['ja', 'ロンボク島を巡る5日間のプライベートツアー、山とピンクビーチ（案内人付き）'],
    ['ja', '湖と島々の３日間'],
    ['th', 'เที่ยวเกาะ 5 วัน'],
    ['ar', 'جولة خاصة (Rinjani) حول، “لومبوك”'],
  ])('keeps together what no line begins or ends with: %s', (language, text) => {
    const pieces = linePieces(text, language);
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) {
      expect(piece).not.toMatch(/^[）」、。，ーっゃゅょ々)”،]|^[のをとはが]$/u);
      expect(piece).not.toMatch(/[（「“(]$/u);
    }
  });

  it.each([
    ['ja', 'ピンクビーチと山', ['ピンクビーチと', '山']],
    ['ja', '全5日間、山', ['全', '5日間、', '山']],
    ['en', 'a well-known 1.5 km', ['a', ' well-known', ' 1.5 km']],
    ['ar', 'مسقط، ٣ أيام', ['مسقط،', ' ٣ أيام']],
  ])('has the parts of %s: %s', (language, text, pieces) => {
    expect(linePieces(text, language)).toEqual(pieces);
  });
});
