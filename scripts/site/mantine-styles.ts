import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const MODULE = /\/@mantine\/(core|notifications)\/esm\/(?:.*\/)?(\w+)\.module\.mjs$/;
const PROVIDER = /\/@mantine\/core\/esm\/(?:.*\/)?MantineProvider\.mjs$/;

/** What every page needs: the variables, the reset and the rules for the document itself. */
const BASE_SHEETS = ['default-css-variables', 'baseline', 'global'].map(
  (name) => `@mantine/core/styles/${name}.layer.css`,
);

const resolveFrom = createRequire(import.meta.url);

/**
 * Brings in the style sheet of each Mantine component that the bundle uses, and of no other: every
 * component has a module of class names, and beside it a style sheet in a cascade layer.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    transform(code, id) {
      const sheets = PROVIDER.test(id) ? BASE_SHEETS : sheetsOf(MODULE.exec(id));
      if (sheets.length === 0) return undefined;
      const imports = sheets.map((sheet) => `import ${JSON.stringify(sheet)};`);
      return { code: `${imports.join('\n')}\n${code}`, map: null };
    },
  };
}

function sheetsOf(match: RegExpExecArray | null): readonly string[] {
  const [, library, component] = match ?? [];
  return library && component ? [styleSheet(library, component)] : [];
}

/** Each component of the core has a sheet of its own; the notifications have one for all. */
function styleSheet(library: string, component: string): string {
  const core = `@mantine/core/styles/${component}.layer.css`;
  return library === 'core' && existsSync(resolveFrom.resolve(core))
    ? core
    : `@mantine/${library}/styles.layer.css`;
}
