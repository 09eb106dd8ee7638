import type { MantineThemeOverride } from '@mantine/core';
import { coral, dusk, lagoon, sand, sea } from './colours.ts';

/** Fallback fonts until the typeface has loaded, and for letters it lacks: see `fonts.css`. */
export const FALLBACK_FONTS = "'Plus Jakarta Sans Fallback', system-ui, sans-serif";

const FONT = `'Plus Jakarta Sans', ${FALLBACK_FONTS}`;

/** Titles of cards, and leads of texts. */
const TITLE = 'clamp(1.2rem, 0.5vw + 1.05rem, 1.4rem)';

/**
 * Colours, type and shapes of the whole site. The build reads it too, so it must import neither style sheets nor Mantine:
 * styles of components are in `components.ts`.
 */
export const theme: MantineThemeOverride = {
  colors: { sea, lagoon, dusk, coral, sand },
  primaryColor: 'sea',
  primaryShade: 7,
  fontFamily: FONT,
  // Seven text sizes in all: sm, md, lg, xl (as h4), h3, h2, h1.
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: TITLE },
  headings: {
    fontFamily: FONT,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2.2rem, 4.8vw + 0.9rem, 4.5rem)' },
      h2: { fontSize: 'clamp(1.75rem, 2.6vw + 0.9rem, 3rem)' },
      h3: { fontSize: 'clamp(1.4rem, 1.2vw + 1rem, 1.75rem)' },
      h4: { fontSize: TITLE },
      h5: { fontSize: '1.125rem' },
      h6: { fontSize: '1rem' },
    },
  },
  defaultRadius: 'md',
  respectReducedMotion: true,
  // global.css has the site's own outline.
  focusRing: 'never',
};
