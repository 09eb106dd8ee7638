import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import type { Picture } from '../../domain/page-data/parts.ts';
import { WIDEST_IN_CARDS } from '../../domain/picture-address.ts';
import { PictureImage } from '../Picture/PictureImage.tsx';
import classes from './Card.module.css';

interface CardProps {
  readonly title: string;
  readonly picture: Picture;
  readonly text?: string;
  readonly href: string;
  /** What the link says, and the same with the card's name for screen readers. */
  readonly linkLabel: string;
  readonly linkName: string;
  /** Between title and text. */
  readonly facts?: ReactNode;
  /** Beside the link, and in small letters what it is for. */
  readonly price?: string;
  readonly priceUnit?: string | undefined;
}

/** A picture, a title, a few facts and one link, which the whole card follows. */
export function Card({
  title,
  picture,
  text,
  href,
  linkLabel,
  linkName,
  facts,
  price,
  priceUnit,
}: CardProps) {
  return (
    <article className={classes.card}>
      <div className={classes.frame}>
        <PictureImage
          picture={picture}
          className={classes.picture}
          sizes="auto, (min-width: 48em) 24rem, 100vw"
          widest={WIDEST_IN_CARDS}
        />
      </div>
      <div className={classes.body}>
        <h3 data-step="4">{title}</h3>
        {facts}
        {text !== undefined && <p>{text}</p>}
        <div className={classes.foot}>
          {price !== undefined && (
            <span className={classes.price}>
              {price} {priceUnit !== undefined && <small>{priceUnit}</small>}
            </span>
          )}
          <a href={href} aria-label={linkName} className={classes.link}>
            {linkLabel}
            <ArrowRight aria-hidden size={16} />
          </a>
        </div>
      </div>
    </article>
  );
}
