import { Menu, X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../i18n/site-context.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { PageLink } from '../../ui/links/PageLink.tsx';
import classes from './Header.module.css';
import menuClasses from './Menu.module.css';
import { MenuEntry } from './MenuEntry.tsx';
import { menuReducer, NOTHING_OPEN } from './menu-state.ts';
import { useDismiss } from './use-dismiss.ts';
import { useScrolled } from './use-scrolled.ts';

const PANEL = 'site-menu';
const BAR = '(min-width: 80em)';
const isBar = () => window.matchMedia(BAR).matches;

/** The fixed header: brand, menu, languages, Book Now. Spec §2 Header, §4 Header. */
export function Header({ languages }: { readonly languages: ReactNode }) {
  const { frame, messages } = useSite();
  const { pathname, key } = useLocation();
  const scrolled = useScrolled();
  const [panelOpen, setPanelOpen] = useState(false);
  const [open, dispatch] = useReducer(menuReducer, NOTHING_OPEN);
  const header = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);

  const closeAll = useCallback(() => {
    setPanelOpen(false);
    dispatch({ type: 'close-all' });
  }, []);

  const handleEscape = useCallback(
    (entry: HTMLElement | null) => {
      const id = entry?.dataset.openEntry;
      if (id === undefined) {
        closeAll();
        if (!isBar()) menuButton.current?.focus();
        return;
      }
      dispatch({ type: 'close', id });
      entry?.querySelector<HTMLElement>('[data-toggle]')?.focus();
    },
    [closeAll],
  );

  useDismiss(panelOpen || open.size > 0, header, { onEscape: handleEscape, onOutside: closeAll });

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing a link closes the menu, whatever it leads to.
  useEffect(closeAll, [key, closeAll]);

  return (
    <header ref={header} className={classes.header} data-scrolled={scrolled} data-panel-open={panelOpen}>
      <div className={classes.row}>
        <PageLink href={frame.homeHref} className={classes.brand}>
          {frame.brand}
        </PageLink>
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
          <nav aria-label={messages.header.navigation}>
            <ul className={menuClasses.list}>
              {frame.menu.map((item) => (
                <MenuEntry key={item.id} {...{ item, level: 0, pathname, open, dispatch, isBar }} />
              ))}
            </ul>
          </nav>
          {languages}
        </div>
        <ChatButton
          href={frame.chatHref}
          label={messages.common.bookNow}
          opensNewWindow={messages.common.opensNewWindow}
          size="small"
        />
      </div>
    </header>
  );
}
