import type { RelatedPackage } from '../../shared/page-data/package.ts';
import { WIDEST_IN_CARDS } from '../../shared/picture-address.ts';
import { useSite } from '../../shared/site-context.tsx';
import { groupPriceTexts, saveProps } from '../../shared/site-texts.ts';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import { useGroupPrices } from '../../ui/prices/use-group-prices.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { LazySaveButton } from '../../ui/saved/LazySaveButton.tsx';
import { KeepNumbers } from '../../ui/text/text.tsx';
import classes from './RelatedTours.module.css';

/** Tours to look at next, each with why. */
export function RelatedTours({ tours }: { readonly tours: readonly RelatedPackage[] }) {
  const site = useSite();
  const { shell, messages } = site;
  const { package: texts } = messages;
  const { priced } = useGroupPrices(shell.pricing, groupPriceTexts(messages));
  if (tours.length === 0) return null;
  return (
    <Section title={texts.related} tone="sand">
      <ul className={classes.tours}>
        {tours.map(priced).map(({ id, name, picture, href, reason, durationText, priceText, perText }) => (
          <li key={id}>
            <a href={href}>
              <PictureImage picture={{ ...picture, alt: '' }} sizes="auto, 24rem" widest={WIDEST_IN_CARDS} />
              <small>{reason}</small>
              <b>
                <KeepNumbers text={name} />
              </b>
              {[`${durationText} · ${priceText}`, perText].filter(Boolean).join(' ')}
            </a>
            <div className={classes.corner}>
              <LazySaveButton {...saveProps(site, { href, name })} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
