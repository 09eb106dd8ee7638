import { createHash } from 'node:crypto';
import type { ComponentType } from 'react';
import type { Plugin } from 'vite';
import { ICON_SHAPES } from '../../../schema/icon-shapes.ts';
import { INTERFACE_ICONS } from '../../../src/shared/interface-icons.ts';

const MODULE = 'virtual:icon-sprite';

interface Sprite {
  readonly file: string;
  readonly source: string;
}

/**
 * One file with all icons, those that data may name and those of the interface, to which pages refer: a plan shows
 * a hundred of them, and neither documents nor scripts have to carry their shapes.
 */
export function iconSprite(): Plugin {
  let sprite: Promise<Sprite> | undefined;
  const drawn = (): Promise<Sprite> => {
    sprite ??= drawSprite();
    return sprite;
  };
  return {
    name: 'icon-sprite',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { file } = await drawn();
      return `export const ICON_SPRITE = ${JSON.stringify(`/${file}`)};`;
    },
    async generateBundle() {
      const { file, source } = await drawn();
      this.emitFile({ type: 'asset', fileName: file, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void drawn().then(({ file, source }) => {
          if (request.url !== `/${file}`) return next();
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(source);
        });
      });
    },
  };
}

async function drawSprite(): Promise<Sprite> {
  // Loaded here: only builds need the icons.
  const [{ createElement }, { renderToStaticMarkup }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
  ]);
  const symbols = await Promise.all(
    [...Object.entries(ICON_SHAPES), ...INTERFACE_ICONS.map((name) => [name, name] as const)].map(
      async ([name, shape]) => {
        const markup = renderToStaticMarkup(createElement(await loadIcon(shape)));
        return `<symbol id="${name}" viewBox="0 0 24 24">${markup}</symbol>`;
      },
    ),
  );
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { file: `assets/icons-${hash}.svg`, source };
}

/** One icon's own module: the package as a whole is thousands. */
async function loadIcon(shape: string): Promise<ComponentType> {
  const module = (await import(`lucide-react/icons/${shape}`)) as { readonly default: ComponentType };
  return module.default;
}
