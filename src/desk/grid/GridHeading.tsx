import classes from './PriceGrid.module.css';

interface GridHeadingProps {
  readonly text: string;
  readonly title: string | undefined;
  /** @param isExtended from the cells selected before up to here */
  readonly onSelect: (isExtended: boolean) => void;
}

/** A heading of a grid, which selects its row or column. */
export function GridHeading({ text, title, onSelect }: GridHeadingProps) {
  return (
    <button
      type="button"
      className={classes.heading}
      // The grid's own keys select rows and columns.
      tabIndex={-1}
      title={title}
      onClick={({ shiftKey }) => onSelect(shiftKey)}
    >
      {text}
    </button>
  );
}
