import { Button, Container, Text, TextInput, Title } from '@mantine/core';
import { useId } from 'react';
import type { HomePage } from '../../shared/page-data/home.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { useSearchForm } from '../../shared/use-search-form.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { Fact, Facts, PictureCard } from '../../ui/Cards/PictureCard.tsx';
import { Rating } from '../../ui/Cards/Rating.tsx';
import { HydrationBoundary } from '../../ui/hydration/HydrationBoundary.tsx';
import { Icon, NamedIcon } from '../../ui/icons/Icon.tsx';
import { Newsletter } from '../../ui/Newsletter/Newsletter.tsx';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import { MapSection } from '../../ui/PlaceMap/PlaceMap.tsx';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { Grid } from '../../ui/Section/Grid.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Statistics } from '../../ui/Statistics/Statistics.tsx';
import { LazySaveButton } from '../../ui/saved/LazySaveButton.tsx';
import { Marked } from '../../ui/text/text.tsx';
import classes from './Home.module.css';

/** The home page. */
export function HomeScreen({ page }: { readonly page: HomePage }) {
  return (
    <>
      <Banner title={page.title} subtitle={page.subtitle} picture={page.hero} size="hero">
        <SearchForm />
      </Banner>
      {page.popular.length > 0 && <PopularPlaces page={page} />}
      <HydrationBoundary>
        {page.map && <MapSection map={page.map} />}
        {page.featured.length > 0 && <FeaturedTours page={page} />}
        {page.statistics.length > 0 && (
          <Section title={page.statisticsTitle} hideTitle>
            <Statistics statistics={page.statistics} />
          </Section>
        )}
        {page.testimonials.length > 0 && <Testimonials page={page} />}
        <CallToBook page={page} />
        <Questions questions={page.questions} />
        <Newsletter form={page.newsletter} />
      </HydrationBoundary>
    </>
  );
}

function PopularPlaces({ page }: { readonly page: HomePage }) {
  const { common } = useMessages();
  return (
    <Section title={page.popularTitle} intro={page.popularText}>
      <ul className={classes.places}>
        {page.popular.map(({ id, name, text, picture, href }) => (
          <li key={id} className={classes.place}>
            <PictureImage
              picture={picture}
              className={classes.picture}
              sizes="(min-width: 64em) 50vw, 100vw"
            />
            <div>
              <Title order={3}>{name}</Title>
              <Text>{text}</Text>
              <Button
                component="a"
                href={href}
                aria-label={`${common.explore} ${name}`}
                variant="white"
                rightSection={<Icon name="arrow-right" size={16} />}
                className={classes.explore}
              >
                {common.explore}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button
        component="a"
        href={page.viewAll.href}
        variant="outline"
        rightSection={<Icon name="arrow-right" size={16} />}
        className={classes.more}
      >
        {page.viewAll.label}
      </Button>
    </Section>
  );
}

/** The featured tours, without prices. */
function FeaturedTours({ page }: { readonly page: HomePage }) {
  return (
    <Section title={page.featuredTitle} intro={page.featuredText} tone="sand">
      <Grid>
        {page.featured.map((tour) => (
          <PictureCard
            key={tour.id}
            card={{ ...tour, name: tour.title, priceText: tour.price }}
            corner={tour.isTour && <LazySaveButton href={tour.href} name={tour.title} />}
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

export function Testimonials({ page }: { readonly page: HomePage }) {
  return (
    <Section title={page.testimonialsTitle}>
      <Grid kind="columns">
        {page.testimonials.map(({ id, name, location, text, ratingText }) => (
          <figure key={id} className={classes.review}>
            {ratingText !== undefined && <Rating text={ratingText} />}
            <Marked as="blockquote" value={text} />
            <figcaption>
              <b>
                <Marked value={name} />
              </b>
              <Marked value={location} />
            </figcaption>
          </figure>
        ))}
      </Grid>
      <Button component="a" href={page.moreReviews.href} variant="outline" className={classes.more}>
        {page.moreReviews.label}
      </Button>
    </Section>
  );
}

function CallToBook({ page }: { readonly page: HomePage }) {
  const messages = useMessages();
  const id = useId();
  return (
    <section className={classes.call} aria-labelledby={id}>
      <PictureImage picture={page.callPicture} className={classes.picture} sizes="100vw" />
      <Container>
        <Title order={2} id={id}>
          {page.callTitle}
        </Title>
        <Text size="xl">{page.callText}</Text>
        <ChatButton label={messages.common.bookNow} size="lg" />
      </Container>
    </section>
  );
}

/** The search at the top, which opens the destinations page. */
function SearchForm() {
  const texts = useMessages().search;
  return (
    <search>
      <form {...useSearchForm()} className={classes.search}>
        <TextInput
          type="search"
          name="query"
          aria-label={texts.label}
          placeholder={texts.homePlaceholder}
          leftSection={<Icon name="search" size={20} />}
          classNames={{ root: classes.field, input: classes.input }}
        />
        <Button type="submit">{texts.button}</Button>
      </form>
    </search>
  );
}
