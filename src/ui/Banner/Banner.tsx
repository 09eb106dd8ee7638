import type { ReactNode } from 'react';
import type { Picture } from '../../domain/page-data.ts';
import { Container } from '../Container/Container.tsx';
import { PictureImage } from '../Picture/PictureImage.tsx';
import classes from './Banner.module.css';

interface BannerProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly picture?: Picture;
  readonly size?: 'hero' | 'page' | 'low';
  /** Above the title. */
  readonly before?: ReactNode;
  /** Below the subtitle. */
  readonly children?: ReactNode;
}

/** The dark top of every page with its only h1; the transparent header lies over it. */
export function Banner({ title, subtitle, picture, size = 'page', before, children }: BannerProps) {
  return (
    <div className={classes.banner} data-size={size}>
      {picture && <PictureImage picture={picture} className={classes.picture} sizes="100vw" eager />}
      <Container className={classes.content}>
        {before}
        <h1 tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {subtitle !== undefined && <p className={classes.subtitle}>{subtitle}</p>}
        {children}
      </Container>
    </div>
  );
}
