import type { GeneratedFile } from '../../compiler/emit/generated-file.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import type { BrowserColors } from './site-icons.ts';

/** Address of the web app manifest of a language. */
export function manifestAddress({ info }: ResolvedLanguage): string {
  return `${info.prefix}/site.webmanifest`;
}

/** What a phone needs to know to put the site on its home screen, in each language. */
export function webManifests(
  { languages }: ResolvedSite,
  { ground, deep }: BrowserColors,
): readonly GeneratedFile[] {
  return languages.map((language) => {
    const { info, shell } = language;
    const manifest = {
      id: shell.homeHref,
      name: shell.brand,
      short_name: shell.brand,
      lang: info.locale,
      dir: info.direction,
      start_url: shell.homeHref,
      scope: '/',
      display: 'minimal-ui',
      theme_color: deep,
      background_color: ground.light,
      icons: [
        icon('icon-192', 192),
        icon('icon-512', 512),
        { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
      ],
    };
    return { path: manifestAddress(language).slice(1), content: `${JSON.stringify(manifest, null, 2)}\n` };
  });
}

function icon(name: string, size: number) {
  return { src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png' };
}
