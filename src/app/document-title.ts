/** Letters of a title that search engines show. */
const MAX_LENGTH = 60;

/** The title of a page's document: its own, with the operator's name behind it where there is room. */
export function documentTitle(title: string, brand: string): string {
  const whole = `${title} | ${brand}`;
  return title.includes(brand) || whole.length > MAX_LENGTH ? title : whole;
}
