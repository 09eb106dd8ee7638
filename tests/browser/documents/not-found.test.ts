import { describe, expect, inject, it } from 'vitest';
import { languageOf, realSite } from '../../helpers/real-site.ts';
import { attributeOf, parsedDocument, textOf } from '../helpers/documents.ts';
import { VISITS } from '../helpers/visits.ts';

const site = realSite();

describe.each(VISITS)('not found, $name', ({ language, prefix }) => {
  const { notFound } = languageOf(site, language);

  it.each(['/nowhere', '/paket/no-such-package', '/destinations/atlantis'])(
    '§2 Routes: %s says that there is no page, and where to go on',
    async (path) => {
      const response = await fetch(`${inject('sites').production}${prefix}${path}`);
      const document = parsedDocument(await response.text());
      expect(response.status).toBe(404);
      expect(textOf(document, 'h1')).toBe(notFound.title);
      for (const { href } of notFound.links) {
        expect(document.querySelectorAll(`main a[href="${href}"]`)).toHaveLength(1);
      }
      expect(attributeOf(document, 'meta[name="robots"]', 'content')).toContain('noindex');
    },
  );
});
