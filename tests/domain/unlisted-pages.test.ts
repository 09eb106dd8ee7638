import { describe, expect, it } from 'vitest';
import { isUnlisted } from '../../src/domain/unlisted-pages.ts';

describe('kinds of pages', () => {
  it.each(['compare', 'notFound'])('that depend on the visitor are not listed: %s', (kind) => {
    expect(isUnlisted(kind)).toBe(true);
  });

  it.each(['home', 'package', 'section', 'destination'])('that say the same to all are: %s', (kind) => {
    expect(isUnlisted(kind)).toBe(false);
  });
});
