/**
 * Where the build puts the style sheet of a document: what stands above has its styles in the head, and is painted
 * while the sheet is on its way. The first of a document counts.
 */
export function LateStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing of the app's; what the build puts there stays.
  return <div hidden data-late-styles dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />;
}

const NOTHING = { __html: '' };
