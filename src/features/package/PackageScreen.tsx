import { Container, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { joinFacts } from '../../shared/join-facts.ts';
import type { PackagePage, PackageVariant, RelatedPackage } from '../../shared/page-data/package.ts';
import { PLAIN_FACTS, type TourFact } from '../../shared/page-data/parts.ts';
import { WIDEST_IN_CARDS } from '../../shared/picture-address.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { usePageChat } from '../../shared/use-chat.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { useFirstTouch } from '../../ui/hooks/schedule.ts';
import {
  ClientOnly,
  clientPart,
  HydrationBoundary,
  useHydrated,
} from '../../ui/hydration/HydrationBoundary.tsx';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import { Practical } from '../../ui/Practical/Practical.tsx';
import { useGroupPrices } from '../../ui/prices/use-group-prices.ts';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { LazySaveButton } from '../../ui/saved/LazySaveButton.tsx';
import { CheckList } from '../../ui/text/CheckList.tsx';
import { KeepNumbers, Paragraphs } from '../../ui/text/text.tsx';
import { BookingCard, TourFacts } from './BookingCard.tsx';
import { ShownPrice } from './GroupPrice.tsx';
import classes from './PackageScreen.module.css';
import { Pair, Part } from './Part.tsx';
import { packingList, type TripProps } from './trip.ts';
import { useTrip } from './use-trip.ts';
import { Variants } from './Variants.tsx';

/** The page of a package. */
export function PackageScreen({ page }: { readonly page: PackagePage }) {
  const [first] = page.variants;
  return first && <PackageContent page={page} first={first} />;
}

const bookingBar = clientPart(async () => (await import('./BookingBar.tsx')).BookingBar);

function PackageContent({ page, first }: { readonly page: PackagePage; readonly first: PackageVariant }) {
  const texts = useMessages().package;
  const trip = useTrip(page, first);
  usePageChat(trip.chatMessage);
  return (
    <>
      <Banner
        title={page.name}
        subtitle={texts.subtitle({ region: page.region })}
        picture={page.picture}
        before={
          <div className={classes.top}>
            {page.section && <BackLink {...page.section} />}
            <LazySaveButton href={page.path} name={page.name} />
          </div>
        }
      >
        <p className={classes.facts}>
          {joinFacts([page.durationText, ...page.facts.flatMap(inShort)])}
          {'\u00a0· '}
          <span data-of-choice>
            <ShownPrice page={page} trip={trip} variant={trip.variant} />
          </span>
        </p>
      </Banner>
      <Container className={classes.layout}>
        <BookingCard page={page} trip={trip} />
        <div className={classes.main}>
          <TourFacts page={page} trip={trip} />
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
            <Variants page={page} trip={trip} />
            <Pair>
              <Part title={texts.start}>
                <p>{page.start}</p>
              </Part>
              <Part title={texts.changes}>
                <p>{page.changes}</p>
              </Part>
            </Pair>
          </HydrationBoundary>
          <ClientOnly part={bookingBar}>{(BookingBar) => <BookingBar page={page} trip={trip} />}</ClientOnly>
        </div>
      </Container>
      <HydrationBoundary>
        <Practical practical={page.practical} />
        <PackageQuestions page={page} trip={trip} />
        <RelatedTours tours={page.related} />
      </HydrationBoundary>
      <PrintedTrip page={page} trip={{ ...trip, ...trip.unlisted }} />
    </>
  );
}

/** Facts that need no label. */
function inShort({ id, text, phrase }: TourFact): readonly string[] {
  if (phrase !== undefined) return [phrase];
  return PLAIN_FACTS.includes(id) ? [text] : [];
}

function BackLink({ label, href }: { readonly label: string; readonly href: string }) {
  const texts = useMessages().package;
  return (
    <a href={href} className={classes.back}>
      {texts.backToSection({ section: label })}
    </a>
  );
}

/** Things to bring for the chosen option, and questions; without scripts, for all options. */
function PackageQuestions({ page, trip }: TripProps) {
  const texts = useMessages().package;
  const isHydrated = useHydrated();
  const items = isHydrated ? packingList(page, trip.variant) : page.bring;
  return <Questions questions={page.questions} list={{ title: texts.bring, items }} />;
}

/** The trip sheet, while the page is being printed; loaded at the first touch, since nobody prints without one. */
function PrintedTrip(props: TripProps) {
  const [Sheet, setSheet] = useState<ComponentType<TripProps>>();
  const [printing, setPrinting] = useState(false);

  useFirstTouch(() => {
    import('./TripSheet.tsx').then(({ TripSheet }) => setSheet(() => TripSheet)).catch(() => undefined);
  });
  // The browser captures the page right after the event.
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));

  return printing && Sheet ? <Sheet {...props} /> : null;
}

/** Related tours, each with its reason. */
function RelatedTours({ tours }: { readonly tours: readonly RelatedPackage[] }) {
  const texts = useMessages().package;
  const { priced } = useGroupPrices();
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
              <span>{[joinFacts([durationText, priceText]), perText].filter(Boolean).join(' ')}</span>
            </a>
            <div className={classes.corner}>
              <LazySaveButton href={href} name={name} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
