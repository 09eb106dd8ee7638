import type { HomePage } from '../../shared/page-data/home.ts';
import { useSite } from '../../shared/site-context.tsx';
import { newsletterSite } from '../../shared/site-texts.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { HydrationBoundary } from '../../ui/hydration/ClientOnly.tsx';
import { Newsletter } from '../../ui/Newsletter/Newsletter.tsx';
import { MapSection } from '../../ui/PlaceMap/PlaceMap.tsx';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Statistics } from '../../ui/Statistics/Statistics.tsx';
import { CallToBook } from './CallToBook.tsx';
import { FeaturedTours } from './FeaturedTours.tsx';
import { PopularPlaces } from './PopularPlaces.tsx';
import { SearchForm } from './SearchForm.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The home page. */
export function HomeScreen({ page }: { readonly page: HomePage }) {
  const site = useSite();
  return (
    <>
      <Banner title={page.title} subtitle={page.subtitle} picture={page.hero} size="hero">
        <SearchForm />
      </Banner>
      {page.popular.length > 0 && <PopularPlaces page={page} />}
      <HydrationBoundary>
        {page.map && <MapSection map={page.map} locale={site.language.locale} />}
        {page.featured.length > 0 && <FeaturedTours page={page} />}
        {page.statistics.length > 0 && (
          <Section title={page.statisticsTitle} hideTitle>
            <Statistics statistics={page.statistics} />
          </Section>
        )}
        {page.testimonials.length > 0 && <Testimonials page={page} />}
        <CallToBook page={page} />
        <Questions title={site.messages.questions.title} questions={page.questions} />
        <Newsletter form={page.newsletter} site={newsletterSite(site)} />
      </HydrationBoundary>
    </>
  );
}
