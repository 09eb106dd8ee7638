import * as z from 'zod';
import { composed } from './composed.ts';
import { rule } from './rules.ts';

/** Letters of any script, but no capitals; digits; marks that belong to letters. */
const WORD = '[\\p{Ll}\\p{Lo}\\p{Lm}\\p{Nd}][\\p{Ll}\\p{Lo}\\p{Lm}\\p{Nd}\\p{M}]*';
/** The part between two slashes. */
const SEGMENT = `${WORD}(?:-${WORD})*`;

/** The address of a page in the default language, readable rather than percent-encoded. */
export const pathSchema = z
  .string()
  .regex(new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*)?$`, 'u'), rule('path'))
  .overwrite(composed)
  .meta({ description: 'Address of the page, without the language.', examples: ['/about'] });

/** The address of the pages of all packages. */
export const packagePathSchema = z
  .string()
  .regex(new RegExp(`^/(?:${SEGMENT}/)*\\{package\\}$`, 'u'), rule('package-path'))
  .overwrite(composed)
  .meta({
    description: 'Address of the pages of tours; {package} becomes the address part of the tour.',
    examples: ['/tours/{package}'],
  });

/** The last part of an address. */
export const slugSchema = z
  .string()
  .regex(new RegExp(`^${SEGMENT}$`, 'u'), rule('slug'))
  .overwrite(composed);
