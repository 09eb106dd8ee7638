import { type Selector, transform } from 'lightningcss';
import { FOLDED } from './class-names.ts';
import { STYLE_TARGETS } from './style-targets.ts';

/** The rules of a style sheet that are for what is folded away on phones, in their order. */
export function foldedStyles(style: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: new TextEncoder().encode(style),
    minify: true,
    targets: STYLE_TARGETS,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some(namesFolded) ? undefined : []),
        'font-face': () => [],
        keyframes: () => [],
        property: () => [],
      },
    },
  });
  return new TextDecoder().decode(code);
}

function namesFolded(selector: Selector): boolean {
  return selector.some((component) => component.type === 'class' && component.name.startsWith(FOLDED));
}
