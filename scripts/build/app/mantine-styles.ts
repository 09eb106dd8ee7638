import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { THEME_VARIABLES } from './theme-variables.ts';

const MODULE = /\/@mantine\/(core|notifications)\/esm\/(?:.*\/)?(\w+)\.module\.mjs$/;
const PROVIDER = /\/@mantine\/core\/esm\/(?:.*\/)?MantineProvider\.mjs$/;

/** What every page needs: the theme's properties and the reset. */
const PROVIDER_SHEETS = [THEME_VARIABLES, '@mantine/core/styles/baseline.layer.css'];

/** What Mantine's components need beside their own. */
const GLOBAL_SHEET = '@mantine/core/styles/global.layer.css';

/** Module of the app that holds the provider, and what the development server gives it. */
const APP = /\/src\/app\/App\.tsx$/;
const ALL_SHEETS = [
  ...PROVIDER_SHEETS,
  '@mantine/core/styles.layer.css',
  '@mantine/notifications/styles.layer.css',
];

const resolveFrom = createRequire(import.meta.url);

/**
 * Brings in the style sheet of each Mantine component that the bundle uses, and of no other: every
 * component has a module of class names, and beside it a style sheet in a cascade layer. The development
 * server bundles packages ahead, where their modules cannot be told apart: it gets all sheets.
 */
export function mantineStyles(): Plugin {
  let serving = false;
  return {
    name: 'mantine-styles',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    transform(code, id) {
      const sheets = serving ? sheetsServed(id) : sheetsBundled(id);
      if (sheets.length === 0) return undefined;
      const imports = sheets.map((sheet) => `import ${JSON.stringify(sheet)};`);
      return { code: `${imports.join('\n')}\n${code}`, map: null };
    },
  };
}

function sheetsServed(id: string): readonly string[] {
  return APP.test(id) ? ALL_SHEETS : [];
}

function sheetsBundled(id: string): readonly string[] {
  return PROVIDER.test(id) ? PROVIDER_SHEETS : sheetsOf(MODULE.exec(id));
}

function sheetsOf(match: RegExpExecArray | null): readonly string[] {
  const [, library, component] = match ?? [];
  return library && component ? [GLOBAL_SHEET, styleSheet(library, component)] : [];
}

/** Each component of the core has a sheet of its own; the notifications have one for all. */
function styleSheet(library: string, component: string): string {
  const core = `@mantine/core/styles/${component}.layer.css`;
  return library === 'core' && existsSync(resolveFrom.resolve(core))
    ? core
    : `@mantine/${library}/styles.layer.css`;
}
