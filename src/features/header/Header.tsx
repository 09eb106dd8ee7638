import {
  type BurgerProps,
  Container,
  createPolymorphicComponent,
  Burger as MantineBurger,
  VisuallyHidden,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useShownChat } from '../../shared/page-chat.ts';
import { useSite } from '../../shared/site-context.tsx';
import { useChat } from '../../shared/use-chat.ts';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { useLanguageMark } from '../../ui/text/language-mark.ts';
import classes from './Header.module.css';
import menuClasses from './Menu.module.css';
import { MenuEntry } from './MenuEntry.tsx';
import panelClasses from './Panel.module.css';
import { SavedLink } from './SavedLink.tsx';
import { SearchField, SearchMenu } from './SearchMenu.tsx';
import { useMenu } from './use-menu.ts';
import { useMenuNotes } from './use-menu-notes.ts';
import { useScrolled } from './use-scrolled.ts';

const PANEL = 'site-menu';

const Burger = createPolymorphicComponent<'summary', BurgerProps>(MantineBurger);

interface HeaderProps {
  readonly languages: ReactNode;
  /** What the chat says of what the page begins with; what it says in general, unless given. */
  readonly chatMessage: string | undefined;
}

/**
 * The fixed header: brand, menu, languages, search, Book Now: of what the page offers, else of anything. What opens in it is opened by the browser, scripts or not.
 */
export function Header({ languages, chatMessage }: HeaderProps) {
  const { shell, messages } = useSite();
  const { pathname, key } = useLocation();
  const { header, button, navigation } = useMenu(key);
  const [notes, askForNotes] = useMenuNotes();
  return (
    <header
      {...useLanguageMark(shell.language)}
      ref={header}
      className={classes.header}
      data-scrolled={useScrolled()}
    >
      <Container className={classes.row}>
        <a href={shell.homeHref} className={classes.brand}>
          <img src={shell.icon} alt="" width={36} height={36} className={classes.mark} />
          {shell.brand}
        </a>
        <details {...button} className={classes.menuButton} suppressHydrationWarning>
          <Burger component="summary" aria-controls={PANEL}>
            <VisuallyHidden>
              <span className={classes.toOpen}>{messages.header.menu}</span>
              <span className={classes.toClose}>{messages.header.close}</span>
            </VisuallyHidden>
          </Burger>
        </details>
        <div id={PANEL} className={`${classes.folded} ${panelClasses.panel}`}>
          <SearchField />
          <nav
            {...navigation}
            onPointerEnter={askForNotes}
            onFocus={askForNotes}
            aria-label={messages.header.navigation}
          >
            <ul className={menuClasses.list}>
              {shell.menu.map((item) => (
                <MenuEntry key={item.id} {...{ item, level: 0, pathname, notes }} />
              ))}
            </ul>
          </nav>
          <SavedLink {...shell.compare} />
          {languages}
        </div>
        <SearchMenu />
        <ChatButton
          {...useChat(useShownChat(chatMessage ?? shell.chatMessage))}
          label={messages.common.bookNow}
          size="sm"
          className={classes.book}
        />
      </Container>
    </header>
  );
}
