import type { Picture } from '../../domain/page-data.ts';

interface PictureImageProps {
  readonly picture: Picture;
  readonly className?: string | undefined;
  /** Share of the window's width that it fills, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** Loaded at once and first; for the picture of the first view. */
  readonly eager?: boolean;
}

/** A picture of the site's own; its width and height keep its place until it is there. */
export function PictureImage({ picture, className, sizes, eager = false }: PictureImageProps) {
  return (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      sizes={sizes}
      className={className}
      style={picture.focus ? { objectPosition: picture.focus } : undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
