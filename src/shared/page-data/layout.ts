import type { Channel } from '../channel.ts';
import type { Link } from './parts.ts';
import type { Pricing } from './prices.ts';

/** A menu entry: a link, or a title with entries of its own. A title may have a page of its own. */
export interface MenuItem {
  /** Unique within the menu. */
  readonly id: string;
  readonly label: string;
  readonly href?: string;
  readonly children?: readonly MenuItem[];
}

/** Texts of sharing an address. */
export interface ShareTexts {
  readonly button: string;
  /** Title of the notice once the address is in the clipboard, and what to do with it. */
  readonly copied: string;
  readonly paste: string;
  /** Label of the address field, if the visitor has to copy it. */
  readonly copyThis: string;
}

/** The layout of every page of a language: menus, footer, contact details. */
export interface SiteLayout {
  readonly brand: string;
  /** Address of the brand's icon, a small square picture. */
  readonly icon: string;
  readonly homeHref: string;
  readonly menu: readonly MenuItem[];
  readonly quickLinks: readonly Link[];
  readonly popularDestinations: readonly Link[];
  /** The operator's own pages. */
  readonly ownPages: readonly Link[];
  readonly address: string;
  readonly phones: readonly ShownPhone[];
  readonly email: string;
  readonly social: readonly { readonly network: string; readonly name: string; readonly href: string }[];
  /** The chat message of pages without one of their own. */
  readonly chatMessage: string;
  /** The channel that all chat buttons open. */
  readonly channel: Channel;
  readonly others?: OtherChannels;
  readonly destinationsHref: string;
  /** The page of saved tours. */
  readonly compare: Link;
  readonly pricing: Pricing;
  readonly share: ShareTexts;
  /** Year of the build; absent if it is not shown. */
  readonly year?: string;
  /** The language of most of its texts, if not the page's. */
  readonly language?: string;
  /** Keys of interface texts that are missing in this language. */
  readonly missingTexts: readonly string[];
}

/** A phone, with its name where there are several. */
export interface ShownPhone {
  readonly name?: string;
  readonly number: string;
  readonly href: string;
  /** Set for the phone of the chat. */
  readonly isChat?: true;
}

/** The menu beside the chat button: other channels, and which of them get the message copied. */
export interface OtherChannels {
  readonly text: string;
  readonly channels: readonly NamedChannel[];
  readonly notes: readonly string[];
}

export interface NamedChannel extends Channel {
  readonly name: string;
}

/** A language of the site as the switcher and the address rules need it. */
export interface LanguageInfo {
  readonly code: string;
  readonly locale: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The start of its addresses: empty for the default language, else a slash and the code. */
  readonly prefix: string;
  /** True for the language of missing texts, shown to visitors whose language the site does not have. */
  readonly isFallback: boolean;
  /** Unfinished: it is neither linked nor listed for search engines. */
  readonly isUnpublished?: true;
  /** Asks a visitor, in this language, whether to switch to it. */
  readonly offer: { readonly text: string; readonly accept: string; readonly dismiss: string };
}
