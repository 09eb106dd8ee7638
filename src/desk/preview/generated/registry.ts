import type { LanguageInfo } from '../../../shared/page-data/layout.ts';
import type { PreviewSite } from '../preview-api.ts';

/** In the preview this module takes the place of the generated one: the desk's server knows the site as it is now. */
const site: PreviewSite = await (await fetch('/api/preview/site')).json();

export const siteUrl: string = site.url;
export const languages: readonly LanguageInfo[] = site.languages;
export const worksOffline = false;
