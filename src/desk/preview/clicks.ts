import { factAt, rowText, textsAt } from './page-texts.ts';

/** The effects of clicks in the previewed page. */
interface ClickActions {
  readonly isOtherLanguage: (address: string) => boolean;
  /** Opens a page of the site. */
  readonly open: (address: string) => void;
  /** Opens the field of the first text that has one. @param row text of the table row or list item around it */
  readonly findField: (texts: readonly string[], row: string) => void;
}

/** Elements whose texts work as for visitors, and open their fields only with Alt held. */
const CONTROLS = 'a[href],button,input,select,textarea,label,summary,[role=button],[role=tab]';

/** Makes clicks on texts open their fields, and keeps links inside the preview. */
export function listenToClicks({ isOtherLanguage, open, findField }: ClickActions): void {
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const isControl = target.closest(CONTROLS) !== null;
      const texts = isControl && !event.altKey ? [] : [...textsAt(target), ...factAt(event)];
      if (texts.length > 0) {
        stop(event);
        findField(texts, rowText(target));
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
