import type { DestinationCard, PackageCard } from './cards.ts';
import type { RegionMap } from './map.ts';
import type { Link, PageBase, Picture, Practical, Question } from './parts.ts';

export interface DestinationsPage extends PageBase {
  readonly kind: 'destinations';
  readonly title: string;
  readonly subtitle: string;
  readonly picture: Picture;
  /** The tabs after "all", in order. */
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  /** Values of `?category=` that set the filter; any other shows all. */
  readonly categoryParameter: readonly string[];
  /** Tabs that write themselves into the address. */
  readonly addressTabs: readonly string[];
  readonly destinations: readonly DestinationCard[];
  readonly map?: RegionMap;
}

export interface DestinationPage
  extends PageBase,
    Omit<DestinationCard, 'category' | 'description' | 'href' | 'language' | 'region'> {
  readonly kind: 'destination';
  readonly point: { readonly latitude: number; readonly longitude: number };
  readonly map?: RegionMap;
  readonly lead: string;
  readonly highlights: readonly string[];
  readonly gettingThere: string;
  readonly bestTime: string;
  readonly difficulty: string;
  readonly bring: readonly string[];
  readonly manners: string;
  readonly practical?: Practical;
  /** The first of the packages that go there. */
  readonly packages: readonly PackageCard[];
  /** The section pages that list further packages, if any. */
  readonly moreTours?: readonly Link[];
  readonly nearby: readonly DestinationCard[];
  readonly chatMessage: string;
  readonly questions: readonly Question[];
}
