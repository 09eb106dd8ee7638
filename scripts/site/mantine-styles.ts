import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const MODULE = /\/@mantine\/(core|notifications)\/esm\/(?:.*\/)?(\w+)\.module\.mjs$/;
const resolveFrom = createRequire(import.meta.url);

/**
 * Brings in the style sheet of each Mantine component that the bundle uses, and of no other: every
 * component has a module of class names, and beside it a style sheet in a cascade layer.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    transform(code, id) {
      const [, library, component] = MODULE.exec(id) ?? [];
      if (!library || !component) return undefined;
      return { code: `import ${JSON.stringify(styleSheet(library, component))};\n${code}`, map: null };
    },
  };
}

/** Each component of the core has a sheet of its own; the notifications have one for all. */
function styleSheet(library: string, component: string): string {
  const core = `@mantine/core/styles/${component}.layer.css`;
  return library === 'core' && existsSync(resolveFrom.resolve(core))
    ? core
    : `@mantine/${library}/styles.layer.css`;
}
