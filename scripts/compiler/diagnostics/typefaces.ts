import { type Diagnostic, error, type Location } from './diagnostic.ts';

export const typefaceNotInstalled = (at: Location, name: string): Diagnostic =>
  error('typeface.not-installed', at, ({ typefaces }) => typefaces.notInstalled(name));

/** A package whose files hold slices of a hundred letters each, as that of variable Japanese typefaces. */
export const slicedTypeface = (at: Location, name: string, whole: string): Diagnostic =>
  error('typeface.sliced', at, ({ typefaces }) => typefaces.sliced(name, whole));
