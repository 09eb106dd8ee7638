/**
 * Default props of parts whose looks are all ours: Mantine's markup and behaviour without its style sheet, which
 * would stand in every document only to be overridden rule by rule.
 */
export const OWN_LOOK = { unstyled: true } as const;
