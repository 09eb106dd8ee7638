/** What visitors do to a field, and what comes of it. */
const TOUCHES = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
  'keyup',
  'click',
  'input',
  'change',
];

/** Fields that the document's styles answer, until the page takes them over with what was chosen. */
export const ANSWERED = 'input[name="option"]';

/**
 * Keeps from React what is done to fields that the document answers by itself: it would at once take over all that
 * stands around them, and the answer would wait for that. Lasts until the page says that they are its own.
 */
export function letDocumentAnswer(): void {
  for (const type of TOUCHES) document.addEventListener(type, keepBack, { capture: true });
}

/** Says that these fields are the page's own: it has read what was chosen, and hears what comes. */
export function answerFromNow(): void {
  for (const type of TOUCHES) document.removeEventListener(type, keepBack, { capture: true });
}

function keepBack(event: Event): void {
  const touched = (event.target as Element).closest('label,input');
  const field = touched instanceof HTMLLabelElement ? touched.control : touched;
  if (field?.matches(ANSWERED)) event.stopPropagation();
}
