import type { HomePage } from '../../shared/page-data/home.ts';
import { useSite } from '../../shared/site-context.tsx';
import { saveProps } from '../../shared/site-texts.ts';
import { Fact, Facts, PictureCard } from '../../ui/Cards/PictureCard.tsx';

import { NamedIcon } from '../../ui/icons/Icon.tsx';
import { Grid } from '../../ui/Section/Grid.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { LazySaveButton } from '../../ui/saved/LazySaveButton.tsx';

/** The featured tours, without prices. */
export function FeaturedTours({ page }: { readonly page: HomePage }) {
  const site = useSite();
  const { common } = site.messages;
  return (
    <Section title={page.featuredTitle} intro={page.featuredText} tone="sand">
      <Grid>
        {page.featured.map((tour) => (
          <PictureCard
            key={tour.id}
            title={tour.title}
            picture={tour.picture}
            href={tour.href}
            linkLabel={common.viewDetails}
            linkName={common.viewDetailsOf({ name: tour.title })}
            price={tour.price}
            corner={
              tour.isTour && <LazySaveButton {...saveProps(site, { href: tour.href, name: tour.title })} />
            }
            facts={
              <Facts>
                <Fact>
                  <NamedIcon name={tour.icon} size={16} />
                  {tour.location}
                </Fact>
                <Fact icon="clock">{tour.duration}</Fact>
                <Fact icon="users">{tour.groupSize}</Fact>
                <Fact icon="calendar-days">{tour.date}</Fact>
              </Facts>
            }
          />
        ))}
      </Grid>
    </Section>
  );
}
