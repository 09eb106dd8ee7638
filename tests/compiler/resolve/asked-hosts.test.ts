import { describe, expect, it } from 'vitest';
import type { Site } from '../../../schema/site.ts';
import { askedHosts } from '../../../scripts/compiler/resolve/asked-hosts.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const endpoint = (url: string): Site['contactForm'] => ({
  to: 'endpoint',
  url,
  fields: {},
  honeypot: '',
});

/** What of the second operator's site is given otherwise. */
function hostsWith(own: Partial<Site>) {
  return askedHosts({ imageHosts: [], ...Object(secondOperator().json('site.json')), ...own });
}

describe('hosts that a site asks', () => {
  it('are those of its map, its forms and its count of chats, each once', () => {
    expect(hostsWith({})).toEqual({
      images: [],
      frames: ['https://maps.example'],
      forms: ['https://forms.example'],
      told: ['https://clicks.laghi-lenti.example'],
    });
  });

  it('are those of its pictures', () => {
    expect(hostsWith({ imageHosts: ['pictures.example', 'cdn.example'] }).images).toEqual([
      'https://pictures.example',
      'https://cdn.example',
    ]);
  });

  it('are nobody’s where chats are not counted', () => {
    expect(hostsWith({ chatClicks: undefined }).told).toEqual([]);
  });

  it('are those of each form, in their order', () => {
    const contactForm = endpoint('https://one.example:8443/form');
    expect(hostsWith({ contactForm, newsletter: endpoint('https://two.example/') }).forms).toEqual([
      'https://one.example:8443',
      'https://two.example',
    ]);
  });

  it('are none for a form that stays in the browser, and the visitor’s own mail for one that is mailed', () => {
    expect(hostsWith({ contactForm: { to: 'email' }, newsletter: { to: 'local' } }).forms).toEqual([
      'mailto:',
    ]);
  });
});
