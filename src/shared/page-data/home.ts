import type { IconName } from '../../../schema/icon-shapes.ts';
import type { NewsletterForm } from './contact.ts';
import type { RegionMap } from './map.ts';
import type { Link, MarkedText, PageBase, Picture, Question, Statistic } from './parts.ts';

export interface FeaturedTour {
  readonly id: string;
  readonly title: string;
  readonly location: string;
  readonly duration: string;
  readonly groupSize: string;
  readonly date: string;
  readonly price: string;
  readonly icon: IconName;
  readonly picture: Picture;
  readonly href: string;
  /** Set if it leads to the page of one tour. */
  readonly isTour?: true;
}

export interface Testimonial {
  readonly id: string;
  readonly name: MarkedText;
  readonly location: MarkedText;
  readonly text: MarkedText;
  readonly rating?: number;
  readonly ratingText?: string;
}

export interface HomePage extends PageBase {
  readonly kind: 'home';
  readonly title: string;
  readonly subtitle: string;
  readonly hero: Picture;
  readonly popularTitle: string;
  readonly popularText: string;
  readonly popular: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly picture: Picture;
    readonly href: string;
  }[];
  readonly viewAll: Link;
  readonly map?: RegionMap;
  readonly featuredTitle: string;
  readonly featuredText: string;
  readonly featured: readonly FeaturedTour[];
  readonly testimonialsTitle: string;
  readonly testimonials: readonly Testimonial[];
  readonly moreReviews: Link;
  readonly statisticsTitle: string;
  readonly statistics: readonly Statistic[];
  readonly callPicture: Picture;
  readonly callTitle: string;
  readonly callText: string;
  readonly questions: readonly Question[];
  readonly newsletter: NewsletterForm;
}
