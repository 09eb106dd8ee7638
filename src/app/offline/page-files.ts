const FILE = /(?:href|src)="(\/(?:assets|data)\/[^"#?]+)/g;
const DRAWING = /src="(\/images\/[^"]+\.svg)"/g;
const PHOTOGRAPH = /srcset="(\/images\/[^"]+\.avif [^"]*)"/gi;

/** Of a page that nobody has looked at yet, so many pictures are kept. */
const MOST_PICTURES = 8;

/** The width, in pixels, of a photograph that looks well on a phone. */
const PICTURE_WIDTH = 720;

/** The scripts, styles, typefaces, icons and data that a document names. */
export function filesOf(html: string): readonly string[] {
  return [...new Set([...html.matchAll(FILE)].map(([, address = '']) => asAsked(address)))];
}

/** The first pictures of a document, photographs in the width of a phone. */
export function picturesOf(html: string): readonly string[] {
  const found = [...html.matchAll(DRAWING), ...html.matchAll(PHOTOGRAPH)]
    .toSorted((one, other) => one.index - other.index)
    .map(([, value = '']) => (value.includes(' ') ? fittingWidth(value) : value));
  return [...new Set(found.map(asAsked))].slice(0, MOST_PICTURES);
}

/** A path as browsers ask for it: what stands in documents may hold letters of any script. */
function asAsked(path: string): string {
  return new URL(path, 'http://host').pathname;
}

/** The address in a `srcset` that is wide enough, else the widest. */
function fittingWidth(set: string): string {
  const steps = set.split(', ').map((step) => step.split(' '));
  const [address = ''] =
    steps.find(([, width = '']) => Number.parseInt(width, 10) >= PICTURE_WIDTH) ?? steps.at(-1) ?? [];
  return address;
}

/** What the address of a picture says without its width and format. */
export function pictureName(path: string): string {
  return path.replace(/(?:-\d+)?\.\w+$/, '');
}

/** The title of a document, as it is written there. */
export function titleOf(html: string): string {
  return /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
}

/** Whether the file at a path never changes: what it holds stands in its name. */
export function isLasting(path: string): boolean {
  return /^\/(?:assets|images)\//.test(path);
}

/** Whether the file at a path is data of pages. */
export function isData(path: string): boolean {
  return path.startsWith('/data/');
}

/** The path of a page as it is kept: without a slash at its end. */
export function pagePath(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}
