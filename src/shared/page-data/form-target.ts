import type { MessageTemplate } from '../../trip/message-template.ts';

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
  /** Said when a form service did not take it. */
  readonly failed: string;
}
