import type { Picture, PreviewPicture } from '../../../../../src/domain/page-data/parts.ts';

export function light(alt: string): Picture {
  return { src: '/images/light.########.svg', width: 1600, height: 1200, alt };
}

export function dunes(alt: string): Picture {
  return { src: '/images/dunes.########.svg', width: 1800, height: 1200, alt, focus: '25% 62.5%' };
}

export function boat(alt: string): Picture {
  return {
    src: '/images/boat.########.svg',
    width: 1200,
    height: 1200,
    alt,
    remote: 'https://pictures.example/boat.jpg',
  };
}

export function preview(name: 'boat' | 'dunes' | 'light', alt: string): PreviewPicture {
  return { src: `/images/${name}.########-preview.jpg`, alt };
}
