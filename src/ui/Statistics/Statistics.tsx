import type { Statistic } from '../../shared/page-data/parts.ts';
import classes from './Statistics.module.css';

/** Figures, each with its label. */
export function Statistics({ statistics }: { readonly statistics: readonly Statistic[] }) {
  return (
    <dl className={classes.list}>
      {statistics.map(({ id, value, label }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
