import { Chip } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { chatLink } from '../../domain/chat-link.ts';
import { writeCompared } from '../../domain/compared-tours.ts';
import type { ComparePage } from '../../domain/page-data/compare.ts';
import type { PackagePage } from '../../domain/page-data/package.ts';
import { usePageChat } from '../../i18n/page-chat.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { CompareTable } from './CompareTable.tsx';
import classes from './Comparison.module.css';
import { compareMessage } from './compare-message.ts';
import { compareRows } from './compare-rows.ts';
import { GoneTour } from './GoneTour.tsx';
import { tourName } from './tour-name.ts';
import { type PriceOfTour, tourPrice } from './tour-price.ts';
import type { KnownTours } from './use-tours.ts';

interface ComparisonProps {
  readonly page: ComparePage;
  readonly compared: readonly string[];
  readonly tours: KnownTours;
  readonly priced: PriceOfTour;
  /** As it is remembered. */
  readonly group: string;
  readonly remove: (id: string) => void;
}

/** Tours side by side, what differs between them, and the chat that asks about them. */
export function Comparison({ page, compared, tours, priced, group, remove }: ComparisonProps) {
  const { shell, messages } = useSite();
  const { texts } = page;
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const known = compared.map((id) => tours.get(id));
  const shown = known.filter((tour): tour is PackagePage => typeof tour === 'object');
  const rows = compareRows(shown, { ...messages.package, options: texts.options }, (tour, variant) =>
    tourPrice(tour, variant, priced),
  );
  const chatHref = useCompareChat(page, shown, group);
  return (
    <>
      {compared.map(
        (id) =>
          tours.get(id) === 'gone' && (
            <GoneTour key={id} name={tourName(page, id, 'gone')} texts={texts} onRemove={() => remove(id)} />
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
          <div className={classes.ask}>
            <ChatButton
              href={chatHref ?? shell.chatHref}
              label={texts.ask}
              opensNewWindow={messages.common.opensNewWindow}
            />
          </div>
        </>
      )}
    </>
  );
}

/** The chat that asks about the tours; the header's says the same. */
function useCompareChat({ opening }: ComparePage, tours: readonly PackagePage[], group: string): string {
  const { shell } = useSite();
  const { pathname } = useLocation();
  const path =
    pathname +
    writeCompared(
      '',
      tours.map(({ id }) => id),
    );
  const [first] = tours;
  // The site's own address, wherever it is shown.
  const address = first ? new URL(path, first.address).href : path;
  const href = chatLink(shell.chatTemplate, compareMessage(opening, tours, group, address));
  usePageChat(first ? href : shell.chatHref);
  return href;
}
