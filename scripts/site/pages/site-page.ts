import { localizedPath, readableAddress } from '../../../src/domain/language-address.ts';
import type { AskedHosts } from '../../compiler/resolve/asked-hosts.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import type { Thing } from '../../compiler/resolve/structured-data.ts';
import type { SitePicture } from '../images/recipe.ts';
import { type ShareStyle, sharePicture } from '../share/share-picture.ts';
import type { HeadExtras, PageJob } from './page-job.ts';

/** A page of a site: where it is, and what it is made of. */
export interface SitePage {
  readonly address: string;
  /** Path of its document below the site's folder. */
  readonly file: string;
  readonly job: PageJob;
  /** Address of the photograph that stands for it elsewhere. */
  readonly preview: string | undefined;
  /** The picture that stands for it where a link to it is shared. */
  readonly share: SitePicture | undefined;
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
  const { languages, asked } = site;
  for (const language of languages) {
    for (const route of language.routes) {
      const page = route.resolve();
      const facts = structuredDataScript(route.structuredData(page));
      const address = localizedPath(language.info, page.path);
      const extra = extraHead(language);
      const job = jobOf(language, page, { ...extra, elements: [...extra.elements, facts] }, asked);
      const share = sharePicture(site, page, language, shareStyle);
      yield {
        address,
        file: htmlFile(address),
        job: { ...job, share: share?.address },
        preview: page.meta.image?.src,
        share,
      };
    }
  }
  for (const language of languages) {
    const address = `${language.info.prefix}/404`;
    const { notFound } = language;
    const file = `${address}.html`.slice(1);
    yield {
      address,
      file,
      job: jobOf(language, notFound, extraHead(language), asked),
      preview: notFound.meta.image?.src,
      share: undefined,
    };
  }
}

function jobOf(
  { info, shell }: ResolvedLanguage,
  page: PageJob['page'],
  extraHead: HeadExtras,
  asked: AskedHosts,
): PageJob {
  return { language: info.code, page, shell, extraHead, asked };
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
