import { Anchor, Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InterfaceIcon } from '../../shared/interface-icons.ts';
import type { PackageCard } from '../../shared/page-data/cards.ts';
import { WIDEST_IN_CARDS } from '../../shared/picture-address.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { Icon } from '../icons/Icon.tsx';
import { PictureImage } from '../Picture/PictureImage.tsx';
import { Marked } from '../text/text.tsx';
import classes from './PictureCard.module.css';
import whole from './WholeLink.module.css';

interface PictureCardProps {
  readonly card: Pick<PackageCard, 'href' | 'language' | 'name' | 'picture' | 'priceText'>;
  readonly text?: string;
  /** Between name and text. */
  readonly facts: ReactNode;
  /** In small letters beside the price, such as "per person". */
  readonly priceUnit?: string | undefined;
  /** On the corner of the picture. */
  readonly corner?: ReactNode;
  /** On phones the picture is small, beside the title. */
  readonly isCompact?: boolean;
}

/** A picture, a name, a few facts and one link that covers the whole card. */
export function PictureCard({
  card: { name, picture, language, href, priceText },
  text,
  facts,
  priceUnit,
  corner,
  isCompact = false,
}: PictureCardProps) {
  const texts = useMessages().common;
  return (
    <Card component="article" className={`${classes.card} ${whole.area}`} data-compact={isCompact}>
      <Card.Section className={classes.frame}>
        <PictureImage
          picture={picture}
          className={classes.picture}
          sizes="auto, (min-width: 48em) 24rem, 100vw"
          widest={WIDEST_IN_CARDS}
        />
      </Card.Section>
      <div className={classes.body}>
        <Title order={3} size="h4">
          <Marked value={{ text: name, language }} />
        </Title>
        {facts}
        {text !== undefined && (
          <Text>
            <Marked value={{ text, language }} />
          </Text>
        )}
        <div className={classes.foot}>
          <span className={classes.price} translate="no">
            {priceText} {priceUnit !== undefined && <small>{priceUnit}</small>}
          </span>
          <Anchor
            href={href}
            aria-label={texts.viewDetailsOf({ name })}
            className={`${classes.link} ${whole.link}`}
          >
            {texts.viewDetails}
            <Icon name="arrow-right" size={16} />
          </Anchor>
        </div>
      </div>
      {corner && <div className={classes.corner}>{corner}</div>}
    </Card>
  );
}

/** The short facts of a card in a row. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.facts}>{children}</ul>;
}

interface FactProps {
  readonly icon?: InterfaceIcon;
  readonly children: ReactNode;
}

/** A fact, with an icon before it. */
export function Fact({ icon, children }: FactProps) {
  return (
    <li>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </li>
  );
}
