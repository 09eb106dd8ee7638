import type { PackageCard } from './cards.ts';
import type { PageBase, Picture, Question } from './parts.ts';

export interface SectionPage extends PageBase {
  readonly kind: 'section';
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly intro: readonly string[];
  readonly picture: Picture;
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly packages: readonly PackageCard[];
  }[];
  readonly questions: readonly Question[];
}
