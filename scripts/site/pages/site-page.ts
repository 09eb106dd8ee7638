import { localizedPath, readableAddress } from '../../../src/domain/language-address.ts';
import type { NotFoundPage, Page, PageKind } from '../../../src/domain/page-data/page.ts';
import type { PageRoute, ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import type { Thing } from '../../compiler/resolve/structured-data.ts';
import type { SitePicture } from '../images/recipe.ts';
import { type ShareStyle, sharePicture } from '../share/share-picture.ts';
import { hashOf } from '../store/kept-file.ts';
import type { HeadExtras, PageJob } from './page-job.ts';

/** A page of a site: where it is, and how to learn what it is made of. */
export interface SitePage {
  readonly address: string;
  /** Path of its document below the site's folder. */
  readonly file: string;
  readonly language: string;
  readonly kind: PageKind;
  readonly path: string;
  /** What it follows from, as a hash: while that is the same, so is the page. Absent where that is not known. */
  readonly inputs?: string;
  /** Resolves it, which takes the longest of all that is asked of a page that did not change. */
  open(): OpenPage;
}

/** A page that is resolved. */
export interface OpenPage extends ShownElsewhere {
  readonly job: PageJob;
}

/** What stands for a page where it is spoken of. */
export interface ShownElsewhere {
  /** Address of the photograph. */
  readonly preview?: string | undefined;
  /** The picture where a link to it is shared. */
  readonly share?: SitePicture | undefined;
}

/** What the head of every page of a language holds beside the page's own. */
export type ExtraHead = (language: ResolvedLanguage) => HeadExtras;

/**
 * Every page of a site, one at a time, and a page for unknown addresses per language.
 *
 * @param extraHead for the head of every page of a language
 */
export function* sitePages(
  site: ResolvedSite,
  extraHead: ExtraHead,
  shareStyle: ShareStyle,
): Generator<SitePage> {
  const { languages } = site;
  for (const language of languages) {
    const place = { site, language, extraHead: extraHead(language), shareStyle };
    const around = hashOf(JSON.stringify(surroundings(place)));
    for (const route of language.routes) yield routePage(place, route, around);
  }
  for (const language of languages) {
    const { info, notFound } = language;
    const address = `${info.prefix}/404`;
    const job = jobOf({ site, language, extraHead: extraHead(language) }, notFound);
    const open = (): OpenPage => ({ job, preview: notFound.meta.image?.src });
    const { kind, path } = notFound;
    yield { address, file: `${address}.html`.slice(1), language: info.code, kind, path, open };
  }
}

interface Place {
  readonly site: ResolvedSite;
  readonly language: ResolvedLanguage;
  readonly extraHead: HeadExtras;
  readonly shareStyle: ShareStyle;
}

/** What all pages of a language follow from beside their own. */
function surroundings({ site, language, extraHead, shareStyle }: Place): unknown {
  const { info, shell } = language;
  const { colors, typefaces } = shareStyle;
  const { source, subset } = typefaces.get(info.code) ?? {};
  const typeface = [source?.name, source?.version, subset?.part, subset?.letters];
  return [info, shell, extraHead, site.asked, site.images, colors, typeface];
}

function routePage(place: Place, route: PageRoute, around: string): SitePage {
  const { site, language, extraHead, shareStyle } = place;
  const { kind, path } = route;
  const { info } = language;
  const address = localizedPath(info, path);
  const inputs = route.inputs?.();
  return {
    address,
    file: htmlFile(address),
    language: info.code,
    kind,
    path,
    ...(inputs === undefined ? {} : { inputs: hashOf(around + inputs) }),
    open: () => {
      const page = route.resolve();
      const facts = structuredDataScript(route.structuredData(page));
      const elements = [...extraHead.elements, facts];
      const share = sharePicture(site, page, language, shareStyle);
      const job = jobOf({ site, language, extraHead: { ...extraHead, elements } }, page);
      return { job: { ...job, share: share?.address }, preview: page.meta.image?.src, share };
    },
  };
}

function jobOf({ site, language, extraHead }: Omit<Place, 'shareStyle'>, page: NotFoundPage | Page): PageJob {
  return { language: language.info.code, page, shell: language.shell, extraHead, asked: site.asked };
}

/** What a page says to search engines, as an element for its head. */
export function structuredDataScript(thing: Thing): string {
  // A text may hold what would end the element.
  return `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`;
}

/** `/` is `index.html`, `/about` is `about/index.html`. */
function htmlFile(address: string): string {
  return `${readableAddress(address)}/index.html`.replace(/^\/+/, '');
}
