import { describe, expect, inject, it } from 'vitest';
import { firstOperatorSite } from '../../helpers/first-operator.ts';
import { attributeOf, parsedDocument, textOf } from '../helpers/documents.ts';

const site = firstOperatorSite();

describe.each(site.languages)('not found, $info.code', ({ info, notFound }) => {
  it.each(['/nowhere', '/paket/no-such-package', '/destinations/atlantis', '/ABOUT'])(
    '§2 Routes: %s says that there is no page, and where to go on',
    async (path) => {
      const response = await fetch(`${inject('sites').production}${info.prefix}${path}`);
      const document = parsedDocument(await response.text());
      expect(response.status).toBe(404);
      expect(attributeOf(document, 'html', 'lang')).toBe(info.code);
      expect(textOf(document, 'h1')).toBe(notFound.title);
      for (const { href } of notFound.links) {
        expect(document.querySelectorAll(`main a[href="${href}"]`)).toHaveLength(1);
      }
      expect(attributeOf(document, 'meta[name="robots"]', 'content')).toContain('noindex');
    },
  );
});
