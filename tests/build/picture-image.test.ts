import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PICTURE_FALLBACK } from '../../src/app/inline-scripts.ts';
import type { Picture } from '../../src/shared/page-data/parts.ts';
import { PictureImage } from '../../src/ui/Picture/PictureImage.tsx';

function aPicture(overrides: Partial<Picture> = {}): Picture {
  return { src: '/images/reef.0a1b2c3d.jpg', width: 800, height: 500, alt: 'A reef', ...overrides };
}

function shown(picture: Picture): string {
  return renderToStaticMarkup(createElement(PictureImage, { picture, sizes: '100vw' }));
}

const REMOTE = 'https://pictures.example/reef.jpg';

describe('PictureImage', () => {
  it('offers a photograph in every format, the best first', () => {
    const types = [...shown(aPicture()).matchAll(/type="([^"]*)"/g)].map(([, type]) => type);
    expect(types).toEqual(['image/avif', 'image/webp']);
  });

  it('asks the other host for a picture that has an address there', () => {
    expect(shown(aPicture({ remote: REMOTE }))).toContain(`src="${REMOTE}"`);
  });
});

/** As much of a document as the script asks for. */
function aDocument(): { readonly fail: (target: unknown) => void; readonly run: () => void } {
  const listeners: ((event: { readonly target: unknown }) => void)[] = [];
  const document = {
    addEventListener: (type: string, listener: (typeof listeners)[number], isCapture: boolean) => {
      // Errors of pictures do not bubble.
      if (type === 'error' && isCapture) listeners.push(listener);
    },
  };
  return {
    run: () => runInNewContext(PICTURE_FALLBACK, { document }),
    fail: (target) => {
      for (const listener of listeners) listener({ target });
    },
  };
}

function anImage(local?: string) {
  const dataset: { local?: string } = local === undefined ? {} : { local };
  const image = { src: REMOTE, dataset, removeAttribute: () => delete dataset.local };
  return image;
}

describe('the fallback of pictures of other hosts', () => {
  it('puts the local picture in place of one that cannot be loaded', () => {
    const { run, fail } = aDocument();
    const image = anImage('/images/reef.jpg');
    run();
    fail(image);
    expect(image.src).toBe('/images/reef.jpg');
  });

  it('does so once, even if the local picture cannot be loaded either', () => {
    const { run, fail } = aDocument();
    const image = anImage('/images/reef.jpg');
    run();
    fail(image);
    image.src = 'after';
    fail(image);
    expect(image.src).toBe('after');
  });
});
