import { createTheme } from '@mantine/core';
import { coral, dusk, lagoon, sand, sea } from './palette.ts';

const FONT = "'Plus Jakarta Sans', 'Plus Jakarta Sans Fallback', system-ui, sans-serif";

/**
 * Colours, type and shapes of the whole site. Read when building as well, so nothing here may import style sheets:
 * the looks of Mantine's parts stand beside it, in `components.ts`.
 */
export const theme = createTheme({
  colors: { sea, lagoon, dusk, coral, sand },
  primaryColor: 'sea',
  primaryShade: 7,
  fontFamily: FONT,
  headings: { fontFamily: FONT, fontWeight: '700', textWrap: 'balance' },
  defaultRadius: 'md',
  respectReducedMotion: true,
});
