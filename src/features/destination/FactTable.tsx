import MapPin from 'lucide-react/icons/map-pin';
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
    <aside className={classes.facts}>
      <Facts>
        <Fact>
          <Rating text={page.ratingText} label={common.rating({ rating: page.ratingText })} />
        </Fact>
        <Fact icon={MapPin}>{page.regionLabel}</Fact>
        <Fact>{page.categoryLabel}</Fact>
      </Facts>
      <p className={classes.price}>{page.priceText}</p>
      <ChatButton href={page.chatHref} label={common.bookNow} opensNewWindow={common.opensNewWindow} wide />
      <dl>
        <dt>{texts.gettingThere}</dt>
        <dd>{page.gettingThere}</dd>
        <dt>{texts.bestTime}</dt>
        <dd>{page.bestTime}</dd>
        <dt>{texts.difficulty}</dt>
        <dd>{page.difficulty}</dd>
        <dt>{texts.bring}</dt>
        <dd>
          <ul>
            {page.bring.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </dd>
      </dl>
    </aside>
  );
}
