import type { Messages } from '#generated/messages';

/** The texts of prices that follow the visitor's group. */
export function groupPriceTexts({ common, package: texts }: Messages) {
  return { contactUs: common.contactUs, forPeople: texts.forPeople };
}
