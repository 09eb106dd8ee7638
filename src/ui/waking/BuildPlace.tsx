interface BuildPlaceProps {
  /**
   * What the build puts there in documents: the style sheet, which is painted later than what stands above, or the
   * script that chooses the option which the address names.
   */
  readonly holds: 'late-styles' | 'option-choice';
}

/** A place that the build fills. What it puts there is not the app's, and stays. The first of a document counts. */
export function BuildPlace({ holds }: BuildPlaceProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing of the app's; what the build puts there stays.
  return <div hidden data-build={holds} dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />;
}

const NOTHING = { __html: '' };
