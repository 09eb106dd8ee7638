import { useEffect, useRef, useState } from 'react';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { useSite } from '../../shared/site-context.tsx';
import { fillTemplate, type MessageTemplate } from '../../trip/message-template.ts';

/** Tours by slug: what is known of each, `gone` where it cannot be had; none while it is on its way. */
export type KnownTours = ReadonlyMap<string, PackagePage | 'gone'>;

/**
 * Loads the data of tours' pages: each once, all at the same time.
 *
 * @param tourPath address of a tour's page; takes `package`
 */
export function useTours(slugs: readonly string[], tourPath: MessageTemplate): KnownTours {
  const { loadPageData } = useSite();
  const [known, setKnown] = useState<KnownTours>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const slug of slugs) {
      if (asked.current.has(slug)) continue;
      asked.current.add(slug);
      const take = (tour: PackagePage | 'gone') => setKnown((before) => new Map(before).set(slug, tour));
      loadPageData(fillTemplate(tourPath, { package: slug })).then(
        // Where there is no such page, some sources give the one for unknown addresses.
        (page) => take(page.kind === 'package' ? page : 'gone'),
        () => take('gone'),
      );
    }
  }, [slugs, tourPath, loadPageData]);
  return known;
}
