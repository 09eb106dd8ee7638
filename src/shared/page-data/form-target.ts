import type { MessageTemplate } from '../../trip/message-template.ts';

/** Where what is written in a form goes; see site.json. */
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

/** What the newsletter's sign-up does beyond its usual texts. */
export interface NewsletterForm {
  readonly target: FormTarget;
  /** What is written to chat or e-mail; the value `email` is the visitor's address. */
  readonly message: MessageTemplate;
  /** Said when a form service did not take it. */
  readonly failed: string;
}
