import type { About } from '../../../schema/about.ts';
import type { FeaturedTours } from '../../../schema/featured-tours.ts';
import type { Home } from '../../../schema/home.ts';
import type { Navigation } from '../../../schema/navigation.ts';
import type { Questions } from '../../../schema/questions.ts';
import type { Site } from '../../../schema/site.ts';
import type { Testimonials } from '../../../schema/testimonials.ts';
import { invariant } from '../link/invariant.ts';
import type { Model } from '../link/model.ts';
import { isPlaceholderAddress } from '../link/placeholder-host.ts';
import { confirmedEntries } from '../link/samples.ts';
import type { EntryFiles } from '../validate/content-files.ts';
import { resolveImages, type SiteImage } from './images.ts';

/** A former address of a page, and its present one; both in the default language. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A former language of the site. */
export interface FormerLanguage {
  readonly code: string;
  /** The code of the language that replaces it. */
  readonly now: string;
}

/** The model of content without errors: every file is there, and every link has a target. */
export interface Content
  extends Pick<Model, 'destinations' | 'dictionaries' | 'options' | 'packages' | 'sections'> {
  readonly site: Site;
  /** The entries of every folder as they are written, for pages that need no links. */
  readonly entries: EntryFiles;
  readonly navigation: Navigation;
  readonly home: Home;
  readonly about: About;
  readonly featuredTours: FeaturedTours['featuredTours'];
  readonly testimonials: readonly Testimonials['testimonials'][number][];
  readonly questions: Questions['questions'];
  /** True while the site has a placeholder address: pages then show samples too. */
  readonly showsSamples: boolean;
  readonly images: ReadonlyMap<string, SiteImage>;
  readonly redirects: readonly Redirect[];
  readonly formerLanguages: readonly FormerLanguage[];
  /** The day of the build, if pages may depend on it. */
  readonly today: string | undefined;
}

/** Settings of pages from outside the data. */
export interface ContentOptions {
  /** Address of the published site instead of the one in the data. */
  readonly siteUrl?: string | undefined;
  /** Year, month, day. */
  readonly today?: string | undefined;
}

/** The content of pages; only for a model without errors. */
export function validContent(model: Model, { siteUrl, today }: ContentOptions = {}): Content {
  const { files, destinations, dictionaries, options, packages, sections } = model;
  const site = invariant(files.single.site, 'site').value;
  const url = siteUrl ?? site.url;
  const showsSamples = isPlaceholderAddress(url);
  const shown: typeof confirmedEntries = (data, field, list) =>
    showsSamples ? [...list] : confirmedEntries(data, field, list);
  const redirects = files.single.redirects?.value;
  const home = invariant(files.single.home, 'home').value;
  const about = invariant(files.single.about, 'about').value;
  const testimonials = invariant(files.single.testimonials, 'testimonials').value;
  return {
    destinations,
    dictionaries,
    options,
    packages,
    sections,
    entries: files.entries,
    site: { ...site, url },
    navigation: invariant(files.single.navigation, 'navigation').value,
    home: { ...home, statistics: shown(home, 'statistics', home.statistics) },
    about: { ...about, statistics: shown(about, 'statistics', about.statistics) },
    featuredTours: invariant(files.single['featured-tours'], 'featured-tours').value.featuredTours,
    testimonials: shown(testimonials, 'testimonials', testimonials.testimonials),
    showsSamples,
    questions: invariant(files.single.questions, 'questions').value.questions,
    images: resolveImages(files),
    today,
    redirects: Object.entries(redirects?.redirects ?? {}).map(([from, to]) => ({ from, to })),
    formerLanguages: Object.entries(redirects?.languages ?? {}).map(([code, now]) => ({ code, now })),
  };
}
