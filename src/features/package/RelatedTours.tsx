import { groupPriceTexts } from '../../shared/group-price-texts.ts';
import type { RelatedPackage } from '../../shared/page-data/package.ts';
import { WIDEST_IN_CARDS } from '../../shared/picture-address.ts';
import { saveProps } from '../../shared/save-props.ts';
import { useSite } from '../../shared/site-context.tsx';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import { useGroupPrices } from '../../ui/prices/use-group-prices.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { LateSaveButton } from '../../ui/saved/LateSaveButton.tsx';
import { KeepNumbers } from '../../ui/text/KeepNumbers.tsx';
import classes from './RelatedTours.module.css';

/** Related tours, each with its reason. */
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
              <LateSaveButton {...saveProps(site, { href, name })} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
