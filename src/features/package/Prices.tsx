import { Chip, Fieldset, Title, VisuallyHidden } from '@mantine/core';
import { use, useEffect, useId, useRef, useState } from 'react';
import { joinFacts } from '../../shared/join-facts.ts';
import type { TripTexts } from '../../shared/page-data/package.ts';
import type { Figures, ShownPriceTable, ShownSeason } from '../../shared/page-data/prices.ts';
import { IsPrerendered, useMessages } from '../../shared/site-context.tsx';
import { chosenValue, useEarlyEntry } from '../../ui/hydration/HydrationBoundary.tsx';
import { ChatLink } from './ChatLink.tsx';
import classes from './Prices.module.css';

/** Id of the chosen option's table, for links. */
export const PRICE_TABLE = 'prices';

/** The cell of the visitor's price. */
export interface YourCell {
  readonly band: string;
  readonly tier?: string | undefined;
  readonly season?: string | undefined;
}

interface PricesProps {
  readonly table: ShownPriceTable;
  readonly texts: TripTexts['calendar'];
  /** Name of the option. */
  readonly name?: string | undefined;
  readonly yours?: YourCell | undefined;
  readonly chosen: boolean;
  /** Scrolls the column of that cell into view. */
  readonly reveal: boolean;
  readonly chatMessage: string;
}

