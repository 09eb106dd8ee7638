import { useId } from 'react';
import type { PriceTable } from '../../domain/page-data.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import classes from './Prices.module.css';

interface PricesProps {
  readonly table: PriceTable;
  /** Name of the option that the prices belong to. */
  readonly name?: string | undefined;
}

/** The price table: a row per group size, a column per hotel class. Spec §2, §9. */
export function Prices({ table, name }: PricesProps) {
  const texts = useMessages().package;
  const id = useId();
  return (
    <section>
      <h2 data-step="3">{texts.prices}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keyboard too. */}
      <section aria-labelledby={id} tabIndex={0} className={classes.scroll}>
        <table className={classes.table}>
          <caption id={id}>
            {name !== undefined && `${name} · `}
            {texts.pricesNote}
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.groupSize}</th>
              {table.tiers.map(({ id: tier, label }) => (
                <th key={tier} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ band, label, cells }) => (
              <tr key={band}>
                <th scope="row">{label}</th>
                {cells.map(({ tier, text }) => (
                  <td key={tier}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={classes.note}>{texts.largerGroups}</p>
    </section>
  );
}
