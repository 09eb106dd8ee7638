import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The address of the screen that was open before the current one; undefined for the first. */
const CameFrom = createContext<string | undefined>(undefined);

interface Visited {
  readonly now: string;
  readonly before: string | undefined;
}

export function CameFromProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [visited, setVisited] = useState<Visited>({ now: pathname, before: undefined });
  if (visited.now !== pathname) setVisited({ now: pathname, before: visited.now });
  return <CameFrom value={visited.before}>{children}</CameFrom>;
}

export function useCameFrom(): string | undefined {
  return useContext(CameFrom);
}
