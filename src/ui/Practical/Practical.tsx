import type { InterfaceIcon } from '../../shared/interface-icons.ts';
import type { PracticalFact, Practical as PracticalFacts } from '../../shared/page-data/parts.ts';
import { Icon } from '../icons/Icon.tsx';
import { Section } from '../Section/Section.tsx';
import classes from './Practical.module.css';

const ICONS: Readonly<Record<PracticalFact['kind'], InterfaceIcon>> = {
  onSpot: 'wallet',
  food: 'utensils',
  toilets: 'toilet',
  prayer: 'moon-star',
  signal: 'smartphone',
  wear: 'shirt',
  roughWeather: 'cloud-rain',
};

/** Practical facts such as costs, food and clothing; renders nothing without any. */
export function Practical({ practical }: { readonly practical: PracticalFacts | undefined }) {
  if (!practical) return null;
  return (
    <Section title={practical.title} split>
      <dl className={classes.facts}>
        {practical.facts.map(({ kind, label, text }) => (
          <div key={text}>
            <Icon name={ICONS[kind]} size={22} />
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
