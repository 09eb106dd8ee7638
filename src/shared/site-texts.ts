import type { Messages } from '#generated/messages';
import { tourSlug } from './compared-tours.ts';
import type { SiteContextValue } from './site-context.tsx';

/** The texts that cards of destinations and packages add to their data. */
export function cardTexts(messages: Messages) {
  return {
    viewDetails: messages.common.viewDetails,
    viewDetailsOf: messages.common.viewDetailsOf,
    rating: messages.common.rating,
    idealForWhom: messages.package.idealForWhom,
  };
}

/** The texts of prices that follow the visitor's group. */
export function groupPriceTexts({ common, package: texts }: Messages) {
  return { contactUs: common.contactUs, forPeople: texts.forPeople };
}

/**
 * Props of the button that saves a tour.
 *
 * @param tour its name, and the address of its page in whichever language
 */
export function saveProps(
  { messages: { common }, layout }: SiteContextValue,
  { href, name }: { readonly href: string; readonly name: string },
) {
  return {
    slug: tourSlug(href),
    label: common.saveTour({ name }),
    compare: { label: common.compare, href: layout.compare.href },
  };
}

/** Props of the newsletter's sign-up from the site: texts, notices, the operator's addresses. */
export function newsletterSite({ language, messages, layout }: SiteContextValue) {
  const { forms, notices } = messages;
  return {
    language: language.code,
    addresses: { channel: layout.channel, email: layout.email },
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
