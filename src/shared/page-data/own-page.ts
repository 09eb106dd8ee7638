import type { PageBase, Picture, Question } from './parts.ts';

/** A page of the operator's own, such as terms or privacy. */
export interface OwnPage extends PageBase {
  readonly kind: 'ownPage';
  readonly id: string;
  /** In the footer and in breadcrumbs. */
  readonly name: string;
  readonly title: string;
  readonly picture?: Picture;
  readonly questions: readonly Question[];
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly points: readonly string[];
  }[];
}
