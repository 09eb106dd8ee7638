import { describe, expect, it } from 'vitest';
import { documentTitle } from '../../src/app/document-title.ts';

describe('the title of a document', () => {
  it('ends with the operator’s name', () => {
    expect(documentTitle('Walks', 'Lake Tours')).toBe('Walks | Lake Tours');
  });

  it('names the operator once', () => {
    expect(documentTitle('Lake Tours in spring', 'Lake Tours')).toBe('Lake Tours in spring');
  });

  it.each([
    [47, true],
    [48, false],
  ])('of %i letters has room for a name of ten: %s', (length, hasRoom) => {
    const title = 'x'.repeat(length);
    expect(documentTitle(title, 'Lake Tours')).toBe(hasRoom ? `${title} | Lake Tours` : title);
  });
});
