import { ActionIcon, Chip } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { tourSlug, writeCompared } from '../../shared/compared-tours.ts';
import type { ComparePage, CompareTexts } from '../../shared/page-data/compare.ts';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { useSite } from '../../shared/site-context.tsx';
import { usePageChat } from '../../shared/use-chat.ts';
import { fillTemplate } from '../../trip/message-template.ts';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { MoreChannels } from '../../ui/Channels/MoreChannels.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ShareButton } from '../../ui/Share/ShareButton.tsx';
import { CompareTable } from './CompareTable.tsx';
import classes from './Comparison.module.css';
import { compareMessage } from './compare-message.ts';
import { compareRows } from './compare-rows.ts';
import { type KnownTours, type PriceOfTour, tourName, tourPrice } from './tours.ts';

interface ComparisonProps {
  readonly page: ComparePage;
  readonly compared: readonly string[];
  readonly tours: KnownTours;
  readonly priced: PriceOfTour;
  readonly group: string;
  readonly remove: (slug: string) => void;
}

/** Tours side by side, and the chat that asks about them. */
export function Comparison({ page, compared, tours, priced, group, remove }: ComparisonProps) {
  const { messages } = useSite();
  const { texts } = page;
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const known = compared.map((slug) => tours.get(slug));
  const shown = known.filter((tour): tour is PackagePage => typeof tour === 'object');
  const rows = compareRows(shown, { ...messages.package, options: texts.options }, (tour, variant) =>
    tourPrice(tour, variant, priced),
  );
  const { message, address } = useCompareMessage(page, shown, group);
  return (
    <>
      {compared.map(
        (slug) =>
          tours.get(slug) === 'gone' && (
            <UnavailableTour
              key={slug}
              name={tourName(page, slug, 'gone')}
              texts={texts}
              onRemove={() => remove(slug)}
            />
          ),
      )}
      {known.includes(undefined) && <p role="status">{messages.common.loading}</p>}
      {shown.length > 1 && (
        <Chip type="checkbox" checked={onlyDifferences} onChange={setOnlyDifferences}>
          {texts.differences}
        </Chip>
      )}
      {shown.length > 0 && (
        <>
          <CompareTable
            tours={shown}
            rows={rows.filter(({ differs }) => differs || !onlyDifferences || shown.length < 2)}
            texts={texts}
            remove={remove}
          />
          {onlyDifferences && rows.every(({ differs }) => !differs) && <p>{texts.same}</p>}
          <p className={classes.address}>{address}</p>
          <div className={classes.ask}>
            <ChatButton message={message} label={texts.ask} />
            <ShareButton title={page.title} getAddress={() => address} className={classes.share} />
            <MoreChannels message={message} />
          </div>
        </>
      )}
    </>
  );
}

/** The message of this chat and the header's, and the full address of the comparison. */
function useCompareMessage({ opening }: ComparePage, tours: readonly PackagePage[], group: string) {
  const { layout } = useSite();
  const { pathname } = useLocation();
  const path =
    pathname +
    writeCompared(
      group,
      tours.map((tour) => tourSlug(tour.path)),
    );
  const [first] = tours;
  // With the published host of the site.
  const address = first ? new URL(path, first.address).href : path;
  const message = first ? compareMessage(opening, tours, group, address) : layout.chatMessage;
  usePageChat(message);
  return { message, address };
}

interface UnavailableTourProps {
  readonly name: string;
  readonly texts: CompareTexts;
  readonly onRemove: () => void;
}

function UnavailableTour({ name, texts, onRemove }: UnavailableTourProps) {
  return (
    <p className={classes.gone}>
      <span>
        <b>{name}</b> {texts.gone}
      </span>
      <ActionIcon aria-label={fillTemplate(texts.remove, { name })} onClick={onRemove}>
        <Icon name="x" size={20} />
      </ActionIcon>
    </p>
  );
}
