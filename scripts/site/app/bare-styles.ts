import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { shortClassNames } from './class-names.ts';

const STYLE_SHEET = /\.css$/;
const MARK = '\0bare-styles:';
const BARE = /^\0bare-styles:/;
/** Bundlers take what ends like a style sheet for one. */
const ENDING = '.js';

/**
 * For what makes documents of the published site, which has its style sheets from the bundle for browsers: of each, the names
 * of its classes and nothing else. Half of the time that bundling takes is for what is thrown away otherwise.
 */
export function bareStyles(): Plugin {
  const namesOf = shortClassNames();
  return {
    name: 'bare-styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: STYLE_SHEET },
      handler: (id, importer) =>
        MARK + (id.startsWith('.') && importer !== undefined ? join(dirname(importer), id) : id) + ENDING,
    },
    load: {
      filter: { id: BARE },
      handler(id) {
        const file = id.slice(MARK.length, -ENDING.length);
        if (!file.endsWith('.module.css')) return '';
        return `export default ${JSON.stringify(Object.fromEntries(namesOf(file)))};`;
      },
    },
  };
}
