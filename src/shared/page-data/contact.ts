import type { FormTarget } from './form-target.ts';
import type { OfficeMap } from './map.ts';
import type { PageBase, Picture, Question } from './parts.ts';

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
  /** Another site's map, shown once it is asked for. */
  readonly mapEmbed: string;
  readonly showMap: string;
  readonly mapFrom: string;
  /** Stands there until then; none where our own map has no shore to show. */
  readonly officeMap?: OfficeMap;
  readonly target: FormTarget;
  /** Said of a message where the site sends none, and the link that sends it all the same. */
  readonly notPassedOn: string;
  readonly sendByChat: string;
  readonly questions: readonly Question[];
}
