/** Vertical scroll, in CSS pixels, up to which the header is transparent. */
const SCROLL_THRESHOLD = 50;

/** Whether the header is in its scrolled state. */
export function isScrolled(scrollY: number): boolean {
  return scrollY > SCROLL_THRESHOLD;
}
