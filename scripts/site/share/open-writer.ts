import { latinWriter, type Writer, type Writing } from './writer.ts';

const opened = new Map<string, Promise<Writer>>();

/**
 * What writes the texts of a page.
 *
 * @param writing none: the site's own typeface has all letters
 */
export function openWriter(writing: Writing | undefined): Promise<Writer> {
  if (!writing) return Promise.resolve(latinWriter);
  const key = JSON.stringify(writing);
  const known = opened.get(key) ?? open(writing);
  opened.set(key, known);
  return known;
}

/** The shaper takes a while to load, and most sites need none. */
async function open(writing: Writing): Promise<Writer> {
  const { shapedWriter } = await import('./shaped-writer.ts');
  return shapedWriter(writing);
}
