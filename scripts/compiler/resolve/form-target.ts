import type { Site } from '../../../schema/site.ts';
import type { FormTarget, NewsletterForm } from '../../../src/shared/page-data/form-target.ts';
import type { PageContext } from './page-context.ts';

/** Where what is written in a form goes, with what its hidden fields say. */
export function formTarget({ texts }: PageContext, target: Site['contactForm']): FormTarget {
  if (target.to !== 'endpoint') return target;
  const { honeypot: name, ...service } = target;
  return { ...service, honeypot: { name, label: texts.pages.forms.leaveEmpty } };
}

/** The newsletter's sign-up. */
export function newsletterForm(context: PageContext): NewsletterForm {
  return {
    target: formTarget(context, context.content.site.newsletter),
    message: context.templates.pages.forms.newsletterMessage({ email: 'email' }),
    failed: context.texts.pages.forms.newsletterFailed,
  };
}
