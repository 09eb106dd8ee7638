import type { Messages } from '#generated/messages';

/** The texts that cards of destinations and packages add to their data. */
export function cardTexts(messages: Messages) {
  return {
    viewDetails: messages.common.viewDetails,
    viewDetailsOf: messages.common.viewDetailsOf,
    rating: messages.common.rating,
    idealForWhom: messages.package.idealForWhom,
  };
}
