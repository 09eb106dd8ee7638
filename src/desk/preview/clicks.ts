/** What clicks in the previewed page do. */
interface ClickActions {
  readonly isOtherLanguage: (address: string) => boolean;
  /** Opens a page of the site. */
  readonly open: (address: string) => void;
  /** Leads to the field of a text. */
  readonly findField: (text: string) => void;
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
      const text = isControl && !event.altKey ? '' : ownText(target);
      if (text !== '') {
        stop(event);
        findField(text);
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

/** The text of an element that has words of its own; empty for one that only holds others. */
function ownText(element: Element): string {
  const isOwn = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  return isOwn ? (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim() : '';
}
