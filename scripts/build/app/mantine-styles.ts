import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Mantine from '@mantine/core';
import type { ConvertCSSVariablesInput } from '@mantine/core';
import type { Plugin } from 'vite';
import { cssVariables } from '../../../src/app/theme/colours.ts';
import { theme as override } from '../../../src/app/theme/theme.ts';
import { projectFolder } from '../../project/folders.ts';

const MODULE = /\/@mantine\/(core|notifications)\/esm\/(?:.*\/)?(\w+)\.module\.mjs$/;
const PROVIDER = /\/@mantine\/core\/esm\/(?:.*\/)?MantineProvider\.mjs$/;

/** The custom properties that style sheets use. */
const THEME_VARIABLES = 'virtual:theme-variables.css';

/** For every page: the theme's properties and the reset. */
const PROVIDER_SHEETS = [THEME_VARIABLES, '@mantine/core/styles/baseline.layer.css'];

/** Shared by Mantine's components. */
const GLOBAL_SHEET = '@mantine/core/styles/global.layer.css';

/** The app's module with the provider: gets all sheets from the development server. */
const APP = /\/src\/app\/App\.tsx$/;
const MANTINE_SHEETS = ['@mantine/core/styles.layer.css', '@mantine/notifications/styles.layer.css'];
const ALL_SHEETS = [...PROVIDER_SHEETS, ...MANTINE_SHEETS];

const require = createRequire(import.meta.url);

// Its CommonJS form: the ES modules, hundreds of them, take three times as long to load.
const { DEFAULT_THEME, deepMerge, defaultCssVariablesResolver, mergeMantineTheme } =
  require('@mantine/core') as typeof Mantine;

/**
 * Imports the style sheet of each Mantine component in the bundle, and of no other: every component has a module of
 * class names and a style sheet in a cascade layer. The development server bundles packages ahead and gets all sheets.
 */
export function mantineStyles(): Plugin {
  let serving = false;
  return {
    name: 'mantine-styles',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    transform(code, id) {
      const sheets = serving ? servedSheets(id) : bundledSheets(id);
      if (sheets.length === 0) return undefined;
      const imports = sheets.map((sheet) => `import ${JSON.stringify(sheet)};`);
      return { code: `${imports.join('\n')}\n${code}`, map: null };
    },
  };
}

function servedSheets(id: string): readonly string[] {
  return APP.test(id) ? ALL_SHEETS : [];
}

function bundledSheets(id: string): readonly string[] {
  return PROVIDER.test(id) ? PROVIDER_SHEETS : componentSheets(MODULE.exec(id));
}

function componentSheets(match: RegExpExecArray | null): readonly string[] {
  const [, library, component] = match ?? [];
  return library && component ? [GLOBAL_SHEET, styleSheet(library, component)] : [];
}

/** Each component of the core has a sheet of its own; the notifications have one for all. */
function styleSheet(library: string, component: string): string {
  const core = `@mantine/core/styles/${component}.layer.css`;
  return library === 'core' && existsSync(require.resolve(core))
    ? core
    : `@mantine/${library}/styles.layer.css`;
}

/** Colours that notices are given by name: scripts write them into elements. */
const NAMED_BY_SCRIPTS = /^--mantine-color-(?:red|lagoon)-/;

const REFERENCE = /var\(\s*(--[\w-]+)/g;

/**
 * The theme's custom properties as style sheets, light and dark by the system's setting, so that neither
 * needs a script: of the hundreds that Mantine knows, those that its components and the pages use.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === THEME_VARIABLES ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${THEME_VARIABLES}`) return undefined;
      const variables = allVariables();
      const used = usedVariables(variables, allSheets());
      return variablesSheet(
        pickVariables(variables, (name) => used.has(name) || NAMED_BY_SCRIPTS.test(name)),
      );
    },
  };
}

/** All CSS variables of the theme. */
function allVariables(): ConvertCSSVariablesInput {
  const theme = mergeMantineTheme(DEFAULT_THEME, override);
  const scheme = (name: string) => ({ '--mantine-color-scheme': name });
  return deepMerge(deepMerge(defaultCssVariablesResolver(theme), cssVariables(theme)), {
    variables: {},
    light: scheme('light'),
    dark: scheme('dark'),
  });
}

function allSheets(): readonly string[] {
  const source = join(projectFolder, 'src');
  const own = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(source, file));
  const mantine = MANTINE_SHEETS.map((sheet) => require.resolve(sheet));
  return [...own, ...mantine].map((file) => readFileSync(file, 'utf8'));
}

/** The names that style sheets refer to, and those that their values refer to in turn. */
function usedVariables(all: ConvertCSSVariablesInput, sheets: readonly string[]): ReadonlySet<string> {
  const used = new Set<string>();
  const pending = [...sheets];
  const schemes = [all.variables, all.light, all.dark].map((values) => new Map(Object.entries(values)));
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    for (const [, name] of text.matchAll(REFERENCE)) {
      if (name === undefined || used.has(name)) continue;
      used.add(name);
      pending.push(...schemes.flatMap((values) => values.get(name) ?? []));
    }
  }
  return used;
}

function pickVariables(
  all: ConvertCSSVariablesInput,
  wanted: (name: string) => boolean,
): ConvertCSSVariablesInput {
  const pickWanted = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)));
  return { variables: pickWanted(all.variables), light: pickWanted(all.light), dark: pickWanted(all.dark) };
}

/** From the weakest to the strongest; unlayered rules win over all. */
const LAYERS = '@layer mantine, base, theme;\n';

/** A style sheet with the properties; paper is always light. */
function variablesSheet({ variables, light, dark }: ConvertCSSVariablesInput): string {
  const block = (values: Record<string, string>) =>
    `:root {\n${Object.entries(values)
      .map(([name, value]) => `  ${name}: ${value};\n`)
      .join('')}}\n`;
  return `${LAYERS}${block({ ...variables, ...light })}@media screen and (prefers-color-scheme: dark) {\n${block(dark)}}\n`;
}
