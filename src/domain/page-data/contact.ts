import type { PageBase, Picture, Question } from './parts.ts';

/** Where a contact message goes; see site.json. */
export type ContactTarget =
  | { readonly to: 'local' }
  | { readonly to: 'chat' }
  | { readonly to: 'email' }
  | { readonly to: 'endpoint'; readonly url: string };

export interface ContactPage extends PageBase {
  readonly kind: 'contact';
  readonly title: string;
  readonly subtitle: string;
  readonly picture: Picture;
  readonly infoTitle: string;
  readonly formTitle: string;
  readonly officeTitle: string;
  readonly officeText: string;
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  readonly mapHref: string;
  readonly mapEmbed: string;
  readonly target: ContactTarget;
  readonly questions: readonly Question[];
}
