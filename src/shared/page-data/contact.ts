import type { MessageTemplate } from '../../trip/message-template.ts';
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
  /** Shown above a form whose messages reach nobody, with the text of a link that sends one by chat. */
  readonly notPassedOn: string;
  readonly sendByChat: string;
  readonly questions: readonly Question[];
}

/** The target of a form; see site.json. */
export type FormTarget =
  | { readonly to: 'local' }
  | { readonly to: 'chat' }
  | { readonly to: 'email' }
  | FormService;

/** A form service that takes what is posted to it. */
export interface FormService {
  readonly to: 'endpoint';
  readonly url: string;
  /** Hidden fields of the operator's own. */
  readonly fields: Readonly<Record<string, string>>;
  /** A field that only robots see, and its label for browsers that show it all the same. */
  readonly honeypot: { readonly name: string; readonly label: string };
}

/** The newsletter's sign-up. */
export interface NewsletterForm {
  readonly target: FormTarget;
  /** The message to chat or e-mail; takes the visitor's address, `email`. */
  readonly message: MessageTemplate;
  /** Shown if a form service did not accept it. */
  readonly failed: string;
}
