import type { IconName } from '../../../schema/icon-shapes.ts';
import type { NewsletterForm } from './form-target.ts';
import type { PageBase, Picture, Question, Statistic } from './parts.ts';

export interface AboutPage extends PageBase {
  readonly kind: 'about';
  readonly title: string;
  readonly subtitle: string;
  readonly picture: Picture;
  readonly storyTitle: string;
  readonly story: readonly string[];
  /** Beside the story. */
  readonly pictures?: readonly StoryPicture[];
  readonly statisticsTitle: string;
  readonly statistics: readonly Statistic[];
  readonly teamTitle: string;
  readonly teamText: string;
  readonly team: readonly { readonly id: string; readonly name: string; readonly position: string }[];
  readonly valuesTitle: string;
  readonly values: readonly {
    readonly id: string;
    readonly icon: IconName;
    readonly title: string;
    readonly description: string;
  }[];
  readonly questions: readonly Question[];
  readonly newsletter: NewsletterForm;
}

/** A picture of the story, and its caption. */
export interface StoryPicture {
  readonly id: string;
  readonly picture: Picture;
  readonly caption: string;
}
