import type { NewsletterForm } from './form-target.ts';
import type { PageBase, Picture, Question, Statistic } from './parts.ts';

export interface AboutPage extends PageBase {
  readonly kind: 'about';
  readonly title: string;
  readonly subtitle: string;
  readonly picture: Picture;
  readonly storyTitle: string;
  readonly story: readonly string[];
  readonly pictures: readonly { readonly id: string; readonly picture: Picture; readonly caption: string }[];
  readonly statisticsTitle: string;
  readonly statistics: readonly Statistic[];
  readonly teamTitle: string;
  readonly teamText: string;
  readonly team: readonly { readonly id: string; readonly name: string; readonly position: string }[];
  readonly valuesTitle: string;
  readonly values: readonly {
    readonly id: string;
    readonly icon: string;
    readonly title: string;
    readonly description: string;
  }[];
  readonly questions: readonly Question[];
  readonly newsletter: NewsletterForm;
}
