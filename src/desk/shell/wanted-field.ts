import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Path } from '../store/operation.ts';

/** The field that the address names. */
export interface WantedField {
  readonly file: string;
  /** Keys and positions with points between them. */
  readonly field: string;
  /** Changes with every step in the browser's history: the same field can be asked for again. */
  readonly visit: string;
}

/** The field that the address names; undefined if it names none. */
export function useWantedField(): WantedField | undefined {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const file = query.get('file');
  const field = query.get('field');
  return file === null || field === null ? undefined : { file, field, visit: key };
}

/** The rest of the wanted field's path below a place; undefined if it is not below it. */
export function restBelow(wanted: WantedField | undefined, file: string, path: Path): string | undefined {
  if (wanted?.file !== file) return undefined;
  const start = path.map((step) => `${step}.`).join('');
  if (wanted.field === start.slice(0, -1)) return '';
  return wanted.field.startsWith(start) ? wanted.field.slice(start.length) : undefined;
}

/** Milliseconds to wait for the parts of a screen to unfold. */
const UNFOLD_TIMEOUT = 3000;

/** Focuses the field that the address names as soon as it is on the screen, else its parent. */
export function useFieldOfAddress(isLoaded: boolean): void {
  const wanted = useWantedField();
  const { file, field, visit } = wanted ?? {};
  useEffect(() => {
    // Every visit focuses it again.
    if (!isLoaded || visit === undefined || file === undefined || field === undefined) return;
    const end = performance.now() + UNFOLD_TIMEOUT;
    let frame = 0;
    const look = (): void => {
      const isLate = performance.now() > end;
      const target = isLate ? closestField(file, field) : findField(file, field);
      if (target) focusOn(target);
      else if (!isLate) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [isLoaded, file, field, visit]);
}

function findField(file: string, field: string): HTMLElement | undefined {
  const selector = `[data-file="${CSS.escape(file)}"][data-field="${CSS.escape(field)}"]`;
  return document.querySelector<HTMLElement>(selector) ?? undefined;
}

function closestField(file: string, field: string): HTMLElement | undefined {
  const end = field.lastIndexOf('.');
  const parent = end === -1 ? '' : field.slice(0, end);
  return findField(file, parent) ?? (parent === '' ? undefined : closestField(file, parent));
}

/** Milliseconds until folded and unfolded parts have their height. */
const SETTLE = 350;

/** Inputs of a value with several forms, preferred to the choice of its form. */
const TYPED = 'input:not([type=hidden],[type=radio],[type=checkbox]),textarea';

const FOCUSABLE = 'input:not([type=hidden]),textarea,select,[tabindex="0"],button';

function focusOn(target: HTMLElement): void {
  const first = target.querySelector<HTMLElement>(FOCUSABLE);
  const typed = first?.matches('[type=radio]') ? target.querySelector<HTMLElement>(TYPED) : undefined;
  const own = target.matches(`${FOCUSABLE},[tabindex]`) ? target : (typed ?? first);
  // The middle of a long list may not show the focused element.
  const shown = own ?? target;
  shown.scrollIntoView({ block: 'center' });
  own?.focus({ preventScroll: true });
  // Parts that fold or unfold above it move the field once more.
  setTimeout(() => {
    if (document.activeElement === own) shown.scrollIntoView({ block: 'center' });
  }, SETTLE);
}
