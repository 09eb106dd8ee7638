import { NativeSelect } from '@mantine/core';
import type { ComparePage } from '../../shared/page-data/compare.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './MyTours.module.css';

interface AddTourProps {
  readonly page: ComparePage;
  readonly compared: readonly string[];
  readonly onAdd: (slug: string) => void;
}

/** Chooses a further tour from a list of them. */
export function AddTour({ page: { offered, texts }, compared, onAdd }: AddTourProps) {
  const groups = offered.map(({ label, tours }) => ({
    group: label,
    items: tours
      .filter(({ slug }) => !compared.includes(slug))
      .map(({ slug, name }) => ({ value: slug, label: name })),
  }));
  return (
    <NativeSelect
      label={texts.add}
      className={classes.add}
      data={[{ value: '', label: texts.choose }, ...groups.filter(({ items }) => items.length > 0)]}
      value=""
      rightSection={<Icon name="chevron-down" size={18} />}
      onChange={({ currentTarget: { value } }) => value !== '' && onAdd(value)}
    />
  );
}
