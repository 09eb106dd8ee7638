import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../i18n/site-context.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import classes from './Header.module.css';
import { hoverIntent } from './hover-intent.ts';
import menuClasses from './Menu.module.css';
import { MenuEntry } from './MenuEntry.tsx';
import { itemByKey } from './menu-keys.ts';
import { menuReducer, NOTHING_OPEN } from './menu-state.ts';
import { useDismiss } from './use-dismiss.ts';
import { useModalPanel } from './use-modal-panel.ts';
import { useScrolled } from './use-scrolled.ts';

const PANEL = 'site-menu';
const BAR = '(min-width: 80em)';
const isBar = () => window.matchMedia(BAR).matches;

/** The fixed header: brand, menu, languages, Book Now. Spec §2 Header, §4 Header. */
export function Header({ languages }: { readonly languages: ReactNode }) {
  const { shell, messages } = useSite();
  const { pathname, key } = useLocation();
  const scrolled = useScrolled();
  const [panelOpen, setPanelOpen] = useState(false);
  const [open, dispatch] = useReducer(menuReducer, NOTHING_OPEN);
  const [hover] = useState(() => hoverIntent(dispatch));
  const header = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);

  const closeAll = useCallback(() => {
    hover.cancel();
    setPanelOpen(false);
    dispatch({ type: 'close-all' });
  }, [hover]);

  const handleEscape = useCallback(
    (entry: HTMLElement | null) => {
      const id = entry?.dataset.openEntry;
      if (isBar() && id !== undefined) {
        dispatch({ type: 'close', id });
        entry?.querySelector<HTMLElement>('[data-toggle]')?.focus();
        return;
      }
      closeAll();
      if (!isBar()) menuButton.current?.focus();
    },
    [closeAll],
  );

  useDismiss(panelOpen || open.size > 0, header, { onEscape: handleEscape, onOutside: closeAll });
  useModalPanel(panelOpen, header, BAR, closeAll);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the menu, whatever made it.
  useEffect(closeAll, [key, closeAll]);

  function handleChoice({ target }: MouseEvent): void {
    if (!(target instanceof Element) || !target.closest('a')) return;
    // The link goes out of sight, and the focus must not be lost with it.
    if (panelOpen) menuButton.current?.focus();
    closeAll();
  }

  function handleKey(event: KeyboardEvent): void {
    const { target, key: pressed, currentTarget } = event;
    if (!(target instanceof HTMLElement)) return;
    const bar = isBar();
    const entry = target.closest('li');
    const id = entry?.querySelector<HTMLElement>('[data-toggle]')?.dataset.toggle;
    if (bar && pressed === 'ArrowDown' && id !== undefined && !target.closest('[data-dropdown]')) {
      event.preventDefault();
      dispatch({ type: 'open', id, alone: true });
      requestAnimationFrame(() =>
        entry?.querySelector<HTMLElement>('[data-dropdown] :is(a, button)')?.focus(),
      );
      return;
    }
    const item = itemByKey(pressed, target, currentTarget, bar);
    if (!item) return;
    event.preventDefault();
    item.focus();
  }

  return (
    <header ref={header} className={classes.header} data-scrolled={scrolled} data-panel-open={panelOpen}>
      <div className={classes.row}>
        <a href={shell.homeHref} className={classes.brand}>
          <img src={shell.icon} alt="" width={36} height={36} className={classes.mark} />
          {shell.brand}
        </a>
        <button
          ref={menuButton}
          type="button"
          aria-expanded={panelOpen}
          aria-controls={PANEL}
          aria-label={panelOpen ? messages.header.close : messages.header.menu}
          className={classes.menuButton}
          onClick={() => setPanelOpen(!panelOpen)}
        >
          {panelOpen ? <X aria-hidden /> : <Menu aria-hidden />}
        </button>
        <noscript>
          <a href={`#${PANEL}`} className={classes.menuLink}>
            {messages.header.menu}
          </a>
        </noscript>
        <div id={PANEL} className={classes.panel}>
          <nav aria-label={messages.header.navigation} onClick={handleChoice} onKeyDown={handleKey}>
            <ul className={menuClasses.list}>
              {shell.menu.map((item) => (
                <MenuEntry key={item.id} {...{ item, level: 0, pathname, open, dispatch, hover, isBar }} />
              ))}
            </ul>
          </nav>
          {languages}
        </div>
        <ChatButton
          href={shell.chatHref}
          label={messages.common.bookNow}
          opensNewWindow={messages.common.opensNewWindow}
          size="small"
        />
      </div>
    </header>
  );
}
