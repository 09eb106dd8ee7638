import type { ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import type { IconRecipe, SitePicture } from './recipe.ts';

/** Address of the web app manifest. */
export const MANIFEST_ADDRESS = '/site.webmanifest';

/** The theme's colours that browsers show outside of pages. */
export interface BrowserColors {
  /** What pages stand on, by the system's setting. */
  readonly ground: { readonly light: string; readonly dark: string };
  /** What the icon stands on where it fills its tile. */
  readonly deep: string;
}

/** Home screens cut away up to a fifth on each side of a maskable icon, and round an iPhone's corners. */
const MASKABLE_INSET = 0.14;

/** The icons that browsers and home screens ask for, made from the site's own. */
export function siteIcons({ icon }: ResolvedSite, { deep }: BrowserColors): readonly SitePicture[] {
  const { source, width, height } = icon;
  const transparent = { kind: 'icon', format: 'png', inset: 0 } as const;
  const filled = { ...transparent, inset: MASKABLE_INSET, background: deep } as const;
  const recipes: Readonly<Record<string, IconRecipe>> = {
    '/favicon.ico': { ...transparent, size: 32, format: 'ico' },
    '/apple-touch-icon.png': { ...filled, size: 180 },
    '/icon-192.png': { ...transparent, size: 192 },
    '/icon-512.png': { ...transparent, size: 512 },
    '/icon-maskable-512.png': { ...filled, size: 512 },
  };
  return Object.entries(recipes).map(([address, recipe]) => ({ address, source, width, height, recipe }));
}

/** The links to the icons and the browser's own colours, for the head of every page. */
export function siteLinks({ icon }: ResolvedSite, { ground }: BrowserColors): readonly string[] {
  const schemes = ['light', 'dark'] as const;
  return [
    ...schemes.map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${ground[scheme]}">`,
    ),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="icon" href="${icon.src}"${icon.src.endsWith('.svg') ? ' type="image/svg+xml"' : ''}>`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${MANIFEST_ADDRESS}">`,
  ];
}

/** What a phone needs to know to put the site on its home screen. */
export function webManifest(site: ResolvedSite, { ground, deep }: BrowserColors): string {
  const language = site.languages.find(({ info }) => info.code === site.defaultLanguage);
  const icon = (name: string, size: number) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const manifest = {
    name: language?.shell.brand,
    short_name: language?.shell.brand,
    lang: language?.info.locale,
    dir: language?.info.direction,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: deep,
    background_color: ground.light,
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
