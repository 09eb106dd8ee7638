import { type RefObject, useEffect, useState } from 'react';

/** How far off the screen, in pixels, an element counts as near. */
const NEAR = 200;

/** False until an element first comes near the part of the page on the screen, then true. */
export function useNearScreen(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${NEAR}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);

  return near;
}
