/** Vertical scroll, in CSS pixels, up to which the header is transparent. Spec §9. */
export const SCROLL_THRESHOLD = 50;

/** Whether the header is in its scrolled state. Spec §4. */
export function isScrolled(scrollY: number): boolean {
  return scrollY > SCROLL_THRESHOLD;
}
