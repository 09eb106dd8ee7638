import { type Diagnostic, error, type Location, warning } from './diagnostic.ts';

export const unconfirmed = (at: Location, reason: string): Diagnostic =>
  warning('placeholder.unconfirmed', at, ({ contact }) => contact.unconfirmed(reason));

/** An unconfirmed value that pages leave out once the site has an address of its own. */
export const sample = (at: Location, reason: string): Diagnostic =>
  warning('placeholder.sample', at, ({ contact }) => contact.sample(reason));

export const unknownPath = (at: Location, path: string): Diagnostic =>
  error('placeholder.unknown-path', at, ({ contact }) => contact.unknownPath(path));

export const messagesReachNobody = (at: Location): Diagnostic =>
  warning('contact.local', at, ({ contact }) => contact.messagesReachNobody);

export const signUpsReachNobody = (at: Location): Diagnostic =>
  warning('newsletter.local', at, ({ contact }) => contact.signUpsReachNobody);

export const exampleAddress = (at: Location, host: string): Diagnostic =>
  warning('placeholder.example', at, ({ contact }) => contact.exampleAddress(host));

export const reservedHost = (at: Location, host: string): Diagnostic =>
  error('placeholder.reserved', at, ({ contact }) => contact.reservedHost(host));

export const clicksElsewhere = (at: Location, host: string, own: string): Diagnostic =>
  error('chat-clicks.elsewhere', at, ({ contact }) => contact.clicksElsewhere(host, own));

export const bareLink = (at: Location, host: string): Diagnostic =>
  warning('link.front-page', at, ({ contact }) => contact.bareLink(host));

export const placeholderNumber = (at: Location, phone: string): Diagnostic =>
  warning('placeholder.phone', at, ({ contact }) => contact.placeholderNumber(phone));

export const phoneLength = (at: Location, digits: number): Diagnostic =>
  error('phone.length', at, ({ contact }) => contact.phoneLength(digits));

export const zeroAfterCountryCode = (at: Location, phone: string): Diagnostic =>
  warning('phone.leading-zero', at, ({ contact }) => contact.zeroAfterCountryCode(phone));

/** What stands in braces in a channel's address, and means nothing. */
export const unknownChannelValue = (at: Location, name: string, known: readonly string[]): Diagnostic =>
  error('channel.unknown-value', at, ({ contact }) => contact.unknownChannelValue(name, known));

export const channelWithoutPhone = (at: Location): Diagnostic =>
  error('channel.no-phone', at, ({ contact }) => contact.channelWithoutPhone);

/** Two channels or phones of one name. */
export const sameName = (at: Location, name: string, first: string): Diagnostic =>
  warning('contact.same-name', at, ({ contact }) => contact.sameName(name, first));

/** A point on the map that lies far from all others. */
export const farPoint = (at: Location, kilometres: number): Diagnostic =>
  warning('point.far', at, ({ contact }) => contact.farPoint(kilometres));

/** A point beyond the northern or southern edge that any map of the site can have. */
export const polarPoint = (at: Location, highest: number): Diagnostic =>
  warning('point.pole', at, ({ contact }) => contact.polarPoint(highest));

/** A place whose number would cover others wherever it stood on a phone's map. */
export const withoutRoom = (at: Location): Diagnostic =>
  warning('point.no-room', at, ({ contact }) => contact.withoutRoom);