/** The price table: a row per group size, a column per accommodation class, by season where these differ. */
export function Prices({ table, texts, name, yours, chosen, reveal, chatMessage }: PricesProps) {
  const messages = useMessages().package;
  const id = useId();
  const scroller = useRef<HTMLElement>(null);
  const tier = reveal ? yours?.tier : undefined;
  const seasons = table.seasonTables ?? [];
  // A season without prices of its own has those of the rest of the year.
  const season = seasons.find((candidate) => candidate.id === yours?.season)?.id;
  const shown = useShownSeason(season);
  useEffect(() => {
    if (tier !== undefined && scroller.current) centreColumn(scroller.current);
  }, [tier]);
  return (
    <section id={chosen ? PRICE_TABLE : undefined} className={classes.prices}>
      <Title order={2} size="h3">
        {messages.prices}
      </Title>
      <p id={id} className={classes.caption}>
        {joinFacts([name, table.note])}
      </p>
      {texts && seasons.length > 0 && (
        <SeasonTabs seasons={seasons} texts={texts} shown={shown} prices={`.${classes.prices}`} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keyboard too. */}
      <section ref={scroller} aria-labelledby={id} tabIndex={0} className={classes.scroll}>
        <table className={classes.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{messages.groupSize}</th>
              {table.tiers.length === 0 && <th scope="col">{messages.price}</th>}
              {table.tiers.map(({ id: column, label }) => (
                <th key={column} scope="col" data-yours={column === yours?.tier || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <Rows
            isHidden={hidesSeason(shown, '')}
            table={table}
            rows={table.rows}
            yours={season === undefined ? yours : undefined}
          />
          {seasons.map(({ id: other, rows }) => (
            <Rows
              key={other}
              season={other}
              isHidden={hidesSeason(shown, other)}
              table={table}
              rows={rows}
              yours={season === other ? yours : undefined}
            />
          ))}
        </table>
      </section>
      <p className={classes.note}>
        <ChatLink message={chatMessage} text={messages.largerGroups} />
      </p>
    </section>
  );
}

interface RowsProps {
  readonly table: ShownPriceTable;
  readonly rows: readonly { readonly band: string; readonly label: string; readonly figures: Figures }[];
  /** Absent: the rest of the year. */
  readonly season?: string;
  readonly isHidden: boolean;
  readonly yours: YourCell | undefined;
}

/** The rows of a season, or of the rest of the year. */
function Rows({ table, rows, season, isHidden, yours }: RowsProps) {
  const { tiers, currency, askText } = table;
  return (
    <tbody data-season={table.seasonTables && (season ?? '')} hidden={isHidden}>
      {rows.map(({ band, label, figures }) => (
        <tr key={band} data-yours={band === yours?.band || undefined}>
          <th scope="row">{label}</th>
          {figures.map((figure, index) => {
            const column = tiers[index]?.id;
            return (
              <Cell
                key={column ?? ''}
                currency={currency}
                figure={figure ?? undefined}
                askText={askText}
                isYours={band === yours?.band && column === yours.tier}
                isYourTier={column !== undefined && column === yours?.tier}
              />
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

interface CellProps {
  readonly currency: ShownPriceTable['currency'];
  /** Absent: one has to ask. */
  readonly figure: string | undefined;
  readonly askText: string | undefined;
  readonly isYours: boolean;
  /** In the column of the visitor's accommodation class. */
  readonly isYourTier: boolean;
}

/** Scrolls a table sideways to centre the column of the visitor's accommodation class. */
function centreColumn(scroller: HTMLElement): void {
  const column = scroller.querySelector('thead [data-yours]')?.getBoundingClientRect();
  if (!column) return;
  const window = scroller.getBoundingClientRect();
  scroller.scrollBy({ left: column.left + column.width / 2 - window.left - window.width / 2 });
}

/** Phones show the figure only: the caption names the currency. */
function Cell({ currency: { before, after }, figure, askText, isYours, isYourTier }: CellProps) {
  const { yourPrice } = useMessages().package;
  if (figure === undefined) return <td data-tier={isYourTier || undefined}>{askText}</td>;
  return (
    <td data-yours={isYours || undefined} data-tier={isYourTier || undefined}>
      {before && <span>{before}</span>}
      {figure}
      {after && <span>{after}</span>}
      {isYours && <VisuallyHidden> {yourPrice}</VisuallyHidden>}
    </td>
  );
}

interface SeasonTabsProps {
  readonly seasons: readonly ShownSeason[];
  readonly texts: NonNullable<TripTexts['calendar']>;
  readonly shown: ShownSeasonChoice;
  /** Selector of the element around tabs and rows. */
  readonly prices: string;
}

/** Chooses the season of a price table: radio buttons and document styles, which work before scripts. */
function SeasonTabs({ seasons, texts, shown, prices }: SeasonTabsProps) {
  const name = useId();
  const tabs = [{ id: '', label: texts.otherDates }, ...seasons];
  const group = useEarlyEntry<HTMLFieldSetElement>((fields) => {
    const early = tabs.find(({ id }) => seasonValue(id) === chosenValue(fields, name));
    if (early && early.id !== shown.id) shown.look(early.id);
  });
  return (
    <div className={classes.seasons}>
      <Fieldset ref={group} legend={texts.season} className={classes.tabs}>
        {tabs.map(({ id, label }) => (
          <Chip
            key={id}
            name={name}
            value={seasonValue(id)}
            checked={id === shown.id}
            onChange={() => shown.look(id)}
          >
            {label}
          </Chip>
        ))}
      </Fieldset>
      {seasons.map(({ id, dates, change }) => (
        <p key={id} data-season={id} hidden={hidesSeason(shown, id)}>
          {joinFacts([dates, change])}
        </p>
      ))}
      {shown.byStyles && <style>{seasonStyles(prices, ['', ...seasons.map(({ id }) => id)])}</style>}
    </div>
  );
}

/** The value of a season's radio button; no option's id has a colon. */
function seasonValue(id: string): string {
  return `season:${id}`;
}

/**
 * Hides the elements with `data-season` of seasons that are not chosen.
 *
 * @param prices selector of the element around radio buttons and seasons
 */
function seasonStyles(prices: string, ids: readonly string[]): string {
  const hidden = ids.map((id) => {
    const [value, own] = [JSON.stringify(seasonValue(id)), JSON.stringify(id)];
    return `${prices}:has([value=${value}]:checked) [data-season]:not([data-season=${own}])`;
  });
  return `${hidden.join()}{display:none}`;
}

interface ShownSeasonChoice {
  /** Empty: the rest of the year. */
  readonly id: string;
  readonly look: (id: string) => void;
  /** Document styles hide the others, even before scripts; pages opened within the site may have no such styles. */
  readonly byStyles: boolean;
}

/**
 * The season of the visitor's date until another is looked at.
 *
 * @param chosen a change of it shows it again
 */
function useShownSeason(chosen = ''): ShownSeasonChoice {
  const [looked, setLooked] = useState({ from: chosen, at: chosen });
  const id = looked.from === chosen ? looked.at : chosen;
  return { id, look: (at) => setLooked({ from: chosen, at }), byStyles: use(IsPrerendered) };
}

function hidesSeason({ id: shown, byStyles }: ShownSeasonChoice, id: string): boolean {
  return !byStyles && id !== shown;
}
