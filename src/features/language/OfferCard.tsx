import { Button, Group, Paper } from '@mantine/core';
import { dismissOffer } from '../../shared/language-choice.ts';
import type { LanguageInfo } from '../../shared/page-data/layout.ts';
import { useLanguageLinks } from './LanguageSwitcher.tsx';
import classes from './OfferCard.module.css';

interface OfferCardProps {
  readonly offered: LanguageInfo;
  readonly onDismiss: () => void;
}

/** Asks, in the offered language, whether to switch to it. */
export function OfferCard({ offered, onDismiss }: OfferCardProps) {
  const linkTo = useLanguageLinks();
  const { code, direction, offer } = offered;
  return (
    <Paper component="aside" lang={code} dir={direction} aria-label={offer.text} className={classes.offer}>
      <p className={classes.text}>{offer.text}</p>
      <Group gap="xs" className={classes.actions}>
        <Button component="a" {...linkTo(offered)} size="sm">
          {offer.accept}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            dismissOffer();
            onDismiss();
          }}
        >
          {offer.dismiss}
        </Button>
      </Group>
    </Paper>
  );
}
