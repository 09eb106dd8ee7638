/** A style sheet in two parts. */
export interface SplitStyles {
  /** What every visitor needs at once. */
  readonly base: string;
  /** What only some need; follows the base. Empty if there is nothing. */
  readonly conditional: string;
  /** When the second part holds, as a media query. */
  readonly media: string;
}

/** What a phone does not need for its first view: a pointer, wide windows, no scripts, wishes of some visitors. */
const SOME_VISITORS = [
  /^\(hover:hover\)$/,
  /^\(width>=[^)]*\)$/,
  /^\(scripting:none\)$/,
  /^\(prefers-reduced-motion:reduce\)$/,
  /^\(forced-colors:active\)$/,
] as const;

/**
 * Takes the rules that only some visitors need out of a minified style sheet: as a sheet of its own, it does
 * not keep the others waiting. Later kinds of visitors override earlier ones, as in the sheets themselves.
 */
export function splitStyles(style: string): SplitStyles {
  const found = SOME_VISITORS.map((): { query: string; block: string }[] => []);
  let base = '';
  for (const block of topLevelBlocks(style)) {
    const query = /^@media ([^{]*)\{/.exec(block)?.[1]?.trim() ?? '';
    const kind = SOME_VISITORS.findIndex((pattern) => pattern.test(query));
    if (kind < 0) base += block;
    else found[kind]?.push({ query, block });
  }
  const sorted = found.map((blocks) =>
    blocks.toSorted((left, right) => widthOf(left.query) - widthOf(right.query)),
  );
  return {
    base,
    conditional: sorted.flatMap((blocks) => blocks.map(({ block }) => block)).join(''),
    // Of several widths the smallest says it all.
    media: sorted.flatMap(([first]) => first?.query ?? []).join(','),
  };
}

function widthOf(query: string): number {
  return Number.parseFloat(/[\d.]+/.exec(query)?.[0] ?? '0');
}

/** Rules and at-rules one after another; strings of minified sheets hold no braces. */
function topLevelBlocks(style: string): readonly string[] {
  const blocks: string[] = [];
  let start = 0;
  let depth = 0;
  for (let index = 0; index < style.length; index += 1) {
    if (style[index] === '{') depth += 1;
    if (style[index] === '}') depth -= 1;
    if (depth > 0 || (style[index] !== '}' && style[index] !== ';')) continue;
    blocks.push(style.slice(start, index + 1).trim());
    start = index + 1;
  }
  return [...blocks, style.slice(start).trim()].filter((block) => block !== '');
}
