import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pixelSize } from '../../../scripts/compiler/parse/pixel-size.ts';

/** A photograph of 4 × 3 pixels that a camera held in this way has taken. */
function photograph(orientation: number): Promise<Buffer> {
  const picture = { create: { width: 4, height: 3, channels: 3, background: 'teal' } } as const;
  return sharp(picture).withMetadata({ orientation }).jpeg().toBuffer();
}

/** The head of a picture that says that it has this size. */
function gif(width: number, height: number): Uint8Array {
  return Uint8Array.from([...Buffer.from('GIF89a'), width, 0, height, 0, 0, 0, 0]);
}

describe('the size of a picture', () => {
  it.each([
    [1, 4, 3],
    [4, 4, 3],
    [5, 3, 4],
    [8, 3, 4],
  ])('with orientation %i is %i × %i: as it is shown', async (orientation, width, height) => {
    expect(pixelSize(await photograph(orientation))).toEqual({ width, height, kind: 'jpg' });
  });

  it('comes with its kind', () => {
    expect(pixelSize(gif(7, 5))).toEqual({ width: 7, height: 5, kind: 'gif' });
  });

  it.each([
    ['has no width', gif(0, 5)],
    ['has no height', gif(7, 0)],
    ['is no picture', Buffer.from('a letter')],
  ])('is unknown where it %s', (_why, bytes) => {
    expect(pixelSize(bytes)).toBeUndefined();
  });
});
