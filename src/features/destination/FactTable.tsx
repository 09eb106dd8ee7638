import { Badge, List, Paper, Text } from '@mantine/core';
import type { DestinationPage } from '../../shared/page-data/destinations.ts';
import { useSite } from '../../shared/site-context.tsx';
import { useChat } from '../../shared/use-chat.ts';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { Fact, Facts } from '../../ui/Cards/PictureCard.tsx';
import { Rating } from '../../ui/Cards/Rating.tsx';
import { MoreChannels } from '../../ui/Channels/MoreChannels.tsx';
import classes from './Destination.module.css';

/** What one needs to know before going: rating, price, way, season, effort, what to bring; and the chat. */
export function FactTable({ page }: { readonly page: DestinationPage }) {
  const { shell, messages } = useSite();
  const { destination: texts, common } = messages;
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
      <Text className={classes.price}>
        {page.priceText} <small>{page.priceFor}</small>
      </Text>
      <ChatButton {...useChat(page.chatMessage)} label={common.bookNow} fullWidth />
      <MoreChannels others={shell.others} message={page.chatMessage} opensNewWindow={common.opensNewWindow} />
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
