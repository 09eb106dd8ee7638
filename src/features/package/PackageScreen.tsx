import { Container, Title } from '@mantine/core';
import { lazy } from 'react';
import type { TourFact } from '../../shared/page-data/facts.ts';
import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import { useMessages, useSite } from '../../shared/site-context.tsx';
import { saveProps } from '../../shared/site-texts.ts';
import { usePageChat } from '../../shared/use-chat.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ClientOnly, HydrationBoundary } from '../../ui/hydration/ClientOnly.tsx';

import { Practical } from '../../ui/Practical/Practical.tsx';
import { LazySaveButton } from '../../ui/saved/LazySaveButton.tsx';
import { CheckList } from '../../ui/text/CheckList.tsx';
import { Paragraphs } from '../../ui/text/text.tsx';
import { BookingCard } from './BookingCard.tsx';
import { bookingChat } from './booking-chat.ts';
import { PackageQuestions } from './PackageQuestions.tsx';
import classes from './PackageScreen.module.css';
import { Pair, Part } from './Part.tsx';
import { PrintedTrip } from './PrintedTrip.tsx';
import { RelatedTours } from './RelatedTours.tsx';
import { ShownPrice } from './ShownPrice.tsx';
import { useTrip } from './use-trip.ts';
import { Variants } from './Variants.tsx';

/** The page of a package. */
export function PackageScreen({ page }: { readonly page: PackagePage }) {
  const [first] = page.variants;
  return first && <PackageContent page={page} first={first} />;
}

/** The bar repeats what the card says. */
const BookingBar = lazy(async () => ({ default: (await import('./BookingBar.tsx')).BookingBar }));

interface PackageContentProps {
  readonly page: PackagePage;
  /** What is shown until another option is chosen. */
  readonly first: PackageVariant;
}

function PackageContent({ page, first }: PackageContentProps) {
  const site = useSite();
  const { messages } = site;
  const texts = messages.package;
  const trip = useTrip(page, first);
  const chatMessage = bookingChat(page, trip);
  usePageChat(chatMessage);
  return (
    <>
      <Banner
        title={page.name}
        subtitle={texts.subtitle({ region: page.region })}
        picture={page.picture}
        before={
          <div className={classes.top}>
            {page.section && <BackLink {...page.section} />}
            <LazySaveButton {...saveProps(site, { href: page.path, name: page.name })} />
          </div>
        }
      >
        <p className={classes.facts}>
          {[page.durationText, ...page.facts.flatMap(inShort)].join(' · ')}
          {' · '}
          <ShownPrice page={page} trip={trip} variant={trip.variant} />
        </p>
      </Banner>
      <Container className={classes.layout}>
        <BookingCard page={page} trip={trip} chatMessage={chatMessage} />
        <div className={classes.main}>
          <section className={classes.description}>
            <Title order={2}>{texts.description}</Title>
            <Paragraphs texts={page.description} />
          </section>
          <HydrationBoundary>
            {page.special.length > 0 && (
              <Part title={texts.special}>
                <CheckList items={page.special} />
              </Part>
            )}
            <Variants page={page} trip={trip} chatMessage={chatMessage} />
            <Pair>
              <Part title={texts.start}>
                <p>{page.start}</p>
              </Part>
              <Part title={texts.changes}>
                <p>{page.changes}</p>
              </Part>
            </Pair>
          </HydrationBoundary>
          {/* It covers no field of the card, which says the same. */}
          <ClientOnly>
            <BookingBar page={page} trip={trip} chatMessage={chatMessage} />
          </ClientOnly>
        </div>
      </Container>
      <HydrationBoundary>
        <Practical practical={page.practical} />
        <PackageQuestions page={page} trip={trip} />
        <RelatedTours tours={page.related} />
      </HydrationBoundary>
      <PrintedTrip page={page} trip={trip} />
    </>
  );
}

/** The facts that are plain without their label. */
function inShort({ id, text }: TourFact): readonly string[] {
  return ['effort', 'youngestAge'].includes(id) ? [text] : [];
}

function BackLink({ label, href }: { readonly label: string; readonly href: string }) {
  const texts = useMessages().package;
  return (
    <a href={href} className={classes.back}>
      {texts.backToSection({ section: label })}
    </a>
  );
}
