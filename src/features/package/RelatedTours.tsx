import type { RelatedPackage } from '../../domain/page-data.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { Card } from '../../ui/Cards/Card.tsx';
import { Grid } from '../../ui/Section/Grid.tsx';
import { Section } from '../../ui/Section/Section.tsx';

/** Tours to look at next, each with why. */
export function RelatedTours({ tours }: { readonly tours: readonly RelatedPackage[] }) {
  const { package: texts, common } = useMessages();
  if (tours.length === 0) return null;
  return (
    <Section title={texts.related} tone="sand">
      <Grid>
        {tours.map(({ id, name, picture, href, reason, durationText, priceText, hasPrice }) => (
          <Card
            key={id}
            title={name}
            picture={picture}
            text={`${reason} · ${durationText}`}
            href={href}
            linkLabel={common.viewDetails}
            linkName={common.viewDetailsOf({ name })}
            price={priceText}
            priceUnit={hasPrice ? common.perPerson : undefined}
          />
        ))}
      </Grid>
    </Section>
  );
}
