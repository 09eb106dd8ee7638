import { Container, Text, Title } from '@mantine/core';
import { type ReactNode, use, useDeferredValue, useState } from 'react';
import type { Picture } from '../../shared/page-data/parts.ts';
import { IsRenderedAtOnce } from '../../shared/site-context.tsx';
import { PictureImage } from '../Picture/PictureImage.tsx';
import { KeepNumbers } from '../text/text.tsx';
import classes from './Banner.module.css';

interface BannerProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly picture?: Picture;
  readonly size?: 'hero' | 'page' | 'low' | 'slim';
  /** Above the title. */
  readonly before?: ReactNode;
  /** Below the subtitle. */
  readonly children?: ReactNode;
}

/** The dark top of every page with its only h1, below the transparent header. */
export function Banner({ title, subtitle, picture, size = 'page', before, children }: BannerProps) {
  return (
    <div className={classes.banner} data-size={size}>
      {picture && <Scene picture={picture} />}
      <Container className={classes.content}>
        {before}
        <Title order={1} tabIndex={-1} className={classes.title}>
          <KeepNumbers text={title} />
        </Title>
        {subtitle !== undefined && (
          <Text size="xl" className={classes.subtitle}>
            {subtitle}
          </Text>
        )}
        {children}
      </Container>
    </div>
  );
}

/**
 * The picture, and its room. It takes longer to draw than all else on the screen: after a tap the page is there
 * first, and it fades in.
 */
function Scene({ picture }: { readonly picture: Picture }) {
  const isThere = useDeferredValue(true, use(IsRenderedAtOnce));
  const [isLate] = useState(!isThere);
  return (
    <div className={classes.scene} data-late={isLate || undefined}>
      {isThere && (
        <PictureImage picture={picture} className={classes.picture} sizes={bannerSizes(picture)} eager />
      )}
    </div>
  );
}

/** Height of a banner on a phone, and the most of a wide picture that is worth its weight there; in rem. */
const PHONE = { height: 20, widest: 33 } as const;

/** The picture covers the banner: on a narrow screen a wide one reaches beyond both edges. */
function bannerSizes({ width, height }: Picture): string {
  return `max(100vw, ${Math.min(PHONE.widest, Math.round((PHONE.height * width) / height))}rem)`;
}
