/** The effects of clicks in the previewed page. */
interface ClickActions {
  readonly isOtherLanguage: (address: string) => boolean;
  /** Opens a page of the site. */
  readonly open: (address: string) => void;
  /** Leads to the field of the first text that has one; the text of the table row that it is in. */
  readonly findField: (texts: readonly string[], row: string) => void;
}

/** Texts of these do what they do for visitors; with Alt held, they lead to their fields as well. */
const CONTROLS = 'a[href],button,input,select,textarea,label,summary,[role=button],[role=tab]';

/** Has clicks on texts lead to their fields, and keeps links inside the preview. */
export function listenToClicks({ isOtherLanguage, open, findField }: ClickActions): void {
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const isControl = target.closest(CONTROLS) !== null;
      const texts = isControl && !event.altKey ? [] : textsAt(target);
      if (texts.length > 0) {
        stop(event);
        findField(texts, target.closest('tr')?.textContent ?? '');
        return;
      }
      const link = target.closest('a[href]');
      const address = link?.getAttribute('href') ?? '';
      if (!link || address.startsWith('#')) return;
      const isPage = /^\/(?!\/|images\/)/.test(address) && !link.matches('[target],[download]');
      if (isPage && !isOtherLanguage(address.replace(/[?#].*$/, ''))) return;
      stop(event);
      if (isPage) open(address);
    },
    true,
  );
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Parts of a line. */
const INLINE = 'span,strong,em,b,i,small,bdi';

/** The paragraph with a text, and the part of it that was clicked; none for an element that only holds others. */
function textsAt(element: Element): readonly string[] {
  const hasWords = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  const paragraph = element.closest(`:not(${INLINE})`) ?? element;
  return hasWords ? [paragraph, element].map(({ textContent }) => textContent ?? '') : [];
}
