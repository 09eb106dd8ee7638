import { Badge, List, Paper, Text } from '@mantine/core';
import type { DestinationPage } from '../../domain/page-data/destinations.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { Fact, Facts } from '../../ui/Cards/Facts.tsx';
import { Rating } from '../../ui/Cards/Rating.tsx';
import classes from './Destination.module.css';

/** What one needs to know before going: rating, price, way, season, effort, what to bring; and the chat. */
export function FactTable({ page }: { readonly page: DestinationPage }) {
  const { destination: texts, common } = useMessages();
  return (
    <Paper component="aside" variant="sheet" className={classes.facts}>
      <Facts>
        {page.ratingText !== undefined && (
          <Fact>
            <Rating text={page.ratingText} label={common.rating({ rating: page.ratingText })} />
          </Fact>
        )}
        <Fact icon="map-pin">{page.regionLabel}</Fact>
        <Fact>
          <Badge>{page.categoryLabel}</Badge>
        </Fact>
      </Facts>
      <Text className={classes.price}>{page.priceText}</Text>
      <ChatButton
        href={page.chatHref}
        label={common.bookNow}
        opensNewWindow={common.opensNewWindow}
        fullWidth
      />
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
