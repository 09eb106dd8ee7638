import type { Site } from '../../../schema/site.ts';

/** Where else than on its own host the site asks for something; origins, as in `https://maps.example`. */
export interface AskedHosts {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  /** Where forms go; `mailto:` among them. */
  readonly forms: readonly string[];
  /** Who is told something while the page stays: of the chat's openings. */
  readonly told: readonly string[];
}

/** The hosts that the data names. */
export function askedHosts({ imageHosts, office, contactForm, newsletter, chatClicks }: Site): AskedHosts {
  return {
    images: imageHosts.map((host) => `https://${host}`),
    frames: [new URL(office.embedUrl).origin],
    forms: [...new Set([contactForm, newsletter].flatMap(formHosts))],
    told: chatClicks === undefined ? [] : [new URL(chatClicks).origin],
  };
}

function formHosts(target: Site['contactForm']): readonly string[] {
  switch (target.to) {
    case 'endpoint':
      return [new URL(target.url).origin];
    case 'email':
      return ['mailto:'];
    default:
      return [];
  }
}
