import type { Picture, PreviewPicture } from '../../../../../src/domain/page-data/parts.ts';

type Name = 'hill' | 'lodge' | 'plain';

export function picture(name: Name, alt: string): Picture {
  return { src: `/images/${name}.########.svg`, width: 1600, height: 1200, alt };
}

export function preview(name: Name, alt: string): PreviewPicture {
  return { src: `/images/${name}.########-preview.jpg`, alt };
}
