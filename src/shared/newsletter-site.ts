import type { SiteContextValue } from './site-context.tsx';

/** What the newsletter's sign-up needs of the site: its texts, those of its notices, the operator's addresses. */
export function newsletterSite({ language, messages, shell }: SiteContextValue) {
  const { forms, notices } = messages;
  return {
    language: language.code,
    addresses: { channel: shell.channel, email: shell.email },
    texts: {
      title: forms.newsletterTitle,
      text: forms.newsletterText,
      email: forms.newsletterEmail,
      button: forms.newsletterButton,
      errorTitle: notices.errorTitle,
      empty: notices.newsletterEmpty,
      successTitle: notices.newsletterTitle,
      success: notices.newsletterText,
      closeNotice: notices.close,
    },
  };
}
