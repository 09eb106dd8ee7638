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
  /** Another site's map, shown on request. */
  readonly mapEmbed: string;
  readonly showMap: string;
  readonly mapFrom: string;
  /** The site's own map until then; absent if it would show no shore. */
  readonly officeMap?: OfficeMap;
  readonly target: FormTarget;
  /** Said above a form whose messages reach nobody, and the link that sends one by chat. */
  readonly notPassedOn: string;
  readonly sendByChat: string;
  readonly questions: readonly Question[];
}
