import type { MessageTemplate } from '../../trip/message-template.ts';
import type { BookingLanguages } from './package.ts';
import type { Link, PageBase } from './parts.ts';

/** The page of saved tours, some of them side by side. */
export interface ComparePage extends PageBase {
  readonly kind: 'compare';
  readonly title: string;
  readonly subtitle: string;
  /** Steps of saving and comparing tours. */
  readonly how: readonly string[];
  readonly listsTitle: string;
  /** Links to the lists of tours. */
  readonly lists: readonly Link[];
  /** Address of the page of a tour in the default language; takes `package`, its slug. */
  readonly tourPath: MessageTemplate;
  /** Tours to choose from; of many, the first of each section. */
  readonly offered: readonly OfferedTours[];
  readonly texts: CompareTexts;
  /** The beginning of the message about the tours. */
  readonly opening: BookingLanguages<string>;
}

/** Tours of a section. */
export interface OfferedTours {
  readonly label: string;
  readonly tours: readonly { readonly slug: string; readonly name: string }[];
}

/** The texts of the comparison; `remove` takes `name`. */
export interface CompareTexts {
  readonly saved: string;
  readonly sideBySide: string;
  readonly add: string;
  readonly choose: string;
  readonly remove: MessageTemplate;
  readonly full: string;
  readonly differences: string;
  readonly same: string;
  readonly options: string;
  readonly included: string;
  readonly excluded: string;
  readonly unknown: string;
  readonly gone: string;
  readonly ask: string;
}
