import { describe, expect, it } from 'vitest';
import { drawingAddress } from '../../../scripts/site/images/inline-icon.ts';

describe('drawingAddress', () => {
  it('is all of a drawing, without what stands between its elements', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg">\n  <path fill="#fff" d="M0 0h9"/>\n</svg>\n';
    expect(drawingAddress(drawing)).toBe(
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><path fill='%23fff' d='M0 0h9'/></svg>",
    );
  });

  it('keeps quotes as they are where both kinds are used', () => {
    expect(drawingAddress(`<svg a="it's 5%"\nb=""/>`)).toBe(`data:image/svg+xml,<svg a="it's 5%25"%0Ab=""/>`);
  });
});
