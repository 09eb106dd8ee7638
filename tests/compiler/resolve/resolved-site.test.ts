import { describe, expect, it } from 'vitest';
import { hasRemotePictures, type ResolvedLanguage } from '../../../scripts/compiler/resolve/resolve-site.ts';
import { languageOf } from '../../helpers/first-operator.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { scriptSite } from '../../helpers/script-site.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const inItalian = (workspace: Workspace = secondOperator()): ResolvedLanguage =>
  languageOf(resolvedWorkspace(workspace), 'it');

describe('a resolved site', () => {
  it('has what no page has: addresses, languages, pictures and what it keeps', () => {
    const site = resolvedWorkspace(secondOperator());
    expect(site).toMatchObject({
      url: 'https://laghi-lenti.example',
      defaultLanguage: 'it',
      icon: { key: 'lake', width: 1600, height: 900 },
      chatClicks: 'https://clicks.laghi-lenti.example/chat',
      isKeptOffline: true,
      redirects: [
        { from: '/laghi/vecchio-traghetto', to: '/luoghi' },
        { from: '/tre-giorni', to: '/viaggi/isole-lente-3d' },
      ],
      formerLanguages: [],
    });
    expect(site.asked.frames).toEqual(['https://maps.example']);
    expect(site.images.map(({ key }) => key)).toEqual(['lake', 'island', 'summit', 'ferry']);
    expect(site.drawings.map(({ src }) => src)).toEqual([expect.stringMatching(/^\/images\/map\./)]);
    expect(site.languages.map(({ info }) => info)).toEqual([
      {
        code: 'it',
        locale: 'it-IT',
        name: 'Italiano',
        direction: 'ltr',
        prefix: '',
        isFallback: false,
        offer: {
          text: 'Questa pagina esiste anche in italiano.',
          accept: 'Leggi in italiano',
          dismiss: 'No, grazie',
        },
      },
      expect.objectContaining({ code: 'nl', prefix: '/nl', isFallback: true }),
    ]);
  });

  it('keeps no page for visitors where the operator wants none kept', () => {
    const workspace = secondOperator().set('site.json', ['offline'], false);
    expect(resolvedWorkspace(workspace).isKeptOffline).toBe(false);
  });

  it('knows whether pictures come from elsewhere', () => {
    const site = resolvedWorkspace(secondOperator());
    expect(hasRemotePictures(site)).toBe(false);
    const [image] = site.images;
    if (!image) throw new Error('There is no picture.');
    const remote = { ...image, remote: 'https://pictures.example/lake.jpg' };
    expect(hasRemotePictures({ ...site, images: [image, remote] })).toBe(true);
  });
});

describe('a resolved language', () => {
  it('says what is said without a connection', () => {
    expect(inItalian().offline).toEqual({
      notice: [
        'Connessione assente o debole: questa pagina e i suoi prezzi sono quelli di ',
        { value: 'date' },
        '.',
      ],
      retry: 'Riprova',
      title: 'Nessuna connessione',
      text: 'Questa pagina non è salvata sul dispositivo.',
      keptPages: 'Pagine che si aprono senza connessione',
    });
  });

  it('has a typeface only where the data name one', () => {
    expect('typeface' in inItalian()).toBe(false);
    const arabic = languageOf(resolvedWorkspace(scriptSite()), 'ar');
    expect(arabic.typeface?.name).toBe('@fontsource-variable/noto-sans-arabic');
  });

  it('tells which of its texts are missing, with what surrounds every page', () => {
    const workspace = secondOperator().unset('texts/it/interface.json', ['languageOffer', 'accept']);
    expect(inItalian(workspace).shell.missingTexts).toEqual(['interface.languageOffer.accept']);
    expect(inItalian().shell.missingTexts).toEqual([]);
  });

  it('makes a page ahead for who asks next, and anew for everyone after', () => {
    const [route] = inItalian().routes;
    const first = route?.resolve();
    expect(route?.resolve()).toEqual(first);
    expect(route?.resolve()).not.toBe(first);
    route?.prepare();
    const ready = route?.resolve();
    expect(ready).toEqual(first);
    expect(route?.resolve()).not.toBe(ready);
  });

  it('has a page for each of its routes, in their order', () => {
    const { routes, pages, notFound } = inItalian();
    expect(pages.map(({ kind, path }) => [kind, path])).toEqual(routes.map(({ kind, path }) => [kind, path]));
    expect(pages.length).toBeGreaterThan(10);
    expect(notFound.kind).toBe('notFound');
  });

  it('tells search engines of each page', () => {
    const { routes } = inItalian();
    for (const route of routes)
      expect(JSON.stringify(route.structuredData(route.resolve()))).toContain('@type');
  });

  it('is searched in the names of all languages', () => {
    const site = resolvedWorkspace(secondOperator());
    const wordsIn = (code: string) => {
      const [part] = languageOf(site, code).tourParts;
      expect(part?.total).toBe(5);
      return part?.tours.find(({ href }) => href.endsWith('/mottarone-mezza-giornata'))?.also.split(' ');
    };
    expect(wordsIn('it')).toContain('halve');
    expect(wordsIn('nl')).toContain('mezza');
  });
});
