import { Badge, Container, List, Paper, Text, Title } from '@mantine/core';
import type { DestinationPage } from '../../shared/page-data/destinations.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { LinkButtons } from '../../ui/Button/LinkButtons.tsx';
import { DestinationTile } from '../../ui/Cards/DestinationTile.tsx';
import { PackageTile } from '../../ui/Cards/PackageTile.tsx';
import { Fact, Facts } from '../../ui/Cards/PictureCard.tsx';
import { Rating } from '../../ui/Cards/Rating.tsx';
import { MoreChannels } from '../../ui/Channels/MoreChannels.tsx';
import { HydrationBoundary } from '../../ui/hydration/HydrationBoundary.tsx';
import { MapSection } from '../../ui/PlaceMap/PlaceMap.tsx';
import { Practical } from '../../ui/Practical/Practical.tsx';
import { useGroupPrices } from '../../ui/prices/use-group-prices.ts';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { Grid } from '../../ui/Section/Grid.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import classes from './Destination.module.css';

/** The page of a destination. */
export function DestinationScreen({ page }: { readonly page: DestinationPage }) {
  const { priced } = useGroupPrices();
  const texts = useMessages().destination;
  return (
    <>
      <Banner title={page.name} subtitle={page.location} picture={page.picture} />
      <Container className={classes.content}>
        <Text size="xl">{page.lead}</Text>
        <FactTable page={page} />
        <section className={classes.highlights}>
          <Title order={2} size="h3">
            {texts.highlights}
          </Title>
          <List variant="lines" role="list">
            {page.highlights.map((highlight) => (
              <List.Item key={highlight}>{highlight}</List.Item>
            ))}
          </List>
        </section>
        <section className={classes.manners}>
          <Title order={2} size="h3">
            {texts.manners}
          </Title>
          <Text>{page.manners}</Text>
        </section>
      </Container>
      <HydrationBoundary>
        <Practical practical={page.practical} />
        {page.map && <MapSection map={page.map} />}
        {page.packages.length > 0 && (
          <Section title={texts.packages} tone="sand">
            <Grid>
              {page.packages.map(priced).map((tour) => (
                <PackageTile key={tour.id} tour={tour} />
              ))}
            </Grid>
            {page.moreTours && <LinkButtons className={classes.more} links={page.moreTours} />}
          </Section>
        )}
        <Questions questions={page.questions} />
        {page.nearby.length > 0 && (
          <Section title={texts.nearby} tone="sand">
            <Grid>
              {page.nearby.map((nearby) => (
                <DestinationTile key={nearby.id} destination={nearby} />
              ))}
            </Grid>
          </Section>
        )}
      </HydrationBoundary>
    </>
  );
}

/** Facts, price and the chat. */
function FactTable({ page }: { readonly page: DestinationPage }) {
  const { destination: texts, common } = useMessages();
  return (
    <Paper component="aside" variant="sheet" className={classes.facts}>
      <Facts>
        {page.ratingText !== undefined && (
          <Fact>
            <Rating text={page.ratingText} />
          </Fact>
        )}
        <Fact icon="map-pin">{page.regionLabel}</Fact>
        <Fact>
          <Badge>{page.categoryLabel}</Badge>
        </Fact>
      </Facts>
      <Text className={classes.price}>
        {page.priceText} <small>{page.priceFor}</small>
      </Text>
      <ChatButton message={page.chatMessage} label={common.bookNow} fullWidth />
      <MoreChannels message={page.chatMessage} />
      <dl>
        <dt>{texts.gettingThere}</dt>
        <dd>{page.gettingThere}</dd>
        <dt>{texts.bestTime}</dt>
        <dd>{page.bestTime}</dd>
        <dt>{texts.difficulty}</dt>
        <dd>{page.difficulty}</dd>
        <dt>{texts.bring}</dt>
        <dd>
          <List>
            {page.bring.map((item) => (
              <List.Item key={item}>{item}</List.Item>
            ))}
          </List>
        </dd>
      </dl>
    </Paper>
  );
}
