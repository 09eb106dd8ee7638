import type { StoryPicture } from '../../shared/page-data/about.ts';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import classes from './StoryPictures.module.css';

/** What the story tells of, each picture with what it shows. */
export function StoryPictures({ pictures }: { readonly pictures: readonly StoryPicture[] }) {
  return (
    <div className={classes.pictures}>
      {pictures.map(({ id, picture, caption }) => (
        <figure key={id}>
          <PictureImage picture={picture} className={classes.picture} sizes="(min-width: 44em) 50vw, 100vw" />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
