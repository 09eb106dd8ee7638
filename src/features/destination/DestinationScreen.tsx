import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DestinationPage } from '../../domain/page-data.ts';
import { cardTexts } from '../../i18n/card-texts.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { DestinationTile } from '../../ui/Cards/DestinationTile.tsx';
import { Fact, Facts } from '../../ui/Cards/Facts.tsx';
import { PackageTile } from '../../ui/Cards/PackageTile.tsx';
import { Rating } from '../../ui/Cards/Rating.tsx';
import { Container } from '../../ui/Container/Container.tsx';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { Grid } from '../../ui/Section/Grid.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { CheckList } from '../../ui/text/CheckList.tsx';
import classes from './Destination.module.css';

/** The page of a destination. Spec §2 Route table. */
export function DestinationScreen({ page }: { readonly page: DestinationPage }) {
  const messages = useMessages();
  const { destination: texts, common } = messages;
  return (
    <>
      <Banner title={page.name} subtitle={page.location} picture={page.picture} />
      <Container className={classes.content}>
        <div className={classes.summary}>
          <Facts>
            <Fact>
              <Rating text={page.ratingText} label={common.rating({ rating: page.ratingText })} />
            </Fact>
            <Fact icon={MapPin}>{page.regionLabel}</Fact>
            <Fact>{page.categoryLabel}</Fact>
          </Facts>
          <strong>{page.priceText}</strong>
          <ChatButton href={page.chatHref} label={common.bookNow} opensNewWindow={common.opensNewWindow} />
        </div>
        <p className={classes.lead}>{page.lead}</p>
        <div className={classes.parts}>
          <Part title={texts.highlights}>
            <CheckList items={page.highlights} />
          </Part>
          <Part title={texts.gettingThere}>{page.gettingThere}</Part>
          <Part title={texts.bestTime}>{page.bestTime}</Part>
          <Part title={texts.difficulty}>{page.difficulty}</Part>
          <Part title={texts.bring}>
            <CheckList items={page.bring} />
          </Part>
          <Part title={texts.manners}>{page.manners}</Part>
        </div>
      </Container>
      {page.packages.length > 0 && (
        <Section title={texts.packages} tone="sand">
          <Grid>
            {page.packages.map((tour) => (
              <PackageTile key={tour.id} tour={tour} texts={cardTexts(messages)} />
            ))}
          </Grid>
        </Section>
      )}
      <Questions title={messages.questions.title} questions={page.questions} />
      {page.nearby.length > 0 && (
        <Section title={texts.nearby} tone="sand">
          <Grid>
            {page.nearby.map((nearby) => (
              <DestinationTile key={nearby.id} destination={nearby} texts={cardTexts(messages)} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 data-step="3">{title}</h2>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </section>
  );
}
