import type { Site } from '../../../schema/site.ts';

/** The other hosts that the site makes requests to; origins, such as `https://maps.example`. */
export interface AskedHosts {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  /** The targets of forms, `mailto:` included. */
  readonly forms: readonly string[];
  /** The hosts that count openings of the chat. */
  readonly told: readonly string[];
}

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
