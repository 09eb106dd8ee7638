import { Title, VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { joinFacts } from '../../shared/join-facts.ts';
import type { TripTexts } from '../../shared/page-data/package.ts';
import type { Figures, ShownPriceTable } from '../../shared/page-data/prices.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { ChatLink } from './ChatLink.tsx';
import classes from './Prices.module.css';
import { hidesSeason, SeasonTabs, useShownSeason } from './SeasonTabs.tsx';

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
