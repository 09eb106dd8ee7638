import {
  type BurgerProps,
  Container,
  createPolymorphicComponent,
  Burger as MantineBurger,
  VisuallyHidden,
} from '@mantine/core';
import { type CSSProperties, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Link } from '../../shared/page-data/parts.ts';
import { useSite } from '../../shared/site-context.tsx';
import { useShownChat } from '../../shared/use-chat.ts';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLangAttributes } from '../../ui/text/text.tsx';
import classes from './Header.module.css';
import menuClasses from './Menu.module.css';
import { MenuEntry } from './MenuEntry.tsx';
import { SearchField, SearchMenu } from './SearchMenu.tsx';
import { useMenu, useMenuNotes } from './use-menu.ts';

const PANEL = 'site-menu';

const Burger = createPolymorphicComponent<'summary', BurgerProps>(MantineBurger);

interface HeaderProps {
  readonly languages: ReactNode;
  /** The page's initial chat message; a general one if absent. */
  readonly chatMessage: string | undefined;
}

/** The fixed header. The browser opens its parts, with or without scripts. */
export function Header({ languages, chatMessage }: HeaderProps) {
  const { layout, messages } = useSite();
  const { pathname, key } = useLocation();
  const { header, button, navigation } = useMenu(key);
  const [notes, askForNotes] = useMenuNotes();
  return (
    <header
      {...useLangAttributes(layout.language)}
      ref={header}
      className={classes.header}
      style={{ '--scroll-threshold': `${SCROLL_THRESHOLD}px` } as CSSProperties}
      data-scrolled={useScrolled()}
    >
      <Container className={classes.row}>
        <a href={layout.homeHref} className={classes.brand}>
          <img src={layout.icon} alt="" width={36} height={36} className={classes.logo} />
          {layout.brand}
        </a>
        <details {...button} className={classes.menuButton} suppressHydrationWarning>
          <Burger component="summary" aria-controls={PANEL}>
            <VisuallyHidden>
              <span className={classes.toOpen}>{messages.header.menu}</span>
              <span className={classes.toClose}>{messages.header.close}</span>
            </VisuallyHidden>
          </Burger>
        </details>
        <div id={PANEL} className={classes.panel}>
          <SearchField />
          <nav
            {...navigation}
            onPointerEnter={askForNotes}
            onFocus={askForNotes}
            aria-label={messages.header.navigation}
          >
            <ul className={menuClasses.list}>
              {layout.menu.map((item) => (
                <MenuEntry key={item.id} {...{ item, level: 0, pathname, notes }} />
              ))}
            </ul>
          </nav>
          <SavedLink {...layout.compare} />
          {languages}
        </div>
        <SearchMenu />
        <ChatButton
          message={useShownChat(chatMessage ?? layout.chatMessage)}
          label={messages.common.bookNow}
          size="sm"
          className={classes.book}
        />
      </Container>
    </header>
  );
}

/** Link to the saved tours; their number comes from `--saved`. */
function SavedLink({ label, href }: Link) {
  return (
    <a href={href} className={classes.link}>
      <Icon name="heart" size={20} />
      <span>{label}</span>
    </a>
  );
}

/** Vertical scroll, in CSS pixels, up to which the header is transparent. */
const SCROLL_THRESHOLD = 50;

/** Undefined until hydrated. */
function useScrolled(): boolean | undefined {
  const [scrolled, setScrolled] = useState<boolean>();
  useEffect(() => {
    const follow = () => setScrolled(window.scrollY > SCROLL_THRESHOLD);
    startTransition(follow);
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return scrolled;
}
