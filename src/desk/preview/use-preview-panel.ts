import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

/** Above it the preview is a column beside the form, below it takes the form's place. */
export const MIN_COLUMN_WIDTH = '68.75em';

const KEY = 'desk-preview-hidden';

/** The visibility and position of the preview. */
export interface PreviewPanelState {
  readonly isOpen: boolean;
  /** True if it takes the place of the form. */
  readonly isOverForm: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** The preview is beside the form unless it was closed; where there is no room for both, it waits to be opened. */
export function usePreviewPanel(): PreviewPanelState {
  const isWide = useMediaQuery(`(min-width: ${MIN_COLUMN_WIDTH})`, false, { getInitialValueInEffect: false });
  const [isHidden, setHidden] = useState(() => localStorage.getItem(KEY) !== null);
  const [isOver, setOver] = useState(false);
  const show = (isShown: boolean) => {
    if (!isWide) return setOver(isShown);
    setHidden(!isShown);
    if (isShown) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'true');
  };
  return {
    isOpen: isWide ? !isHidden : isOver,
    isOverForm: !isWide && isOver,
    open: () => show(true),
    close: () => show(false),
  };
}
