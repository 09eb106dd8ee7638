import type { Targets } from 'lightningcss';

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);

/**
 * The oldest browsers that styles are written for, as Vite has them. Without them the parser folds properties into
 * shorthands that no browser reads, such as a timeline into `animation`.
 */
export const STYLE_TARGETS: Targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(114),
  safari: version(16, 4),
};
