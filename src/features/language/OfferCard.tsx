import { Button, Group, Paper } from '@mantine/core';
import type { LanguageInfo } from '../../domain/page-data/shell.ts';
import { dismissOffer, storeLanguage } from '../../i18n/language-choice.ts';
import { rememberScroll } from '../../i18n/remembered-scroll.ts';
import classes from './OfferCard.module.css';
import { useLanguageLinks } from './use-language-links.ts';

interface OfferCardProps {
  readonly offered: LanguageInfo;
  readonly onDismiss: () => void;
}

/** Asks, in the offered language, whether to go on in it. */
export function OfferCard({ offered, onDismiss }: OfferCardProps) {
  const hrefIn = useLanguageLinks();
  const { code, direction, offer } = offered;
  return (
    <Paper component="aside" lang={code} dir={direction} aria-label={offer.text} className={classes.offer}>
      <p className={classes.text}>{offer.text}</p>
      <Group gap="xs" wrap="nowrap" className={classes.actions}>
        <Button
          component="a"
          href={hrefIn(offered)}
          hrefLang={code}
          data-new-document
          size="sm"
          onClick={() => {
            storeLanguage(code);
            rememberScroll();
          }}
        >
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
