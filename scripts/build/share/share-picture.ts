import type { Page } from '../../../src/shared/page-data/page.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { hashContent } from '../build-cache.ts';
import type { BrowserColors } from '../images/site-icons.ts';
import type { SitePicture } from '../images/site-pictures.ts';
import type { SiteTypefaces } from '../typefaces/site-typefaces.ts';

/** Counts up when the drawing changes: pictures are cached by address. */
const DRAWING = 3;

/** The texts on a share picture. */
export interface ShareTexts {
  readonly title: string;
  /** None if a page has no price. */
  readonly price?: string | undefined;
  readonly brand: string;
}

/** The language of the texts. */
export interface ShareLanguage {
  readonly code: string;
  readonly isFromRight: boolean;
  /** Absent if the site's own typeface has the letters. */
  readonly typeface?: ShareTypeface | undefined;
}

/** A part of a package of Fontsource. */
export interface ShareTypeface {
  readonly name: string;
  readonly part: string;
  readonly version: string;
}

/** Colours and typefaces of the site's share pictures. */
export interface ShareStyle {
  readonly colors: BrowserColors;
  /** The typefaces of languages that name one, by code. */
  readonly typefaces: SiteTypefaces;
}

/**
 * The picture of a page where a link to it is shared: its photograph, and over it name, price and operator in the page's
 * language. None if the page has no photograph.
 */
export function sharePicture(
  { images }: ResolvedSite,
  page: Page,
  { info, layout }: Pick<ResolvedLanguage, 'info' | 'layout'>,
  { colors, typefaces }: ShareStyle,
): SitePicture | undefined {
  const image = images.find(({ preview }) => preview === page.meta.image?.src);
  if (!image) return undefined;
  const { source, width, height, focus } = image;
  const texts = shareTexts(page, layout.brand);
  const language = shareLanguage(info, typefaces);
  const recipe = { kind: 'share', focus, texts, language, shade: colors.deep, drawing: DRAWING } as const;
  const hash = hashContent(JSON.stringify([image.preview, recipe]));
  return { address: `/images/share.${hash.slice(0, 12)}.jpg`, source, width, height, recipe };
}

function shareLanguage(
  { code, direction }: ResolvedLanguage['info'],
  typefaces: SiteTypefaces,
): ShareLanguage {
  const isFromRight = direction === 'rtl';
  const own = typefaces.get(code);
  if (!own) return { code, isFromRight };
  const { name, version } = own.source;
  return { code, isFromRight, typeface: { name, part: own.subset.part, version } };
}

function shareTexts(page: Page, brand: string): ShareTexts {
  const [variant] = page.kind === 'package' ? page.variants : [];
  return {
    title: pageTitle(page),
    // A price on request is left out.
    ...(variant?.priceFor === undefined ? {} : { price: `${variant.priceText} ${variant.perText ?? ''}` }),
    brand,
  };
}

function pageTitle(page: Page): string {
  if (page.kind === 'home') return page.meta.title;
  return 'name' in page ? page.name : page.title;
}
