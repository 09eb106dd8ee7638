import type { GeneratedFile } from '../../compiler/emit/generated-file.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { LICENSES_FILE } from '../licenses.ts';
import type { IconRecipe, SitePicture } from './site-pictures.ts';

/** The theme's colours that browsers show outside of pages. */
export interface BrowserColors {
  /** Background of pages, by the system's setting. */
  readonly ground: { readonly light: string; readonly dark: string };
  /** Background of an icon that fills its tile. */
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

/** The links to icons, manifest and licences, and the browser's own colours, for the head of every page of a language. */
export function siteLinks(
  { icon }: ResolvedSite,
  language: ResolvedLanguage,
  { ground }: BrowserColors,
): readonly string[] {
  const schemes = ['light', 'dark'] as const;
  return [
    ...schemes.map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${ground[scheme]}">`,
    ),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="icon" href="${icon.src}"${icon.src.endsWith('.svg') ? ' type="image/svg+xml"' : ''}>`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestAddress(language)}">`,
    `<link rel="license" href="/${LICENSES_FILE}">`,
  ];
}

/** Address of the web app manifest of a language. */
function manifestAddress({ info }: ResolvedLanguage): string {
  return `${info.prefix}/site.webmanifest`;
}

/** Web app manifests, with which phones put the site on their home screen, one per language. */
export function webManifests(
  { languages }: ResolvedSite,
  { ground, deep }: BrowserColors,
): readonly GeneratedFile[] {
  return languages.map((language) => {
    const { info, layout } = language;
    const manifest = {
      id: layout.homeHref,
      name: layout.brand,
      short_name: layout.brand,
      lang: info.locale,
      dir: info.direction,
      start_url: layout.homeHref,
      scope: '/',
      display: 'minimal-ui',
      theme_color: deep,
      background_color: ground.light,
      icons: [
        manifestIcon('icon-192', 192),
        manifestIcon('icon-512', 512),
        { ...manifestIcon('icon-maskable-512', 512), purpose: 'maskable' },
      ],
    };
    return { path: manifestAddress(language).slice(1), content: `${JSON.stringify(manifest, null, 2)}\n` };
  });
}

function manifestIcon(name: string, size: number) {
  return { src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png' };
}
