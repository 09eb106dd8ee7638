import { UnstyledButton } from '@mantine/core';
import type { CompareTexts } from '../../shared/page-data/compare.ts';
import { fillTemplate } from '../../trip/message-template.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './Comparison.module.css';

interface GoneTourProps {
  readonly name: string;
  readonly texts: CompareTexts;
  readonly onRemove: () => void;
}

/** Says that a tour cannot be compared, since it cannot be had. */
export function GoneTour({ name, texts, onRemove }: GoneTourProps) {
  return (
    <p className={classes.gone}>
      <span>
        <b>{name}</b> {texts.gone}
      </span>
      <UnstyledButton
        aria-label={fillTemplate(texts.remove, { name })}
        className={classes.remove}
        onClick={onRemove}
      >
        <Icon name="x" size={20} />
      </UnstyledButton>
    </p>
  );
}
