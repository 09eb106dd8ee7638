import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

export interface PageLinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
  /** Opens a new document even within the site, as a change of language does. */
  readonly newDocument?: boolean;
}

/** Whether an address is one of the site's own. */
export function isInternal(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/** A link: within the site without loading the document anew, else an ordinary one. */
export function PageLink({ href, newDocument = false, ...rest }: PageLinkProps) {
  return isInternal(href) && !newDocument ? (
    <Link to={href} discover="none" {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
}
