import type { Picture } from '../../shared/page-data/parts.ts';
import { isPhotograph, PHOTOGRAPH_FORMATS, photographSet } from '../../shared/picture-address.ts';
import classes from './Picture.module.css';

interface PictureImageProps {
  readonly picture: Picture;
  readonly className?: string | undefined;
  /** Share of the window's width that it fills, as in the `sizes` attribute. */
  readonly sizes: string;
  /** The widest file that is worth offering, in pixels. */
  readonly widest?: number;
  /** Loaded at once and first; for the picture of the first view. */
  readonly eager?: boolean;
}

/**
 * A picture: a vector picture as it is, a photograph in modern formats and the width that fits. Its width and
 * height keep its place until it is there. A picture of another host gives way to the site's own when it
 * cannot be loaded, which the document sees to (`data-local`).
 */
export function PictureImage({
  picture,
  className,
  sizes,
  widest = Infinity,
  eager = false,
}: PictureImageProps) {
  const { src, width, height, alt, remote } = picture;
  const image = (
    <img
      src={remote ?? src}
      data-local={remote && src}
      // A script of the document may have put the local picture in its place before hydration.
      suppressHydrationWarning={remote !== undefined}
      width={width}
      height={height}
      alt={alt}
      className={className}
      style={picture.focus ? { objectPosition: picture.focus } : undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  if (remote !== undefined || !isPhotograph(src)) return image;
  return (
    <picture className={classes.picture}>
      {PHOTOGRAPH_FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={photographSet(src, width, format, widest)}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  );
}
