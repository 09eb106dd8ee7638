import { createContext } from 'react';

/** Whether the page is the document's own: its first render has to agree with the prerendered HTML. */
export const IsPrerendered = createContext(true);

/** Whether a page is rendered in one go, since it opens at a place further down; else its first screen goes first. */
export const IsWhole = createContext(true);
