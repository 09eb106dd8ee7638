import type { Messages } from '#generated/messages';

/** The newsletter's texts and those of its notices. Spec §5, §8. */
export function newsletterTexts({ forms, notices }: Messages) {
  return {
    title: forms.newsletterTitle,
    text: forms.newsletterText,
    email: forms.newsletterEmail,
    button: forms.newsletterButton,
    errorTitle: notices.errorTitle,
    empty: notices.newsletterEmpty,
    successTitle: notices.newsletterTitle,
    success: notices.newsletterText,
    closeNotice: notices.close,
  };
}
